/** Returns the string for the locale, or the string for the default locale, or the first string. */
export function textIn(text: string | Readonly<Record<string, string>>, locale: string, defaultLocale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? '';
}
