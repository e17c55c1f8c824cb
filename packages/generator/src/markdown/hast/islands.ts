// Protects the content of islands: for hydration, the browser must receive the content exactly as React rendered it.
// The content is removed while ids are set, links are resolved and code is highlighted, and is restored at the end. The
// content of slots, which the page's author wrote, is processed like the rest of the article.
import type { Element, ElementContent, Properties, Root } from 'hast';
import type { VFile } from 'vfile';
import type { Reference } from '../../model/article.ts';
import type { ArticleFile } from '../../model/components.ts';
import { type Diagnostic, warning } from '../../model/diagnostic.ts';
import { isExternal } from '../../text/hrefs.ts';
import { notesOf } from '../article-notes.ts';
import { startOf } from '../tree/positions.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { placeholderFor, type ReferenceOptions } from './references.ts';

declare module 'hast' {
  interface Element {
    /** The rendered content of an island, while its children are only its slots. */
    rendered?: ElementContent[];
  }
}

/** Prefix of ids that React generates in any island; see the theme's `islands/`. */
const anyId = /_island-R_/g;

/** Numbers the islands and sets the URLs of their scripts. */
export function takeIslands(options: ReferenceOptions) {
  return (tree: Root, file: VFile): void => {
    const { files, references, anchors, diagnostics } = notesOf(file);
    let number = 0;
    walk(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'docsgen-island') return undefined;
      const module = String(node.properties.dataComponent).replace(/#[^#]*$/, '');
      const href: ArticleFile = `island:${module}`;
      const dataSrc = placeholderFor({ href, use: 'file', file: undefined, position: undefined }, references);
      number += 1;
      node.properties = { ...node.properties, dataSrc, dataId: String(number) };
      node.rendered = node.children;
      node.children = slotsIn(node, `_island${number}-R_`, anchors);
      if (node.properties.dataClient !== 'only') references.push(...fixedReferences(node, options));
      if (isSplit(node)) diagnostics.push(splitIsland(node, file));
      delete node.properties.dataEmpty;
      files.add('theme:islands').add('styles:docsgen/islands');
      return undefined;
    });
  };
}

/** Whether an HTML parser would split the island: before a block, it closes the paragraph and all elements in it. */
function isSplit({ rendered, properties }: Element): boolean {
  return rendered?.length === 0 && properties.dataEmpty === undefined && properties.dataClient !== 'only';
}

function splitIsland(island: Element, { path }: VFile): Diagnostic {
  const name = /(?<![^#])[^#]*$/.exec(String(island.properties.dataComponent))?.[0];
  return warning({
    code: 'mdx',
    message: `<${name}> renders a block element inside a paragraph, which HTML does not allow, so it cannot hydrate`,
    file: path,
    position: startOf(island),
    hint: 'Put it on its own lines, or let it render a <span>',
  });
}

/**
 * Returns the links that the component renders. React renders the links again in the browser, so they cannot be
 * changed.
 */
function fixedReferences(island: Element, { notesExternal }: ReferenceOptions): readonly Reference[] {
  const found: Reference[] = [];
  walk<ElementContent>({ type: 'root', children: island.rendered ?? [] }, (node) => {
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'docsgen-slot') return SKIP;
    const { href } = node.properties;
    const isLink = (node.tagName === 'a' || node.tagName === 'area') && typeof href === 'string' && href !== '';
    if (!isLink || (isExternal(href) && !notesExternal)) return undefined;
    found.push({ href, use: 'link', file: undefined, position: startOf(node) ?? startOf(island), isFixed: true });
    return undefined;
  });
  return found;
}

/**
 * Returns the outermost slots. Makes the ids of all other content unique. The explicit ids of an island can be link
 * targets.
 */
function slotsIn(island: Element, id: string, anchors: Set<string>): Element[] {
  const slots: Element[] = [];
  walk<ElementContent>(island, (node) => {
    if (node.type === 'text') node.value = node.value.replace(anyId, id);
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'docsgen-slot') {
      slots.push(node);
      return SKIP;
    }
    const written = node.properties.id;
    if (typeof written === 'string' && !isIslandId(written)) anchors.add(written);
    node.properties = withIds(node.properties, id);
    restoreFirstLine(node);
    return undefined;
  });
  return slots;
}

/**
 * Adds a line break that React expects. HTML parsers ignore one line break at the start of these elements. React
 * therefore wrote two line breaks, and the parser removed one.
 */
function restoreFirstLine({ tagName, children: [first] }: Element): void {
  const isTaken = tagName === 'pre' || tagName === 'textarea';
  if (isTaken && first?.type === 'text' && first.value.startsWith('\n')) first.value = `\n${first.value}`;
}

function withIds(properties: Properties, id: string): Properties {
  const changed = Object.entries(properties).map(([name, value]) => {
    const text = Array.isArray(value)
      ? value.map((each) => (typeof each === 'string' ? each.replace(anyId, id) : each))
      : value;
    return [name, typeof text === 'string' ? text.replace(anyId, id) : text];
  });
  return Object.fromEntries(changed);
}

/** Reports whether React generated the id, which is not a link target. */
export function isIslandId(id: string): boolean {
  return /^_island\d*-/.test(id);
}

/**
 * The fallback content of an island with `client="only"` is processed like the author's content, because React replaces
 * it.
 */
export function restoreFallbacks() {
  return restored(({ properties }) => properties.dataClient === 'only');
}

export function restoreIslands() {
  return restored(() => true);
}

function restored(isWanted: (element: Element) => boolean) {
  return (tree: Root, file: VFile): void => {
    if (!hasIslands(file)) return;
    walk(tree, (node) => {
      if (node.type === 'element' && isWanted(node)) restoreContent(node);
      return undefined;
    });
  };
}

function hasIslands(file: VFile): boolean {
  return notesOf(file).files.has('theme:islands');
}

function restoreContent(island: Element): void {
  if (island.rendered === undefined) return;
  island.children = island.rendered;
  delete island.rendered;
}
