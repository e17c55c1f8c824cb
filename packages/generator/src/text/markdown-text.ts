// What can be told from Markdown without parsing it: its first heading and its first paragraph, as plain text.
// The graph needs titles and descriptions of every page before any page is compiled; the compiler has the exact ones.

const fence = /^ {0,3}(`{3,}|~{3,})/;
const notProse = /^(\s*[-*+]\s|\s*\d+[.)]\s|>|\||#|:::|::include\b|<|!\[|\[[^\]]+\]:|={3,}|-{3,}|\*{3,}| {4}|\t)/;

/** The text of the first h1, if one stands before any other heading. */
export function firstHeading(markdown: string): string | undefined {
  let before = '';
  for (const line of proseLines(markdown)) {
    const atx = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line);
    if (atx) return atx[1] === '#' ? plainText(withoutId(atx[2] ?? '')) || undefined : undefined;
    if (/^ {0,3}=+[ \t]*$/.test(line) && before.trim()) return plainText(withoutId(before));
    before = line;
  }
  return undefined;
}

/** The first paragraph of prose, at most `limit` characters, cut at a word. */
export function firstParagraph(markdown: string, limit = 160): string | undefined {
  const paragraph: string[] = [];
  for (const line of proseLines(markdown)) {
    const isText = line.trim() !== '' && !notProse.test(line);
    if (isText) paragraph.push(line.trim());
    else if (paragraph.length > 0 && /^ {0,3}(=+|-+)[ \t]*$/.test(line)) paragraph.length = 0;
    else if (paragraph.length > 0) break;
  }
  const text = plainText(paragraph.join(' ').slice(0, limit * 10));
  return text === '' ? undefined : shorten(text, limit);
}

/** Without fenced code and comments; such lines become empty. One by one, because the first few mostly decide. */
function* proseLines(markdown: string): Generator<string> {
  let open: string | undefined;
  let inComment = false;
  for (const line of linesOf(markdown)) {
    if (inComment || (open === undefined && /^ {0,3}<!--/.test(line))) {
      inComment = !line.includes('-->');
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

function* linesOf(text: string): Generator<string> {
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield text.slice(start, found > start && text[end - 1] === '\r' ? end - 1 : end);
    start = end + 1;
  }
}

function withoutId(text: string): string {
  return text.replace(/[ \t]*\{#[^{}]+\}[ \t]*$/, '');
}

/** Inline Markdown to plain text; what stands in code stays as it is. */
export function plainText(markdown: string): string {
  if (!/[`*_~[<\\\uE000]/.test(markdown)) return markdown.replace(/\s+/g, ' ').trim();
  const codes: string[] = [];
  const held = markdown.replace(/(?<![`\\])(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (_, _ticks: string, code: string) => {
    return `\uE000${codes.push(code.trim()) - 1}\uE001`;
  });
  return held
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
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
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.–—-]+$/, '')}…`;
}
