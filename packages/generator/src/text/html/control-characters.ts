// Characters that HTML must not contain. CommonMark replaces NUL in text with U+FFFD, and all of these characters if
// they are written as references (`&#1;`). docsgen replaces all of them everywhere, with either parser.

/** Control characters except tabs and line breaks, noncharacters, and lone surrogates. */
const unprintable = /[^\P{Cc}\t\n\f\r]|[\p{Noncharacter_Code_Point}\p{Cs}]/u;
const everyUnprintable = new RegExp(unprintable, 'gu');

/**
 * Matches the code units of these characters, and of characters above U+FFFF. Matching Unicode classes would take ten
 * times as long.
 */
const suspicious = /[^\t\n\f\r -~\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFFD]/;

/**
 * Replaces each character with U+FFFD, or with two of them if it has two code units, so that positions do not change.
 */
export function replaceControlCharacters(text: string): string {
  return suspicious.test(text) && unprintable.test(text)
    ? text.replace(everyUnprintable, ({ length }) => '\uFFFD'.repeat(length))
    : text;
}
