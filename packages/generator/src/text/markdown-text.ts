// Extracts titles and descriptions from Markdown without parsing it. The graph needs the titles and descriptions of all
// pages before any page is compiled.

const fence = /^ {0,3}(`{3,}|~{3,})/;
/** Matches a leaf directive. */
const leaf = /^::[a-z][\w-]*(?:[[{]|\s*$)/;
const notProse = /^(\s*[-*+]\s|\s*\d+[.)]\s|>|\||#|:::|::include\b|<|!\[|\[[^\]]+\]:|={3,}|-{3,}|\*{3,}| {4}|\t)/;

/** Returns the plain text of the first h1, if no other heading precedes it. */
export function firstHeading(markdown: string): string | undefined {
  let before = '';
  for (const line of proseLines(markdown)) {
    const atx = /^ {0,3}(#{1,6})(?![^ \t])/.exec(line);
    if (atx) return atx[1] === '#' ? titleIn(withoutSigns(line.slice(atx[0].length))) || undefined : undefined;
    if (/^ {0,3}=+[ \t]*$/.test(line) && before.trim()) return titleIn(before);
    before = line;
  }
  return undefined;
}

/** Returns the first paragraph of prose, truncated to `limit` characters at a word boundary. */
export function firstParagraph(markdown: string, limit = 160): string | undefined {
  const paragraph: string[] = [];
  for (const line of proseLines(markdown)) {
    const isText = line.trim() !== '' && !notProse.test(line) && !leaf.test(line);
    if (isText) paragraph.push(line.trim());
    else if (paragraph.length > 0 && /^ {0,3}(=+|-+)[ \t]*$/.test(line)) paragraph.length = 0;
    else if (paragraph.length > 0) break;
  }
  const text = plainText(paragraph.join(' ').slice(0, limit * 10));
  return text === '' ? undefined : shorten(text, limit);
}

/** Removes MDX comments. In plain Markdown, imports and exports would be text. */
export function removeMdxComments(text: string): string {
  const [before = '', ...rest] = text.split('{/*');
  const after = rest.map((part) => {
    const end = part.indexOf('*/}');
    return end < 0 ? `{/*${part}` : part.slice(end + 3);
  });
  return before + after.join('');
}

/** Elements whose content is not prose, even after an empty line. */
const rawElement = /^ {0,3}<(head|script|style|pre)(?=[\s>])/i;

/**
 * Yields the lines outside fenced code, comments and raw elements, and replaces all other lines with empty lines. It is
 * a generator because the first few lines are usually sufficient.
 */
export function* proseLines(markdown: string): Generator<string> {
  let open: string | undefined;
  /** Marks the end of the current comment or element. */
  let end: string | undefined;
  for (const line of linesOf(markdown)) {
    if (open === undefined) end ??= endOfBlock(line);
    if (end !== undefined) {
      if (line.toLowerCase().includes(end)) end = undefined;
      yield '';
      continue;
    }
    const mark = fence.exec(line)?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
      yield '';
      continue;
    }
    open = mark;
    yield mark === undefined ? line : '';
  }
}

function endOfBlock(line: string): string | undefined {
  if (/^ {0,3}<!--/.test(line)) return '-->';
  const name = rawElement.exec(line)?.[1];
  return name && `</${name.toLowerCase()}`;
}

function* linesOf(text: string): Generator<string> {
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield text.slice(start, found > start && text[end - 1] === '\r' ? end - 1 : end);
    start = end + 1;
  }
}

/**
 * Maximum number of characters in a title. The number is limited because some regular expressions below take quadratic
 * time.
 */
const longestTitle = 2000;

function titleIn(heading: string): string {
  return plainText(withoutId(heading).slice(0, longestTitle));
}

/** Removes the closing `#` sequence of a heading, if a space precedes it. */
function withoutSigns(text: string): string {
  const written = text.trim();
  let end = written.length;
  while (written[end - 1] === '#') end -= 1;
  return end === 0 || /[ \t]/.test(written[end - 1] ?? '') ? written.slice(0, end).trimEnd() : written;
}

function withoutId(text: string): string {
  return text.trimEnd().replace(/(?<![ \t])[ \t]*\{#[^{}]+\}$/, '');
}

/** Returns inline Markdown as plain text. The content of code spans does not change. */
export function plainText(markdown: string): string {
  if (!/[`*_~[<\\\uE000]/.test(markdown)) return markdown.replace(/\s+/g, ' ').trim();
  const codes: string[] = [];
  const held = markdown.replace(/(?<![`\\])(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (_, _ticks: string, code: string) => {
    return `\uE000${codes.push(code.trim()) - 1}\uE001`;
  });
  return held
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^[\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(^|[\s(])[*_](\S.*?)[*_](?=$|[\s).,;:!?])/g, '$1$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => codes[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2));
  return `${words.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
