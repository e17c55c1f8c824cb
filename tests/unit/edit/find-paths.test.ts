import { expect, it } from 'vitest';
import { findPaths } from '../../../packages/generator/src/edit/move/find-paths.ts';

/** Returns the text at each found position, and the URL that it belongs to, if that is different. */
function found(text: string): readonly string[] {
  return findPaths(text, text).map(({ href, start, end }) => {
    const path = text.slice(start, end);
    return path === href ? path : `${path} of ${href}`;
  });
}

it.each([
  ['a link whose text is an address', '[a.md](b.md)', ['b.md']],
  ['a link around another address', '[`](a.md)` ![x](b.png)](c.md)', ['c.md', 'b.png']],
  ['a query and a hash', '[a](b.md?x=1#y)', ['b.md of b.md?x=1#y']],
  ['titles and spaces', '[a]( b.md "](c.md)" ) [d](<e f.md> \'t\')', ['b.md', 'e f.md']],
  ['brackets in a path', '[a](b(c).md) [d](e\\(f.md)', ['b(c).md', 'e\\(f.md of e(f.md']],
  ['definitions', 'See [a] and [b][c].\n\n[a]: x.md "T"\n[c]: <y.md#z>\n', ['x.md', 'y.md of y.md#z']],
  ['HTML', 'A <a class=x href="a.md?b&amp;c">b</a> <img alt="" src=\'d.png\'>', ['a.md of a.md?b&c', 'd.png']],
  [
    'scripts and styles in HTML',
    '<script src="a.js"></script>\n<link href=b.css>\n<p title="href=x">',
    ['a.js', 'b.css'],
  ],
  ['nothing outside of the site', '[a](https://b.c/d) <img src="data:image/png;base64,AA==">', []],
  ['quotes, lists and tables', '> - [a](b.md)\n\n| x |\n| - |\n| [c](d.md) |\n', ['b.md', 'd.md']],
  ['titles of admonitions', ':::note See [a](b.md)\n\n[c](d.md)\n\n:::\n', ['b.md', 'd.md']],
  ['lines of Windows', 'A\r\n\r\n[a](b.md)\r\n[c](d.md)\r\n', ['b.md', 'd.md']],
  ['includes and shown files', '::include[./_a.md]\n\n```sh file="./b.sh#L1-L2"\n```\n', ['./_a.md', './b.sh']],
  [
    'components',
    '::figure[To [x](y.md)]{light=a.png dark="b.png#c" alt="src=d"}\n\n:::card[A]{icon=x href=e.md}\n[f](g.md)\n:::\n',
    ['a.png', 'b.png of b.png#c', 'y.md', 'e.md', 'g.md'],
  ],
  ['components in JSX', '<Card title="A" href="a.md">\n\n[b](c.md)\n\n</Card>\n', ['a.md', 'c.md']],
  [
    'lists of pages',
    '::page-list{of=keys/make .wide}\n\n<PageList of="api/keys" />\n\n<PageList of="" />\n',
    ['keys/make', 'api/keys'],
  ],
  ['no other directives', '::nothing{src=a.png}\n\n<Nothing src="a.png" />\n', []],
  ['nothing in code', '`[a](b.md)`\n\n```md\n[a](b.md)\n```\n', []],
  ['nothing of an anchor alone', '[a](#b) [c]()', []],
])('finds %s', (_what, text, paths) => {
  expect(found(text)).toEqual(paths);
});
