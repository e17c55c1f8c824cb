// The modules that MDX names in its imports, without parsing it: all pages of a site are read before any is compiled,
// and what they import is compiled before them. A line too many does no harm; what is imported in fact, the page's own
// compilation tells.
import { proseLines } from './markdown-text.ts';

/** Longer than any statement. */
const longest = 2000;

const statement = new RegExp(
  `(?:^|;)[ \\t]*(?:import|export)\\b(?:\\s*|[^'"\`;]{0,${longest}}?\\bfrom\\s*)(['"])([^'"\\n]+)\\1`,
  'gm',
);

/** A fence that is a part of the page, not code. */
const mdxFence = /^[ \t]*(?:`{3,}|~{3,})mdx-code-block[ \t]*\r?\n([\s\S]*?)^[ \t]*(?:`{3,}|~{3,})[ \t]*$/gm;

/** Specifiers as they are written, each once; code fences and comments aside, but for `mdx-code-block`. */
export function importedModules(markdown: string): readonly string[] {
  // Most sources have none, and finding that out is to cost nothing.
  if (!['import', 'export'].some((word) => markdown.startsWith(word) || markdown.includes(`\n${word}`))) return [];
  const text = [...proseLines(markdown.replace(mdxFence, '$1'))].join('\n');
  return [...new Set([...text.matchAll(statement)].map(([, , specifier = '']) => specifier))];
}

const begin = new RegExp(
  [
    /^import\s+(?:['"{*]|[\w$]+\s*,\s*[{*]|[\w$]+\s+from\s*['"])/,
    /^export\s+(?:default|const|let|function|async|class|\{|\*)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The text with empty lines in place of its imports and exports, which are no words of it. */
export function withoutModules(markdown: string): string {
  let depth = 0;
  let isCode = false;
  let isOpen = true;
  const lines = markdown.split('\n').map((line) => {
    const isEmpty = line.trim() === '';
    if (!isCode && isOpen && begin.test(line)) isCode = true;
    isOpen = isEmpty;
    if (isCode && isEmpty && depth <= 0) isCode = false;
    if (!isCode) return line;
    for (const [sign] of line.matchAll(/[()[\]{}]/g)) depth += '([{'.includes(sign) ? 1 : -1;
    return '';
  });
  return lines.join('\n');
}
