// Characters that HTML must not contain. CommonMark replaces NUL in text, and all of these characters if written as
// references (`&#1;`), by U+FFFD. docsgen replaces all of them everywhere, with either parser.

/** Control characters except tabs and line breaks, noncharacters, and lone surrogates. */
const unprintable = /[^\P{Cc}\t\n\f\r]|[\p{Noncharacter_Code_Point}\p{Cs}]/u;
const everyUnprintable = new RegExp(unprintable, 'gu');

/** Code units of these characters, and of characters beyond U+FFFF. Unicode classes take ten times as long to match. */
const suspicious = /[^\t\n\f\r -~\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFFD]/;

/** Replaces each character by U+FFFD, or by two if it has two code units, so that positions do not change. */
export function replaceControlCharacters(text: string): string {
  return suspicious.test(text) && unprintable.test(text)
    ? text.replace(everyUnprintable, ({ length }) => '\uFFFD'.repeat(length))
    : text;
}
