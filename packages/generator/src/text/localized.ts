/** Returns the string of the locale, else of the default locale, else the first one. */
export function textIn(text: string | Readonly<Record<string, string>>, locale: string, defaultLocale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
