// What Docusaurus exports from every page beside its component. docsgen does not: a page that imports it from another
// one gets the value written down.
import { readFrontMatter } from '../../read-front-matter.ts';
import type { Import } from './names.ts';
import { statementText } from './package-components.ts';
import { lose, replace, type Work } from './work.ts';

const given = /^(toc|frontMatter|contentTitle|metadata|assets)$/;

/** Takes them out of the import; `true`: nothing of the import is left. Its path is still the old one. */
export async function writeGivenExports(work: Work, { specifier, names, range, source }: Import): Promise<boolean> {
  const values = names.filter(({ imported }) => given.test(imported));
  if (values.length === 0 || !/\.mdx?$/.test(specifier)) return false;
  const file = work.placement.resolveFrom(work.placed.from, specifier);
  const text = file === undefined ? '' : ((await work.placement.site.files.readText(file)) ?? '');
  const { frontMatter } = readFrontMatter(text, file ?? specifier);
  const lines = values.map(({ imported, local }) => {
    if (imported === 'frontMatter') return `export const ${local} = ${JSON.stringify(frontMatter)};`;
    const message = `'${imported}' of ${specifier} is a value that Docusaurus gives to pages, and docsgen does not`;
    lose(work, { message, hint: 'It is empty here: <Contents /> lists the headings of a page', at: range.start });
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
