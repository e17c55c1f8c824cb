import type { Element } from 'hast';

/** Returns the language of a `<code>` element, or `''`. */
export function languageOf({ properties: { className } }: Element): string {
  const classes = Array.isArray(className) ? className.map(String) : [];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}
