// Characters that HTML must not contain. CommonMark replaces NUL in a text, and all of them where they are written as
// references (`&#1;`), by U+FFFD; docsgen does the same with all of them everywhere, whichever parser reads the text.

/** Control characters but for tabs and line ends, code points that are no characters, and halves of characters. */
const unprintable = /[^\P{Cc}\t\n\f\r]|[\p{Noncharacter_Code_Point}\p{Cs}]/u;
const everyUnprintable = new RegExp(unprintable, 'gu');

/** Units of all of them, and of characters of the upper planes. Classes of Unicode take ten times as long to find. */
const suspicious = /[^\t\n\f\r -~\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFFD]/;

/** The text with U+FFFD in place of each, twice for those of two units: positions in it stay the same. */
export function withoutControls(text: string): string {
  return suspicious.test(text) && unprintable.test(text)
    ? text.replace(everyUnprintable, ({ length }) => '\uFFFD'.repeat(length))
    : text;
}
