// Code block options of Expressive Code and its plugins that docsgen does not support: marked words and frames.
import { type PageConversion, tell } from './page-work.ts';

const unread: ReadonlyMap<RegExp, { readonly what: string; readonly hint: string }> = new Map([
  [
    /(?:^|\s)(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/[^/\s][^/]*\/)(?=\s|$)/,
    {
      what: 'Marked words in code blocks are not supported',
      hint: 'Mark whole lines instead: {2}, ins={2} or del={2}',
    },
  ],
  [
    /(?:^|\s)mark=\{/,
    { what: "The 'mark' option of code blocks is not supported", hint: 'List the lines without the name: {2}' },
  ],
  [
    /(?:^|\s)(?:frame|wrap|collapse)(?=[=\s]|$)/,
    {
      what: 'Frames, line wrapping and collapsed lines in code blocks are not supported',
      hint: 'Remove frame, wrap and collapse',
    },
  ],
]);

export function reportCodeMarks(work: Pick<PageConversion, 'file' | 'text' | 'losses' | 'fences'>): void {
  for (const { info, infoStart } of work.fences) {
    const options = info
      .trim()
      .replace(/^\S+/, '')
      .replace(/(?:^|\s)title=(?:"[^"]*"|'[^']*')/g, ' ');
    for (const [pattern, { what, hint }] of unread)
      if (pattern.test(options)) tell(work, infoStart, { severity: 'warning', message: what, hint });
  }
}
