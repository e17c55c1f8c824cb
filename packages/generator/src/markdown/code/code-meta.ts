// Parses the info string of a code fence after the language: `title="a.js" {1,3-5} showLineNumbers ins={2} del={3}`.

export interface CodeMeta {
  readonly title: string | undefined;
  /** Numbers of the highlighted lines, starting at 1. */
  readonly highlighted: ReadonlySet<number>;
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
  /** Number of the first line, or `undefined` if line numbers are turned off. */
  readonly firstNumber: number | undefined;
}

/** Shared by all fences without a meta string, which is the most common case. */
const plain: CodeMeta = {
  title: undefined,
  highlighted: new Set(),
  added: new Set(),
  removed: new Set(),
  firstNumber: undefined,
};

export function parseCodeMeta(meta: string): CodeMeta {
  if (meta === '') return plain;
  const numbers = /\bshowLineNumbers(?:=\{?(\d+)\}?)?/.exec(meta);
  return {
    title: /\btitle=(?:"([^"]*)"|'([^']*)')/
      .exec(meta)
      ?.slice(1)
      .find((title) => title !== undefined),
    highlighted: lineSet(/(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1]),
    added: lineSet(/\bins=\{([\d,\s-]+)\}/.exec(meta)?.[1]),
    removed: lineSet(/\bdel=\{([\d,\s-]+)\}/.exec(meta)?.[1]),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

/** Parses line ranges: `1,3-5` selects lines 1, 3, 4 and 5. */
function lineSet(ranges: string | undefined): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of (ranges ?? '').split(',')) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    if (from === undefined) continue;
    const last = Math.min(Number(to ?? from), Number(from) + 10_000);
    for (let line = Number(from); line <= last; line += 1) lines.add(line);
  }
  return lines;
}

interface MarkedCode {
  readonly code: string;
  readonly highlighted: ReadonlySet<number>;
}

const commentStart = String.raw`(?:\/\/|#|--|;;?|%|'|REM|\/\*|\{\/\*|<!--|\(\*)`;
const commentEnd = String.raw`(?:(?:\*\/\}?|-->|\*\))[ \t]*)?`;
const comment = String.raw`^[ \t]*${commentStart}[ \t]*highlight-(next-line|start|end)[ \t]*${commentEnd}$`;

/** Removes the comments `highlight-next-line`, `highlight-start` and `highlight-end`, and returns their lines. */
export function takeHighlightComments(code: string): MarkedCode {
  if (!code.includes('highlight-')) return { code, highlighted: new Set() };
  const pattern = new RegExp(comment, 'i');
  const remaining: string[] = [];
  const highlighted = new Set<number>();
  let isOpen = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const word = pattern.exec(line)?.[1]?.toLowerCase();
    if (word === undefined) {
      remaining.push(line);
      if (isOpen || isNext) highlighted.add(remaining.length);
      isNext = false;
    } else if (word === 'next-line') isNext = true;
    else isOpen = word === 'start';
  }
  return { code: remaining.join('\n'), highlighted };
}
