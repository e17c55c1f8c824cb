// Handles imported pages that are passed to a component as props. An island cannot receive them, because pages are
// rendered at build time. Therefore, they are rendered instead of the component, and the change is reported.
import type { ImportedName } from '../../code/imports.ts';
import { lose } from '../conversion.ts';
import { resolveImport } from '../modules/imports.ts';
import { importedModule, needsBrowser } from '../modules/needs-browser.ts';
import { type Element, isElement, tagsOf } from './jsx.ts';
import { importOf } from './names.ts';
import { nodesOf } from './walk-tree.ts';
import { isEdited, rangeOf, replace, type Work } from './work.ts';

export async function renderPageProps(work: Work): Promise<void> {
  const pages = new Set(importedPages(work).map(({ local }) => local));
  const elements = pages.size === 0 ? [] : nodesOf(work.tree).filter(isElement);
  for (const element of elements.filter(({ name }) => /^[A-Z]/.test(name ?? ''))) {
    const given = givenPages(work, element, pages);
    if (given.length > 0 && (await isIsland(work, element.name ?? ''))) drawInstead(work, element, given);
  }
}

function importedPages({ names, placed, placement }: Work): readonly ImportedName[] {
  return names.imports.flatMap((each) => {
    const target = resolveImport(each.specifier, 'default');
    const file = target.kind === 'file' ? placement.resolveFrom(placed.from, target.path) : undefined;
    return /\.mdx?$/.test(file ?? '') ? each.names.filter(({ imported }) => imported === 'default') : [];
  });
}

/** Returns the references to imported pages in props, in order. */
function givenPages(work: Work, { attributes }: Element, pages: ReadonlySet<string>): Work['names']['references'] {
  const props = attributes.map((attribute) => rangeOf(work, attribute));
  const within = work.names.references.filter(
    ({ name, range }) => pages.has(name) && props.some(({ start, end }) => start <= range.start && range.end <= end),
  );
  const byName = new Map(within.map((each) => [each.name, each]));
  return [...byName.values()].sort((a, b) => a.range.start - b.range.start);
}

async function isIsland({ names, placed, placement }: Work, tag: string): Promise<boolean> {
  const { specifier } = importOf(names, tag.split('.')[0] ?? '')?.from ?? {};
  if (specifier === undefined) return false;
  if (resolveImport(specifier, 'default').kind === 'package') return true;
  const module = await importedModule(placement, placed.from, specifier);
  return module !== undefined && needsBrowser(module, placement);
}

/** Only the names are preserved, so that their imports remain. */
function drawInstead(work: Work, element: Element, given: Work['names']['references']): void {
  const { open, close } = tagsOf(work, element);
  if (isEdited(work, open)) return;
  const { text } = work.page;
  const margin = /(?<![ \t])[ \t]*$/.exec(text.slice(0, open.start))?.[0] ?? '';
  const between = element.type === 'mdxJsxFlowElement' ? `\n\n${margin}` : ' ';
  const draw = '({})}';
  let start = open.start;
  for (const [index, { range }] of given.entries()) {
    replace(work, { start, end: range.start }, index === 0 ? '{' : `${draw}${between}{`);
    start = range.end;
  }
  replace(work, { start, end: open.end }, draw);
  if (close) replace(work, close, '');
  const names = given.map(({ name }) => `'${name}'`).join(' and ');
  const message = `<${element.name}> receives pages as props (${names}), which cannot be sent to the browser`;
  const hint =
    'The pages are rendered instead: change the component to render its children, and put the pages between its tags';
  lose(work, { severity: 'error', message, hint, at: open.start });
}
