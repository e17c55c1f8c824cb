// Creates placeholder pages, in the language of the page they replace.

interface MissingPage {
  readonly title: string;
  /** BCP 47 code, such as `pt-BR`. */
  readonly locale: string;
}

const opening = '// docsgen migrate: placeholder for a page that throws an error while rendering.';

export function isStandIn(module: string): boolean {
  return module.startsWith(opening);
}

/** Returns a module for `pages/` that works with any file extension and excludes itself from search engines. */
export function placeholderPage({ title, locale }: MissingPage): string {
  const sentence = sentences[locale.toLowerCase().split(/[-_]/)[0] ?? ''] ?? sentences.en ?? '';
  return `${opening}
// The original module is in the file of the same name with a leading underscore. Fix it, then rename it to this file.
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

/** In all languages with built-in UI strings. */
export const sentences: Readonly<Record<string, string>> = {
  ar: 'لم يتم نقل هذه الصفحة بعد.',
  de: 'Diese Seite konnte noch nicht übernommen werden.',
  en: 'This page has not been migrated yet.',
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
