// Reads the parts of a Docusaurus page from its source, including the parts of imported partials.
import type { Nodes, Root } from 'mdast';
import { literalIn } from '../../../generator/src/markdown/components/read/jsx-literal.ts';
import { attributesOf, type Element, expressionOf, isElement, textOf } from '../../src/docusaurus/markdown/jsx.ts';
import { importOf, namesIn, type PageNames } from '../../src/docusaurus/markdown/names.ts';
import { type OpenPage, openPage } from '../../src/docusaurus/markdown/open-page.ts';
import type { Placement } from '../../src/docusaurus/placement.ts';
import { anyListing, codeLabel, labelOf, type Part, type PartKind } from './page-parts.ts';

export interface SourceParts {
  readonly parts: readonly Part[];
  /** Names of components whose output is not compared. */
  readonly components: ReadonlySet<string>;
}

/** `source` is a path relative to the original site. */
export async function sourceParts(source: string, placement: Placement): Promise<SourceParts> {
  const components = new Set<string>();
  return { parts: await partsOf(source, { placement, components, chain: [] }), components };
}

interface Reading {
  readonly placement: Placement;
  readonly components: Set<string>;
  readonly chain: readonly string[];
}

async function partsOf(source: string, reading: Reading): Promise<readonly Part[]> {
  const { placement, chain } = reading;
  const text = chain.includes(source) ? undefined : await placement.site.files.readText(source);
  const page = text === undefined ? undefined : await openPage(text, source, placement.site.markdown);
  if (!page?.tree) return [];
  const context = { page, names: namesIn(page), source, urls: definitionsIn(page.tree) };
  return visit(page.tree, context, { ...reading, chain: [...chain, source] });
}

interface Context {
  readonly page: OpenPage;
  readonly names: PageNames;
  readonly source: string;
  readonly urls: ReadonlySet<string>;
}

async function visit(node: Nodes, context: Context, reading: Reading): Promise<readonly Part[]> {
  const own = partOf(node, context, reading);
  const line = reading.chain.length > 1 ? 0 : (node.position?.start.line ?? 0);
  const parts: Part[] = own ? [{ ...own, line }] : [];
  if (isElement(node)) {
    const specifier = importOf(context.names, node.name ?? '')?.from.specifier ?? '';
    const partial = /\.mdx?$/.test(specifier) && reading.placement.resolveFrom(context.source, specifier);
    if (partial) parts.push(...(await partsOf(partial, reading)));
    else if (/^[A-Z]/.test(node.name ?? '')) reading.components.add(node.name ?? '');
  }
  for (const child of shownChildren(node)) parts.push(...(await visit(child, context, reading)));
  return parts;
}

/** No generator shows the cells of a row that exceed the number of cells in the table's head. */
function shownChildren(node: Nodes): readonly Nodes[] {
  if (!('children' in node)) return [];
  if (node.type !== 'table') return node.children;
  const width = node.children[0]?.children.length ?? 0;
  return node.children.map((row) => ({ ...row, children: row.children.slice(0, width) }));
}

type Found = Pick<Part, 'kind' | 'label'> | undefined;

function partOf(node: Nodes, { urls, page }: Context, { placement }: Reading): Found {
  const part = (kind: PartKind, label: string): Found => ({ kind, label: labelOf(label) });
  switch (node.type) {
    case 'heading':
      return node.depth > 1 ? part('heading', headingText(node, page)) : undefined;
    case 'code':
      if (node.lang === 'mermaid' && placement.site.markdown.mermaid) return part('diagram', codeLabel(node.value));
      if (node.value.trim() === '' && fillsListings(placement)) return { kind: 'code', label: anyListing };
      return part('code', codeLabel(node.value));
    case 'table':
      return part('table', node.children[0]?.children.map((cell) => plainText(cell, page)).join(' ') ?? '');
    case 'containerDirective':
      return placement.site.markdown.admonitions.includes(node.name) ? part('admonition', '') : undefined;
    case 'link':
      return part('link', plainText(node, page));
    case 'linkReference':
      return urls.has(node.identifier) ? part('link', plainText(node, page)) : undefined;
    case 'image':
      return part('picture', node.alt ?? '');
    case 'imageReference':
      return urls.has(node.identifier) ? part('picture', node.alt ?? '') : undefined;
    default:
      return isElement(node) ? partOfElement(node, page) : undefined;
  }
}

/** The site's `CodeBlock` can show text that is not in the source. */
function fillsListings({ site }: Placement): boolean {
  return site.swizzled.some(({ component }) => /^CodeBlock(\/index)?$/.test(component));
}

function partOfElement(node: Element, page: OpenPage): Found {
  const attributes = attributesOf(node);
  const name = node.name ?? '';
  if (/^h[2-6]$/.test(name) || name === 'Heading') return { kind: 'heading', label: labelOf(plainText(node, page)) };
  if (name === 'table') return { kind: 'table', label: '' };
  if (name === 'Admonition') return { kind: 'admonition', label: '' };
  if ((name === 'a' && attributes?.has('href')) || name === 'Link')
    return { kind: 'link', label: labelOf(plainText(node, page)) };
  if (['img', 'Image', 'ThemedImage', 'IdealImage'].includes(name))
    return { kind: 'picture', label: labelOf(textOf(attributes?.get('alt')) ?? '') };
  return name === 'CodeBlock' ? { kind: 'code', label: codeLabel(codeIn(node) ?? '') } : undefined;
}

function codeIn(node: Element): string | undefined {
  const [first] = (node.children as readonly Nodes[]).filter(({ type }) => type.endsWith('Expression'));
  const text = first && literalIn(expressionOf(first));
  return typeof text === 'string' ? text : undefined;
}

function definitionsIn({ children }: Root): ReadonlySet<string> {
  return new Set(children.flatMap((node) => (node.type === 'definition' ? [node.identifier] : [])));
}

function headingText(node: Nodes, page: OpenPage): string {
  return plainText(node, page).replace(/\s*\\?\{#[^{}]+\}\s*$/, '');
}

/** Returns the visible text. Expressions are included only if they are literals. */
function plainText(node: Nodes, page: OpenPage): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const value = literalIn(expressionOf(node));
    return value === undefined ? '' : String(value);
  }
  if (node.type === 'html' || node.type === 'image') return '';
  if (node.type === 'textDirective') return page.text.slice(...offsetsOf(node, page));
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child, page)).join('') : '';
}

function offsetsOf({ position }: Nodes, page: OpenPage): readonly [number, number] {
  return [page.offsetOf(position?.start.offset ?? 0), page.offsetOf(position?.end.offset ?? 0)];
}
