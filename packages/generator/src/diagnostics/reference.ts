// Parses docs/reference/diagnostics.md, which contains a section about each code. `docsgen explain` and reports include
// these sections.

export interface Section {
  /** First sentence of the section. */
  readonly summary: string;
  /** Markdown of the section, without its heading. */
  readonly text: string;
}

/** Returns the sections by code, in page order. A section starts with a level 3 heading that contains only the code. */
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
