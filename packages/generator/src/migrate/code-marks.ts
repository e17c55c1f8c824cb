// Options of code blocks that Expressive Code and its plugins read and docsgen does not: marked words and frames.
import { type PageWork, tell } from './page-work.ts';

const unread: ReadonlyMap<RegExp, { readonly what: string; readonly hint: string }> = new Map([
  [
    /(?:^|\s)(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/[^/\s][^/]*\/)(?=\s|$)/,
    { what: 'Marks of words in a code block have no effect', hint: 'Mark whole lines: {2}, ins={2} or del={2}' },
  ],
  [
    /(?:^|\s)mark=\{/,
    { what: "The option 'mark' of a code block has no effect", hint: 'Write the lines without a name: {2}' },
  ],
  [
    /(?:^|\s)(?:frame|wrap|collapse)(?=[=\s]|$)/,
    { what: 'Frames, wrapping and folding of code blocks have no effect', hint: 'Remove frame, wrap and collapse' },
  ],
]);

export function reportCodeMarks(work: Pick<PageWork, 'file' | 'text' | 'losses' | 'fences'>): void {
  for (const { info, infoStart } of work.fences) {
    const options = info
      .trim()
      .replace(/^\S+/, '')
      .replace(/(?:^|\s)title=(?:"[^"]*"|'[^']*')/g, ' ');
    for (const [pattern, { what, hint }] of unread)
      if (pattern.test(options)) tell(work, infoStart, { severity: 'warning', message: what, hint });
  }
}
