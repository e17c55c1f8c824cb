// Stop words: articles, prepositions, pronouns, question words, auxiliary verbs. The lists are deliberately short: they
// omit every word that can be the subject of a page.

import { fold } from '@docsgen/theme/src/search/engine/search-words.ts';

const lists: Readonly<Record<string, readonly string[]>> = {
  ar: ['في من على إلى عن مع هذا هذه ذلك التي الذي ما ماذا كيف هل أين متى لماذا أن إن كان هو هي أو ثم لا و يا أنا نحن'],
  de: [
    'der die das den dem des ein eine einen einem einer eines und oder aber in im an am auf aus bei mit nach von',
    'vom zu zum zur für über unter wie was wo wer wann warum wieso welche welcher welches ist sind war wird',
    'werden kann können soll muss darf hat haben ich du er sie es wir ihr mein meine man sich nicht auch wenn',
    'dass als so es gibt schon brauche braucht will wollen jemand',
  ],
  en: [
    'a an the and or but if of in on at by for from to into with about as is are was were be been being am do',
    'does did doing done has have had having can could should would will shall may might must i me my mine we us',
    'our you your he she it its they them their this that these those there here what which who whom whose when',
    'where why how so than then too very just some any already still put know want need please anyone someone',
    'somebody isn isnt arent doesnt dont didnt cant wont im ive lets s t',
  ],
  es: [
    'el la los las lo un una unos unas al del de a ante con contra desde en entre hacia hasta para por segun sin',
    'sobre tras y e o u ni que qué cual cuál cuales cuáles quien quién quienes quiénes como cómo cuando cuándo',
    'cuanto cuánto cuanta cuánta cuantas cuántas cuantos cuántos donde dónde porque es son era eran ser fue',
    'fueron está están estar este esta estos estas ese esa esos esas esto eso aquel he ha han haber hay había',
    'se me mi mis te tu tus su sus nos nuestro nuestra le les yo usted ustedes puedo puede pueden puedes poder podría',
    'tengo tiene tienen debo debe deben si sí no más muy ya también pero pongo pone poner sé saber',
    'quiero quiere querer necesito necesita necesitar alguien',
  ],
  fr: [
    'le la les l un une des du de d au aux et ou mais dans en sur sous par pour avec sans chez vers à que qu qui',
    'quoi quel quelle quels quelles comment quand où pourquoi combien est sont était être été a ont avoir ai je j',
    'tu il elle on nous vous ils elles mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce c cet',
    'cette ces se s y ne n pas plus peut peux puis dois doit',
  ],
  it: [
    'il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla',
    'in nel nella nei con su sul sulla per tra fra e ed o ma che chi cosa come quando dove perché quale quali',
    'quanto è sono era essere ho ha hanno avere io tu lui lei noi voi loro mio mia tuo suo sua si mi ti ci vi non',
    'più posso può devo deve questo questa questi queste',
  ],
  nl: [
    'de het een en of maar in op aan bij met van voor naar uit over onder door te om als dat die dit deze wat wie',
    'waar wanneer waarom hoe welke welk is zijn was waren wordt worden kan kunnen moet moeten mag heeft hebben',
    'heb ik je jij u hij zij ze we wij mijn jouw ons onze niet ook er',
  ],
  pl: [
    'i w we z ze na do od o u za po przy dla przez pod nad bez a ale lub albo czy że to ten ta te tego jak co kto',
    'gdzie kiedy dlaczego jaki jaka jakie który która które jest są był była było być mam ma mogę może można się',
    'nie ja ty on ona my wy oni mój moja moje swój',
  ],
  pt: [
    'o a os as um uma uns umas de do da dos das d em no na nos nas por pelo pela para com sem sobre entre até e',
    'ou mas que quem qual quais como quando onde porque quanto é são era ser foi está estão estar tem têm ter há',
    'eu tu você vocês ele ela nós eles elas meu minha seu sua seus suas se me te lhe não mais posso pode podem',
    'devo deve este esta esse essa isto isso ao aos à às',
  ],
  ru: [
    'и в во на с со к ко у о об от до из за по при для под над без а но или что чтобы кто где когда почему как',
    'какой какая какое какие который которая ли это этот эта эти то тот та те есть был была было были быть я ты',
    'он она оно мы вы они мой моя моё мне меня его её их не ни же бы могу может можно нужно ещё',
  ],
  tr: [
    've veya ya da de ile için bir bu şu o ne nasıl neden niçin nerede nereye kim hangi kaç ne zaman mi mı mu mü',
    'ben sen biz siz onlar benim senin bizim ki ama fakat gibi kadar daha en çok var yok olan olarak',
  ],
  uk: [
    'і й та в у на з із зі до від о об за по при для під над без а але або чи що щоб хто де коли чому як який яка',
    'яке які це цей ця ці той те є був була було були бути я ти він вона воно ми ви вони мій моя моє мені його її',
    'їх не ні же б можу може можна треба ще',
  ],
};

