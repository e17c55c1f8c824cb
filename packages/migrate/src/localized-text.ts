// Strings with their translations.
import type { LocalizedText } from 'docsgen/internals';

/** Returns a string with its translations, or only the string if all are the same. The default locale comes first. */
export function localizedText(
  [first, ...others]: readonly { readonly code: string }[],
  text: string,
  translated: (code: string) => string | undefined,
): LocalizedText {
  const entries = others.flatMap(({ code }): readonly (readonly [string, string])[] => {
    const own = translated(code)?.trim();
    return own === undefined || own === '' || own === text ? [] : [[code, own]];
  });
  return entries.length === 0 || !first ? text : Object.fromEntries([[first.code, text], ...entries]);
}

/** Returns a label as plain text with its translations. */
export function localizedLabel(
  locales: readonly { readonly code: string }[],
  text: string | undefined,
  translated: (code: string) => string | undefined,
): LocalizedText | undefined {
  return text === undefined
    ? undefined
    : localizedText(locales, plainLabel(text), (code) => plainLabel(translated(code) ?? ''));
}

/** Removes HTML tags, which other generators allow in labels. */
export function plainLabel(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
