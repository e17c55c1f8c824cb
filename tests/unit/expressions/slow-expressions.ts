// Regular expressions whose run time is not linear in the length of the text, each with the reason why it is harmless.

interface SlowExpressions {
  /** A file in `packages/`, or a folder with a trailing slash. */
  readonly where: string;
  /** Start of each expression. */
  readonly beginning: string;
  readonly reason: string;
}

const rendered = 'Reads HTML that docsgen has rendered, in which each < has its >';

export const slowExpressions: readonly SlowExpressions[] = [
  {
    where: 'mermaid/src/',
    beginning: '',
    reason: 'Lines of diagrams have at most 2,000 characters (longestLine in read-diagram.ts)',
  },
  { where: 'generator/src/markdown/code/highlight.ts', beginning: '/<[^>]*>/', reason: rendered },
  { where: 'generator/src/pages/files/generate-feeds.ts', beginning: '/<[^>]*>/', reason: rendered },
  {
    where: 'migrate/src/report/group-losses.ts',
    beginning: '/(?<!\\w)',
    reason: 'Reads messages of docsgen, which quote a name or a path at most',
  },
  {
    where: 'migrate/src/vitepress/snippets.ts',
    beginning: '/^(.+?)(#',
    reason: 'Reads 500 characters at most (longest in snippets.ts)',
  },
  {
    where: 'generator/src/cli/init/eject-component.ts',
    beginning: '/\\{siteOverrides',
    reason: "Reads docsgen's own theme",
  },
];
