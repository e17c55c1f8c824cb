// The languages that docsgen speaks, to choose from: their tags, and what they call themselves.
import { nearestTag } from '../languages/nearest-tag.ts';

export const languageNames: Readonly<Record<string, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: '中文',
};

/** What is wrong with the tag of a language for a new site; `undefined`: nothing. */
export function mistakeInTag(tag: string): string | undefined {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return `'${tag}' is no language tag, such as es, en or pt-BR`;
  if (isKnown(tag)) return undefined;
  const known = Object.keys(languageNames).join(', ');
  return `docsgen has no words for the interface in '${tag}' (it has ${known}); add that language to the site later`;
}

function isKnown(tag: string): boolean {
  try {
    return nearestTag(tag, Object.keys(languageNames)) !== undefined;
  } catch {
    return false;
  }
}
