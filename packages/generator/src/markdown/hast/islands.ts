// Islands in an article. What React drew in them must come to the browser as it is, or React would not take it over: so
// it is taken out while ids are given, links resolved and code is coloured, and put back at the end. What the page's
// author wrote below an island, in its slots, stays and is treated like the rest of the article.
import type { Element, ElementContent, Properties, Root } from 'hast';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { ArticleFile } from '../../model/components.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Reference } from '../../model/site.ts';
import { isExternal } from '../../text/hrefs.ts';
import { notesOf } from '../article-notes.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { placeholderFor, type ReferenceOptions } from './references.ts';

declare module 'hast' {
  interface Element {
    /** What stands in an island, while its children are but its slots. */
    drawn?: ElementContent[];
  }
}

/** How ids begin that React makes in an island, whichever it is; see the theme's `islands/`. */
const anyId = /_island-R_/g;

/** Numbers the islands and gives them the address of their script. */
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
      node.drawn = node.children;
      node.children = slotsIn(node, `_island${number}-R_`, anchors);
      if (node.properties.dataClient !== 'only') references.push(...fixedReferences(node, options));
      if (isTakenApart(node)) diagnostics.push(takenApart(node, file));
      delete node.properties.dataEmpty;
      files.add('theme:islands').add('styles:docsgen/islands');
      return undefined;
    });
  };
}

/** HTML ends a paragraph, and all that is in it, where a block begins. */
function isTakenApart({ drawn, properties }: Element): boolean {
  return drawn?.length === 0 && properties.dataEmpty === undefined && properties.dataClient !== 'only';
}

function takenApart({ position, properties }: Element, { path }: VFile): Diagnostic {
  const name = /(?<![^#])[^#]*$/.exec(String(properties.dataComponent))?.[0];
  return warning({
    code: 'mdx',
    message: `${name} draws a block, which cannot stand in a paragraph, so it does not come to life`,
    file: path,
    position: position && { line: position.start.line, column: position.start.column },
    hint: 'Put it on lines of its own, or let it draw a <span>',
  });
}

/** Where its component's own links lead: React draws them again in the browser, so that they stay as they are. */
function fixedReferences({ drawn = [], position }: Element, { notesExternal }: ReferenceOptions): readonly Reference[] {
  const found: Reference[] = [];
  walk<ElementContent>({ type: 'root', children: drawn }, (node) => {
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'docsgen-slot') return SKIP;
    const { href } = node.properties;
    const isLink = (node.tagName === 'a' || node.tagName === 'area') && typeof href === 'string' && href !== '';
    if (!isLink || (isExternal(href) && !notesExternal)) return undefined;
    const start = node.position?.start ?? position?.start;
    const place = start && { line: start.line, column: start.column };
    found.push({ href, use: 'link', file: undefined, position: place, isFixed: true });
    return undefined;
  });
  return found;
}

/** Its outermost slots. What stands around them gets ids of its own, and links may lead to those that it has. */
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
    keepFirstLine(node);
    return undefined;
  });
  return slots;
}

/** HTML takes a line break at the start of these for none: React has written two, and one was read. */
function keepFirstLine({ tagName, children: [first] }: Element): void {
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

/** Whether React made an id, which is not there to link to. */
export function isIslandId(id: string): boolean {
  return /^_island\d*-/.test(id);
}

/** What stands for an island that only browsers draw is as its author wrote it: React takes it away. */
export function putFallbacks() {
  return (tree: Root, file: VFile): void => {
    if (!hasIslands(file)) return;
    walk(tree, (node) => {
      if (node.type === 'element' && node.properties.dataClient === 'only') putDrawn(node);
      return undefined;
    });
  };
}

export function putIslands() {
  return (tree: Root, file: VFile): void => {
    if (!hasIslands(file)) return;
    walk(tree, (node) => {
      if (node.type === 'element') putDrawn(node);
      return undefined;
    });
  };
}

function hasIslands(file: VFile): boolean {
  return notesOf(file).files.has('theme:islands');
}

function putDrawn(island: Element): void {
  if (island.drawn === undefined) return;
  island.children = island.drawn;
  delete island.drawn;
}
