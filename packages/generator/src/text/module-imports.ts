// Finds the modules that an MDX source imports, without parsing the source, and lists the files that an import can
// refer to. All pages are read before any page is compiled, and their imports are compiled before them. A false match
// is harmless, because the actual imports are determined when the page is compiled.
import { proseLines } from './markdown-text.ts';

/** Maximum length of a statement in characters, longer than any realistic import. */
const longest = 2000;

const statement = new RegExp(
  `(?:^|;)[ \\t]*(?:import|export)\\b(?:\\s*|[^'"\`;]{0,${longest}}?\\bfrom\\s*)(['"])([^'"\\n]+)\\1`,
  'gm',
);

/** Matches a Docusaurus fence whose content is part of the page instead of code. */
const mdxFence = /^[ \t]*(?:`{3,}|~{3,})mdx-code-block[ \t]*\r?\n([\s\S]*?)^[ \t]*(?:`{3,}|~{3,})[ \t]*$/gm;

/** Returns the distinct specifiers outside comments and code fences other than `mdx-code-block`. */
export function findImports(markdown: string): readonly string[] {
  // Fast path: most sources have no imports.
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

/** Replaces imports and exports with empty lines, because they are not part of the page's text. */
export function removeImports(markdown: string): string {
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

/** Extensions that an import may omit, in the order in which they are tried. */
export const endings: readonly string[] = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.css', '.json'];

/** Returns the paths of the files that an import of `path` can refer to, in the order in which they are tried. */
export function importCandidates(path: string, omitted = endings): readonly string[] {
  // TypeScript sources may import a file with the extension of its JavaScript output.
  const exact = /\.([cm]?[jt]sx?|json|css)$/i.test(path) ? [path, path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')] : [];
  return [...exact, ...omitted.map((ending) => path + ending), ...omitted.map((ending) => `${path}/index${ending}`)];
}
