// Adds links to headings and collects the headings for the table of contents and the search index. rehype-slug has
// already set unique ids.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, ElementContent, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { versionAnchor, versionIn } from '../../content/posts/changelog.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import { type CompileNotes, notesOf } from '../article-notes.ts';
import { element, text } from '../components/shared/hast.ts';
import { startOf } from '../tree/positions.ts';
import { createPrinter, type Printer } from '../tree/print-html.ts';
import { walk } from '../tree/visit.ts';
import { textSections } from './article-text.ts';

interface HeadingOptions {
  readonly messages: ArticleStrings;
  /** Whether the text below each heading is collected. */
  readonly isSearched: boolean;
}

/** Runs after rehype-slug. Explicit ids are preserved, and generated ids that conflict with them are changed. */
export function headings({ messages, isSearched }: HeadingOptions) {
  const print = createPrinter();
  return (tree: Root, file: VFile): void => {
    const notes = notesOf(file);
    const found: Element[] = [];
    /**
     * `<a name>` is the obsolete form of anchors. Browsers still scroll to such anchors, but elements with the same id
     * take precedence.
     */
    const named: string[] = [];
    walk(tree, (node) => {
      if (node.type !== 'element') return undefined;
      const isHeading = headingRank(node) !== undefined;
      if (isHeading) found.push(node);
      const { id, name } = node.properties;
      if (node.tagName === 'a' && typeof name === 'string') named.push(name);
      if (typeof id !== 'string' || (isHeading && !isExplicit(node))) return undefined;
      if (notes.anchors.has(id)) notes.diagnostics.push(duplicateAnchor(id, node, file.path));
      notes.anchors.add(id);
      return undefined;
    });
    const hasVersions = typeof notes.title === 'object' && notes.title.hasVersions;
    for (const heading of found) {
      if (hasVersions) setVersionId(heading);
      if (!isExplicit(heading)) heading.properties.id = freeId(String(heading.properties.id ?? ''), notes.anchors);
      delete heading.properties.dataExplicit;
      notes.anchors.add(String(heading.properties.id));
      describe(heading, notes, { messages, print });
    }
    for (const name of named) notes.anchors.add(name);
    if (isSearched) notes.sections.push(...textSections(tree, notes.headings));
    placeTitle(tree, found, notes.title);
  };
}

/** In a changelog, the id of a version is generated from its name, without the rest of the heading. */
function setVersionId(heading: Element): void {
  const version = isExplicit(heading) || heading.tagName > 'h3' ? undefined : versionIn(textOf(heading));
  if (version) heading.properties.id = versionAnchor(version.name);
}

function isExplicit(node: Element): boolean {
  return 'dataExplicit' in node.properties;
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  const base = id === '' ? 'section' : id;
  let free = base;
  for (let number = 1; taken.has(free); number += 1) free = `${base}-${number}`;
  return free;
}

interface Describing {
  readonly messages: ArticleStrings;
  readonly print: Printer;
}

function describe(heading: Element, notes: CompileNotes, { messages, print }: Describing): void {
  const id = String(heading.properties.id);
  const shown: Root = { type: 'root', children: inlineOnly(heading.children) };
  const words = textOf(shown).trim();
  const level = headingRank(heading) ?? 6;
  const isHidden = Array.isArray(heading.properties.className) && heading.properties.className.includes('sr-only');
  if (words !== '' && !isHidden) {
    notes.headings.push({ id, level, text: words, html: print(shown) });
  }
  if (level === 1 || words === '' || isHidden || !notes.hasHeadingLinks) return;
  const title = messages.headingLink.replace('{heading}', () => words);
  heading.children.push(element('a', { className: ['anchor'], href: `#${id}`, title, ariaLabel: title }));
}

const allowedInContents = new Set([
  'code',
  'em',
  'strong',
  'del',
  'kbd',
  'sub',
  'sup',
  'mark',
  'abbr',
  'bdi',
  'i',
  'b',
]);

/** Replaces links inside headings with their text, because the entries of a table of contents are links. */
function inlineOnly(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element' || isFootnoteMark(child)) return [];
    const inner = inlineOnly(child.children);
    return allowedInContents.has(child.tagName) ? [element(child.tagName, {}, inner)] : inner;
  });
}

function isFootnoteMark(element: Element): boolean {
  return element.children.some((child) => child.type === 'element' && 'dataFootnoteRef' in child.properties);
}

function placeTitle(tree: Root, found: readonly Element[], title: CompileNotes['title']): void {
  const own = startsWithTitle(found) ? found[0] : undefined;
  if (title === 'elsewhere') tree.children = tree.children.filter((child) => child !== own);
  else if (title !== 'none' && own === undefined) tree.children.unshift(element('h1', {}, [text(title.text)]));
}

function startsWithTitle(found: readonly Element[]): boolean {
  return found[0] !== undefined && headingRank(found[0]) === 1;
}

function duplicateAnchor(id: string, node: Element, file: string): Diagnostic {
  return error({
    code: 'duplicate-anchor',
    message: `The id '${id}' is used twice on this page`,
    file,
    position: startOf(node),
    hint: 'Give one of them a different id',
  });
}
