// The style sheets and scripts that an article needs, as elements in it. Their addresses are placeholders, because the
// name that a file is published under is not known yet.
import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import type { VFile } from 'vfile';
import type { ArticleFile } from '../../model/components.ts';
import type { Reference } from '../../model/site.ts';
import { notesOf } from '../article-notes.ts';
import { placeholderFor } from './references.ts';

/**
 * Files that are loaded as they are, by how their names begin: the chunk of an island is loaded by the islands' script.
 */
const isStyleSheet = (name: ArticleFile): boolean => name === 'theme:custom-page' || /^(?:styles|css):/.test(name);
const isScript = (name: ArticleFile): boolean => name.startsWith('theme:') && !isStyleSheet(name);

/** Names of docsgen's own style sheets begin so; `+` joins several. */
const ownSheets = 'styles:docsgen/';

/** Runs last. Texts of the configuration, which stand in no file, bring nothing along. */
export function fileElements() {
  return (tree: Root, file: VFile): void => {
    const { files, references, sources } = notesOf(file);
    if (files.size === 0 || sources === undefined) return;
    // In the order of their names, whatever the order in which they were asked for.
    const names = [...files].sort();
    const styles = sheetsOf(names).map((name) => styleSheetElement(name, references));
    const scripts = names
      .filter(isScript)
      .map((name) => elementOf('script', { type: 'module', src: addressOf(name, references), dataFile: '' }));
    tree.children.splice(placeOfStyles(tree), 0, ...styles);
    tree.children.push(...scripts);
  };
}

/** docsgen's own sheets become one file, so that a page waits for one request and for nothing that it does not use. */
function sheetsOf(names: readonly ArticleFile[]): readonly ArticleFile[] {
  const sheets = names.filter(isStyleSheet);
  const own = sheets.filter((name) => name.startsWith(ownSheets));
  if (own.length === 0) return sheets;
  // Rules for several components come last.
  const joined = [...own.map((name) => name.slice(ownSheets.length)), 'components'].join('+');
  return [`${ownSheets}${joined}`, ...sheets.filter((name) => !own.includes(name))];
}

export function styleSheetElement(
  name: ArticleFile,
  references: Reference[],
  attributes: Element['properties'] = {},
): Element {
  const href = addressOf(name, references);
  return elementOf('link', { rel: ['stylesheet', 'article'], href, dataFile: '', ...attributes });
}

function addressOf(href: ArticleFile, references: Reference[]): string {
  return placeholderFor({ href, use: 'file', file: undefined, position: undefined }, references);
}

function elementOf(tagName: string, properties: Element['properties']): Element {
  return { type: 'element', tagName, properties, children: [] };
}

/** Behind the title, which needs none of them, so that it stays the first element. */
function placeOfStyles({ children }: Root): number {
  const first = children.findIndex((child) => child.type === 'element');
  const element = children[first];
  return element?.type === 'element' && headingRank(element) === 1 ? first + 1 : 0;
}
