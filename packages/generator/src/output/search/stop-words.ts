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
    'cuanto cuánto cuanta cuánta cuantos cuántos donde dónde porque es son era eran ser fue fueron está están',
    'estar este esta estos estas ese esa esos esas esto eso aquel he ha han haber hay había se me mi mis te tu',
    'tus su sus nos nuestro nuestra le les yo usted ustedes puedo puede pueden puedes poder podría tengo tiene',
    'tienen debo debe deben si sí no más muy ya también pero pongo pone poner sé saber quiero quiere querer',
    'necesito necesita necesitar alguien',
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

export function stopWordsOf(lang: string): readonly string[] {
  const [base = ''] = lang.toLowerCase().split('-', 1);
  return [...new Set((lists[base] ?? []).flatMap((line) => line.split(' ')).map(fold))];
}
