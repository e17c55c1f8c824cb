// Protects labels from the diagram library. Replaces special characters with private-use characters, so that the
// library preserves the brackets in `A["f(x) [draft]"]`.

/** Offset at which ASCII characters are encoded, in the private use area. */
const privateUseStart = 0xe000;

const names: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  semi: ';',
  colon: ':',
};

/** Encodes a label, with or without quotes, so that the library parses it as plain text. */
export function hiddenLabel(written: string): string {
  return plainLabel(written)
    .replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(privateUseStart + sign.charCodeAt(0)))
    .replaceAll('\n', '<br>');
}

/** Encodes a label for a position at which the library expects a single word. */
export function hiddenWord(written: string): string {
  return hiddenLabel(written).replaceAll(' ', String.fromCharCode(privateUseStart + 0x20));
}

/**
 * Returns the plain text, with line breaks as `
 * `.
 */
export function plainLabel(written: string): string {
  const text = unquoted(written.trim());
  return text
    .replace(/[\uE020-\uE07E]/g, '')
    .replace(/(?<!\s)\s*<br\s*\/?>\s*|\\n/gi, '\n')
    .replace(/<\/?(?:a|b|big|center|code|div|em|font|i|p|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi, '')
    .replace(/[#&](\w+|#\d+);/g, (all, name: string) => characterOf(name) ?? all)
    .trim();
}

/** Removes Markdown formatting. */
function unquoted(text: string): string {
  const inner = /^"([\s\S]*)"$/.exec(text)?.[1] ?? text;
  const markdown = /^`([\s\S]*)`$/.exec(inner)?.[1];
  return markdown === undefined ? inner : markdown.replace(/(\*\*|__|\*|_)(?=\S)([^*_]+)\1/g, '$2');
}

function characterOf(name: string): string | undefined {
  const code = /^#?(\d{1,6})$/.exec(name)?.[1];
  return code === undefined ? names[name] : String.fromCodePoint(Math.min(Number(code), 0x10ffff));
}

/** Restores the encoded characters. */
export function shownLabel(hidden: string): string {
  return hidden.replace(/[\uE020-\uE07E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - privateUseStart));
}
