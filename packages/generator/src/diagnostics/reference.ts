// The sections of docs/reference/diagnostics.md, each about one code: the command prints them, and reports have them.

export interface Section {
  /** What the code means, in one sentence. */
  readonly summary: string;
  /** All of the section in Markdown, without its heading. */
  readonly text: string;
}

/** By code, in the order of the page. A section begins with a heading of the third level that is its code alone. */
export function parseReference(page: string): ReadonlyMap<string, Section> {
  const [, ...parts] = page.split(/^### (?=[a-z-]+$)/m);
  return new Map(
    parts.map((part) => {
      const [code = '', ...lines] = part.split(/\r?\n/);
      const end = lines.findIndex((line) => /^##? /.test(line));
      const text = (end < 0 ? lines : lines.slice(0, end)).join('\n').trim();
      return [code, { summary: firstSentence(text), text }] as const;
    }),
  );
}

function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ');
  return /^.*?\.(?=\s|$)/.exec(line)?.[0] ?? line;
}
