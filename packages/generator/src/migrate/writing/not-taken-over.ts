// The page that stands in for one that could not be taken over, in the language of its readers.

interface MissingPage {
  readonly title: string;
  /** Code of its language: `pt-BR`. */
  readonly locale: string;
}

const opening = '// docsgen migrate: the page that was here throws while it is drawn.';

export function isStandIn(module: string): boolean {
  return module.startsWith(opening);
}

/** A module of `pages/`, right under any of the names that such modules have. Search engines leave it out. */
export function notTakenOver({ title, locale }: MissingPage): string {
  const sentence = sentences[locale.toLowerCase().split(/[-_]/)[0] ?? ''] ?? sentences.en ?? '';
  return `${opening} Its module is beside this
// one, and its name begins with an underscore: mend it, and rename it to the name of this file.
import { createElement } from 'react';

export const meta = {
  title: ${quoted(title)},
  layout: 'doc',
  unlisted: true,
  searchable: false,
  contents: false,
};

${drawing(sentence)}`;
}

function drawing(sentence: string): string {
  return `export default function NotTakenOver() {\n  return createElement('p', null, ${quoted(sentence)});\n}\n`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;
}

/** In every language that docsgen speaks. */
export const sentences: Readonly<Record<string, string>> = {
  ar: 'لم يتم نقل هذه الصفحة بعد.',
  de: 'Diese Seite konnte noch nicht übernommen werden.',
  en: 'This page could not be taken over yet.',
  es: 'Esta página todavía no se ha podido trasladar.',
  fr: 'Cette page n’a pas encore pu être reprise.',
  it: 'Non è stato ancora possibile trasferire questa pagina.',
  ja: 'このページはまだ移行できていません。',
  ko: '이 페이지는 아직 옮기지 못했습니다.',
  nl: 'Deze pagina kon nog niet worden overgenomen.',
  pl: 'Tej strony nie udało się jeszcze przenieść.',
  pt: 'Ainda não foi possível transferir esta página.',
  ru: 'Эту страницу пока не удалось перенести.',
  tr: 'Bu sayfa henüz taşınamadı.',
  uk: 'Цю сторінку поки не вдалося перенести.',
  zh: '此页面尚未能迁移。',
};
