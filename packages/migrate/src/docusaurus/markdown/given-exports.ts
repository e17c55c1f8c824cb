// Handles imports of the values that every Docusaurus page exports, such as `frontMatter`. docsgen has no such exports,
// so the value is inlined.
import type { Import } from '../../code/imports.ts';
import { readFrontMatter } from '../../read-front-matter.ts';
import { lose } from '../conversion.ts';
import { statementText } from './package-components.ts';
import { replace, type Work } from './work.ts';

const given = /^(toc|frontMatter|contentTitle|metadata|assets)$/;

/**
 * Removes these names from the import. Returns `true` if the import is empty afterwards. The path in the import has not
 * been updated yet.
 */
export async function writeGivenExports(work: Work, { specifier, names, range, source }: Import): Promise<boolean> {
  const values = names.filter(({ imported }) => given.test(imported));
  if (values.length === 0 || !/\.mdx?$/.test(specifier)) return false;
  const file = work.placement.resolveFrom(work.placed.from, specifier);
  const text = file === undefined ? '' : ((await work.placement.site.files.readText(file)) ?? '');
  const { frontMatter } = readFrontMatter(text, file ?? specifier);
  const lines = values.map(({ imported, local }) => {
    if (imported === 'frontMatter') return `export const ${local} = ${JSON.stringify(frontMatter)};`;
    const message = `'${imported}' of ${specifier} is a variable of Docusaurus that docsgen does not provide`;
    lose(work, { message, hint: 'Its value is empty now; <Contents /> lists the headings of a page', at: range.start });
    return `export const ${local} = ${empty[imported] ?? '{}'};`;
  });
  const others = names.filter((name) => !values.includes(name));
  if (others.length === 0) {
    replace(work, range, lines.join('\n'));
    return true;
  }
  const [beginning = ''] = statementText(others, '').split("'");
  replace(work, { start: range.start, end: source.start }, beginning);
  replace(work, { start: range.end, end: range.end }, `\n${lines.join('\n')}`);
  return false;
}

const empty: Readonly<Record<string, string>> = { toc: '[]', contentTitle: "''" };
