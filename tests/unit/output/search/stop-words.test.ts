// Words that the search ignores, compared with questions that readers ask in each language.
import { expect, it } from 'vitest';
import { everydayWordsOf, stopWordsOf } from '../../../../packages/generator/src/output/search/stop-words.ts';
import { fold } from '../../../../packages/theme/src/search/engine/search-words.ts';

/** Each question with the words that remain. */
const questions: readonly (readonly [lang: string, question: string, subject: string])[] = [
  ['ar', 'كيف هو التثبيت على الخادم', 'التثبيت الخادم'],
  ['de', 'wie kann ich die Farben für das Logo ändern', 'Farben Logo ändern'],
  ['en', 'how do I change the colors of my logo', 'change colors logo'],
  ['es', 'cómo puedo cambiar los colores de mi logo', 'cambiar colores logo'],
  ['fr', 'comment est installé le paquet sur mon serveur', 'installé paquet serveur'],
  ['it', 'come posso cambiare il logo della pagina', 'cambiare logo pagina'],
  ['nl', 'hoe kan ik de kleuren van het logo wijzigen', 'kleuren logo wijzigen'],
  ['pl', 'jak można zmienić kolory dla strony', 'zmienić kolory strony'],
  ['pt', 'como posso alterar as cores do logotipo', 'alterar cores logotipo'],
  ['ru', 'как я могу изменить цвета для страницы', 'изменить цвета страницы'],
  ['tr', 'renkler nasıl değişir ve logo nerede', 'renkler değişir logo'],
  ['uk', 'як я можу змінити кольори для сторінки', 'змінити кольори сторінки'],
];

const wordsOf = (text: string): readonly string[] => text.split(' ').map(fold);

it.each(questions)('in %s, only the subject of a question remains', (lang, question, subject) => {
  const ignored = new Set(stopWordsOf(lang));
  expect(wordsOf(question).filter((word) => !ignored.has(word))).toEqual(wordsOf(subject));
});

/** Articles, prepositions, question words, auxiliary verbs and pronouns. */
const grammar: readonly (readonly [lang: string, words: string])[] = [
  ['de', 'der vom zu wie werden muss dass es'],
  ['en', 'the of does have our you where when someone isn'],
  ['es', 'el en sobre cómo cuánto donde están hay mi usted tengo debe quiero alguien'],
  ['fr', 'le dans quoi quand tu mon cette plus'],
  ['it', 'il di nel come quanto è più questo'],
  ['nl', 'de het waar kunnen heb ik'],
  ['pl', 'i na gdzie kiedy nie moja'],
  ['pt', 'o para ou quem eu minha devo este'],
  ['ru', 'и на какой это он может'],
  ['tr', 've için ben sen'],
  ['uk', 'і на яке ці їх можна'],
];

it.each(grammar)('in %s, words that only connect other words are ignored', (lang, text) => {
  const ignored = new Set(stopWordsOf(lang));
  expect(wordsOf(text).filter((word) => !ignored.has(word))).toEqual([]);
});

/** Adverbs, pronouns and verbs of questions, such as *always*, *something* and *to work*. */
const everyday: readonly (readonly [lang: string, words: string])[] = [
  ['ar', 'جديد دائما مشكلة'],
  ['de', 'alles damit diese etwas funktioniert immer jetzt machen mehr nachdem nichts noch sehr viel während'],
  ['en', 'again anything each everything got happens keep makes never often other several something try yet'],
  [
    'es',
    'ahora algo cosa después encontrar funciona hecho luego misma mucho nueva otra posible problema siempre tal vez',
  ],
  [
    'fr',
    'afin autre chose comme déjà encore essayer faire jamais mieux même parfois plusieurs problème savoir tous très',
  ],
  ['it', 'adesso anche dare dopo fare già invece molto nuovo ogni parte problema proprio qualcosa sempre tutti volta'],
  ['nl', 'alles ander daar doen eerst geen hier iets later maken meer niets nieuw probleem steeds verder weer zonder'],
  ['pl', 'bardzo często inny jeszcze kilka musi nawet nowy przed problem robić taki tylko wiele zawsze'],
  [
    'pt',
    'agora algo coisa depois então fazer funciona mesma muito nunca outro parte problema próprio sempre tanto tudo',
  ],
  ['ru', 'больше все всегда делать другой здесь каждый много надо новый очень проблема сейчас снова через'],
  ['tr', 'ancak bazı hemen her iki olmak olduğu sonra tekrar üzere'],
  ['uk', 'багато завжди інший лише між нове потрібно проблема тепер'],
];

it.each(everyday)('in %s, everyday words are known', (lang, text) => {
  const known = new Set(everydayWordsOf(lang));
  expect(wordsOf(text).filter((word) => !known.has(word))).toEqual([]);
});

it('a regional variant has the words of its language', () => {
  expect(stopWordsOf('pt-BR')).toEqual(stopWordsOf('pt'));
  expect(everydayWordsOf('DE-at')).toEqual(everydayWordsOf('de'));
});

it('a language without a list ignores no words', () => {
  expect([stopWordsOf('ja'), everydayWordsOf('ja')]).toEqual([[], []]);
});