/** Adverbs, pronouns and verbs of questions, which say less about the subject of a query than other words. */
const everydayLists: typeof lists = {
  ar: [
    'آخر أحتاج أخرى أريد أكثر أول أي أيضا إلا إلي الآن التالي بدون بعد بعض بين تم جدا جديد حتى حيث خلال دائما عند',
    'عندما غير فقط قبل قد كل كما كيفية لدي لكن لم مثل مرة مشكلة معي نعم نفس هنا هناك يجب يعمل يمكن يمكنني',
  ],
  de: [
    'ab alle alles andere anderen anderer anderes beim bekomme bekommen bereits bleibt bringen damit danach dann',
    'denn derselbe diese dieser dieses eigene eigenen einfach einige erst etwas falls fehlt finde finden',
    'funktionieren funktioniert ganz geben gehen geht genau gerade gleich gut habe heute hier immer irgendwie jede',
    'jeden jeder jedes jetzt kein keine keinen klappt kommen kommt könnte lassen leider liegt lässt mache machen',
    'macht mal mehr mehrere mehreren meisten mich mir möchte möglich müssen nachdem neu neue neuen neues nichts nie',
    'noch nochmal nur nächste nächsten ob ohne passiert per richtig sagen sagt schnell sehe sehen sehr selbst sieht',
    'sollen sollte statt tun unser unsere viel viele vielleicht vor vorher weg weiter wenig wirklich wohin worden',
    'wurde während würde zeit zuerst zurück zwei zwischen',
  ],
  en: [
    'after again all also always another anything back because before both bring came come comes coming different',
    'each either else even ever every everyone everything find first get gets getting give gives go goes going good',
    'got happen happened happening happens help instead keep keeps kind last later let like long look lot made make',
    'makes making many mean means more most much needed needs never new next no nobody not nothing now off often',
    'old once one only other others out over own part possible problem really right same say says see seem seems',
    'several show since something sometimes somewhere such sure take taken takes taking tell thing things think',
    'through time times together try trying two under until up use used uses using via way well while without work',
    'working works wrong yet',
  ],
  es: [
    'además ahora algo alguna algunas alguno algunos algún allí antes aquí así aun aunque aún bien cada casi caso',
    'cosa cosas cualquier dar deja dejar dentro desea después dice distinta distinto durante ella ellos empezar',
    'encontrar entonces estoy falta faltan favor fin forma funciona funcionan funcionar hace hacen hacer haces hago',
    'hecho incluso ir lado llega llegan llegar llego lleva luego lugar manera mayor mejor menos mientras misma',
    'mismas mismo mismos mucha muchas mucho muchos nada nadie nueva nuevas nuevo nuevos nunca ocurre ocurrir otra',
    'otras otro otros parte pasa pasan pasar poco pocos posible primer primera primero problema propia propio pues',
    'queda quedar realmente resulta sale salir salió seguir seguro según sería siempre sigue siguiente sino sirve',
    'sirven solo tal tampoco tan tanto tarda tener tiempo tipo toda todas todavía todo todos tomar trata través',
    'tuve usa usan usando usar uso vamos varias varios veces ver vez viene volver vuelve única único',
  ],
  fr: [
    'afin aller alors après aucun aucune aurait aussi autre autres avant besoin bien cela celle celui chaque chose',
    'choses comme dedans depuis dernier deux différent dire dit doivent donc donner dès déjà encore ensuite entre',
    'essayer faire fais fait faut fois font ici jamais jusque laisser lequel lieu lorsque maintenant manière mettre',
    'mieux moins même mêmes nouveau nouvel nouvelle obtenir parce parfois partie pendant personne petit peu',
    'plusieurs plutôt possible pouvoir premier prendre presque problème prochain propre quelque quelques rien',
    'savoir sera seul seulement si soit souvent suivant tant tel temps toujours tous tout toute toutes trop trouver',
    'très type utilisation utilise utiliser va vais venir veut veux vie voici voir voudrais vouloir vraiment',
  ],
  it: [
    'adesso alcune alcuni allora altra altre altri altro anche ancora andare appena avanti avrei bisogno cosi così',
    'dare dentro devono dice diverso dopo dovrebbe due durante ecco fa faccio fanno fare fatto fino forse funziona',
    'già inoltre invece mai meglio meno mentre mettere modo molta molte molti molto nessuno niente nulla nuova',
    'nuovo ogni ognuno oltre oppure parte perciò pochi poco poi possibile possono potere potrebbe prima primo',
    'problema proprio prossimo qualche qualcosa qualcuno quelli quello quindi sapere sarebbe se sempre senza solo',
    'spesso stare stessa stesse stessi stesso subito succede tale tanto tempo tipo trovare tutta tutte tutti tutto',
    'ultimo usare uso vedere verso viene voglio volta volte vorrei',
  ],
  nl: [
    'al alle alleen alles altijd ander andere anders beide beter daar daarna dan deel doe doen doet dus echt eens',
    'eerst eerste eigen elk elke enkele gaan gaat gebeurt gebruik gebruiken geef geen goed graag had heel helpt',
    'hier iemand iets ja kom komen komt krijg krijgen laat laatste lang laten later maak maakt maken manier meer',
    'meerdere meest mij min misschien moest na nadat niets nieuw nieuwe niks nog nooit nu ooit opnieuw paar',
    'probleem steeds tegen terug tijd toch toen tot tussen twee vaak veel verder vinden volgende vraag waarop want',
    'weer weet weg weinig werken werkt wil willen wilt zal zeggen zeker zelf zelfde zien zo zoals zonder zou',
  ],
  pl: [
    'ani bardzo będzie chce chcę ciągle coś czas często dalej dobrze drugi dwa działa gdy inna inne innego inny',
    'innych jeden jedna jednak jeszcze już każda każde każdy kilka ktoś mało miejsce mieć musi musieć muszę nawet',
    'nic nigdy nowa nowe nowy obie oraz ostatni pierwszy pokazać pomoc ponownie potem potrzebuję powinien problem',
    'przed przykład raz robi robić sam sama samo skąd sposób swoje taki takie teraz też tu tylko tym używać użyć',
    'wiele więc więcej wszystkie wszystko właśnie zamiast zawsze znaleźć znowu zrobić żeby',
  ],
  pt: [
    'agora ainda algo algum alguma algumas alguns alguém além antes apenas após aqui assim bem cada caso certo',
    'coisa coisas consigo dar deixar dentro depois deveria diferente dizer dois durante enquanto então existe faz',
    'fazem fazer faço fica ficar fora forma funciona funcionam funcionar hoje ir já lado lugar maior maneira menos',
    'mesma mesmas mesmo mesmos muita muitas muito muitos nada nenhum nova novas novo novos nunca outra outras outro',
    'outros parte pelos poder pois possível pouco precisa precisamos precisar preciso primeira primeiro problema',
    'próprio próxima próximo qualquer quase quer querem querer quero saber seja sempre seria sido sob só tal também',
    'tanto tempo tipo toda todas todo todos tudo usa usam usar uso vai vamos ver vez vezes vir vou várias vários',
  ],
  ru: [
    'более больше будет вам вас весь возможно вообще вот время все всегда всего всех всё даже два делает делать',
    'другая другие другого другой если зачем здесь иметь иногда каждая каждый кажется кого куда лучше любой между',
    'менее место много надо найти нам нас начала него нельзя несколько нет никогда никто ничего новая новое новые',
    'новый ну нужен нужна один одна однако опять очень перед писать пока получить после последний потом почти про',
    'проблема просто работает работать раз сам самый свой своя сделать себя сейчас сколько следующий снова сразу',
    'стало так такая также такой там тебя тем теперь того тоже только три туда тут уже хотеть хочу часто чего чем',
    'чему через этого этом',
  ],
  tr: [
    'ancak artık aynı az bazen bazı başka belki birkaç böyle bütün değil diğer etmek eğer gerek gerekiyor göre hala',
    'hemen hep hepsi her herhangi herkes hiç iki ilk ise istiyorum kendi kere mümkün nasılsa olabilir oldu olduğu',
    'olmak olsun olur onu pek sadece sanki sonra sorun tekrar tüm yapmak yapılır yapıyor yeni yine yoksa çünkü önce',
    'üzere şey şimdi şöyle',
  ],
  uk: [
    'багато буде більше вам вас весь взагалі все всі два дуже ж завжди зараз зробити кожен кожна краще куди кілька',
    'лише між місце навіть назад нам нас немає нова нове новий нові ніколи ніхто нічого один однак перший потрібен',
    'потрібно потім працює проблема просто після раз разом робити сам свою свій себе скільки так така такий також',
    'там тепер тоді тут тільки хочу через чого щось іноді інша інше інший інші',
  ],
};

export const stopWordsOf = (lang: string): readonly string[] => wordsOf(lists, lang);

export const everydayWordsOf = (lang: string): readonly string[] => wordsOf(everydayLists, lang);

function wordsOf(listsByLanguage: typeof lists, lang: string): readonly string[] {
  const [base = ''] = lang.toLowerCase().split('-', 1);
  return [...new Set((listsByLanguage[base] ?? []).flatMap((line) => line.split(' ')).map(fold))];
}
