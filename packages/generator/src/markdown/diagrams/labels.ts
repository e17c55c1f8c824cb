// Words of a diagram on their way through the drawing library. Signs that mean something to it travel as characters
// that mean nothing, so that `A["f(x) [draft]"]` keeps its brackets.
import { escapeHtml } from '../../text/html/escape.ts';

/** Where ASCII's signs are put: characters that belong to nothing. */
const apart = 0xe000;

const names: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  semi: ';',
  colon: ':',
};

/** A label as the author wrote it, with or without quotes, as one that the library reads as nothing but words. */
export function hiddenLabel(written: string): string {
  return plainLabel(written)
    .replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(apart + sign.charCodeAt(0)))
    .replaceAll('\n', '<br>');
}

/** A label where the library expects one word. */
export function hiddenWord(written: string): string {
  return hiddenLabel(written).replaceAll(' ', String.fromCharCode(apart + 0x20));
}

/** The words alone; line breaks as such. */
export function plainLabel(written: string): string {
  const text = unquoted(written.trim());
  return text
    .replace(/[\uE020-\uE07E]/g, '')
    .replace(/(?<!\s)\s*<br\s*\/?>\s*|\\n/gi, '\n')
    .replace(/<\/?(?:a|b|big|center|code|div|em|font|i|p|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi, '')
    .replace(/[#&](\w+|#\d+);/g, (all, name: string) => characterOf(name) ?? all)
    .trim();
}

/** Markdown in a label is drawn without its marks. */
function unquoted(text: string): string {
  const inner = /^"([\s\S]*)"$/.exec(text)?.[1] ?? text;
  const markdown = /^`([\s\S]*)`$/.exec(inner)?.[1];
  return markdown === undefined ? inner : markdown.replace(/(\*\*|__|\*|_)(?=\S)([^*_]+)\1/g, '$2');
}

function characterOf(name: string): string | undefined {
  const code = /^#?(\d{1,6})$/.exec(name)?.[1];
  return code === undefined ? names[name] : String.fromCodePoint(Math.min(Number(code), 0x10ffff));
}

/** The drawing with the labels' own signs. */
export function withSigns(svg: string): string {
  return svg.replace(/[\uE020-\uE07E]/g, (sign) => escapeHtml(String.fromCharCode(sign.charCodeAt(0) - apart)));
}
