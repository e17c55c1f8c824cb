import type { LocalizedText } from '../model/config.ts';
import type { LocaleCode } from '../model/paths.ts';

/** Returns the string of the locale, else of the default locale, else the first one. */
export function textIn(text: LocalizedText, locale: LocaleCode, defaultLocale: LocaleCode): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
