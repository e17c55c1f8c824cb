// Reads a text that may be written once or by locale.
import type { LocalizedText } from '../model/config.ts';
import type { LocaleCode } from '../model/paths.ts';

/** The text for a locale; else the default locale's; else the first that is there. */
export function textIn(text: LocalizedText, locale: LocaleCode, defaultLocale: LocaleCode): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
