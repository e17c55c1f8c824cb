// Texts of the configuration that may be written once, or by locale.
import type { LocalizedText } from '../model/config.ts';
import type { LocaleCode } from '../model/paths.ts';

/** A locale's text, else the default locale's, else the first one. */
export function textIn(text: LocalizedText, locale: LocaleCode, defaultLocale: LocaleCode): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
