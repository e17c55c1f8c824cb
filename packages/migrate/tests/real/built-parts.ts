// Reads the parts of a built page, and what a page must not contain: tags, imports and directives that are shown as
// text, and empty components.
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { codeLabel, labelOf, type Part, type PartKind } from './page-parts.ts';

export interface BuiltParts {
  readonly parts: readonly Part[];
  /** Texts that look like MDX source code. */
  readonly strays: readonly string[];
  /** Empty elements, as name and class. */
  readonly empty: readonly string[];
}

export function builtParts(html: string): BuiltParts {
  const found: { parts: Part[]; strays: string[]; empty: string[] } = { parts: [], strays: [], empty: [] };
  const article = findAll(fromHtml(html), ({ tagName }) => tagName === 'article')[0];
  if (article) visit(article, found);
  return found;
}

/** Classes of elements that docsgen adds to an article, or that show other pages. */
const added =
  /(^| )(anchor|page-list|contents|content-cards|post-facts|data-footnote-backref|term-card|breadcrumbs)( |$)/;

function visit(node: Element, found: { parts: Part[]; strays: string[]; empty: string[] }): void {
  const part = partOf(node);
  if (part) found.parts.push({ ...part, line: 0 });
  if (isEmpty(node)) found.empty.push(`${node.tagName}.${classOf(node)}`);
  const isCode = ['pre', 'code', 'kbd', 'script', 'style', 'math', 'svg'].includes(node.tagName);
  for (const child of node.children) {
    if (child.type === 'text' && !isCode && stray.test(child.value)) found.strays.push(labelOf(child.value));
    if (child.type !== 'element' || added.test(classOf(child)) || isRepeated(child, node)) continue;
    if (node.tagName !== 'pre') visit(child, found);
  }
}

/** Matches an import, an export, a component's closing tag or tag with attributes, a comment, or a directive. */
const stray =
  /^\s*(import\s+[\w{*][^;]*\sfrom\s+['"]|export\s+(const|default)\s)|<\/[A-Z]\w*>|<[A-Z]\w*(\s+\w+=["{][^<>]*)?\s*\/?>\s*$|\{\/\*|\*\/\}|^\s*:::/m;

function partOf(node: Element): Pick<Part, 'kind' | 'label'> | undefined {
  const { tagName, properties } = node;
  const part = (kind: PartKind, label: string): Pick<Part, 'kind' | 'label'> => ({ kind, label: labelOf(label) });
  if (/^h[2-6]$/.test(tagName)) return part('heading', textOf(node));
  if (classOf(node).split(' ').includes('diagram')) return part('diagram', codeLabel(textOf(codesIn(node)[0] ?? node)));
  if (tagName === 'pre') return part('code', codeLabel(textOf(node)));
  if (tagName === 'table') return part('table', cells(node));
  if (/(^| )admonition( |$)/.test(classOf(node))) return part('admonition', '');
  if (tagName === 'a' && properties.href !== undefined) return part('link', textOf(node));
  return tagName === 'img' ? part('picture', String(properties.alt ?? '')) : undefined;
}

/** Whether the element repeats content: an image for dark mode, or a command for another package manager. */
function isRepeated(child: Element, parent: Element): boolean {
  if (classOf(child).includes('on-dark-page')) return true;
  const isOther = parent.properties.dataTabs === 'package-manager' && child.properties.dataTab !== undefined;
  const panels = parent.children.filter((each) => each.type === 'element' && each.properties.dataTab !== undefined);
  return (
    (isOther && panels[0] !== child) || (classOf(parent).split(' ').includes('diagram') && child.tagName !== 'svg')
  );
}

function isEmpty(node: Element): boolean {
  const isPanel =
    node.properties.dataTab !== undefined || /(^| )(admonition|accordion|figure|tabs)( |$)/.test(classOf(node));
  if (!isPanel && !['details', 'docsgen-island', 'docsgen-slot'].includes(node.tagName)) return false;
  const titles = ['summary', 'figcaption'];
  const rest = node.children.filter(
    (child) =>
      !(child.type === 'element' && (titles.includes(child.tagName) || /-title|tab-label/.test(classOf(child)))) &&
      !(child.type === 'text' && child.value.trim() === ''),
  );
  return rest.length === 0;
}

function cells(table: Element): string {
  const row = findAll(table, ({ tagName }) => tagName === 'tr')[0];
  return row
    ? findAll(row, ({ tagName }) => tagName === 'th' || tagName === 'td')
        .map(textOf)
        .join(' ')
    : '';
}

function codesIn(node: Element): readonly Element[] {
  return findAll(node, ({ tagName }) => tagName === 'code');
}

function findAll(node: Root | Element, isMeant: (element: Element) => boolean): readonly Element[] {
  return node.children.flatMap((child: RootContent) => {
    if (child.type !== 'element') return [];
    return [...(isMeant(child) ? [child] : []), ...findAll(child, isMeant)];
  });
}

function classOf({ properties }: Element): string {
  const { className } = properties;
  return Array.isArray(className) ? className.join(' ') : '';
}
