// Adds the style sheets and scripts that an article needs. Their URLs are placeholders, because the published file
// names are not known yet.
import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import type { VFile } from 'vfile';
import type { Reference } from '../../model/article.ts';
import type { ArticleFile } from '../../model/components.ts';
import { notesOf } from '../article-notes.ts';
import { element } from '../components/shared/hast.ts';
import { placeholderFor } from './references.ts';

/** The article loads only files with these prefixes. The islands' script loads the chunks of islands. */
const isStyleSheet = (name: ArticleFile): boolean => name === 'theme:custom-page' || /^(?:styles|css):/.test(name);
const isScript = (name: ArticleFile): boolean => /^(?:theme|script):/.test(name) && !isStyleSheet(name);

/** Prefix of built-in style sheets. Multiple names are joined with `+`. */
const builtinSheets = 'styles:docsgen/';

/** Runs last. Strings in the configuration have no source file, so no files are added for them. */
export function fileElements() {
  return (tree: Root, file: VFile): void => {
    const { files, references, sources } = notesOf(file);
    if (files.size === 0 || sources === undefined) return;
    // Names are sorted, so that the output is deterministic.
    const names = [...files].sort();
    const styles = sheetsOf(names).map((name) => styleSheetElement(name, references));
    const scripts = names
      .filter(isScript)
      .map((name) => element('script', { type: 'module', src: addressOf(name, references), dataFile: '' }));
    tree.children.splice(indexForStyles(tree), 0, ...styles);
    tree.children.push(...scripts);
  };
}

/** Joins the built-in style sheets into one file, so that a page needs only one request and loads no unused styles. */
function sheetsOf(names: readonly ArticleFile[]): readonly ArticleFile[] {
  const sheets = names.filter(isStyleSheet);
  const builtin = sheets.filter((name) => name.startsWith(builtinSheets));
  if (builtin.length === 0) return sheets;
  // Style sheets shared by several components are last.
  const joined = [...builtin.map((name) => name.slice(builtinSheets.length)), 'components'].join('+');
  return [`${builtinSheets}${joined}`, ...sheets.filter((name) => !builtin.includes(name))];
}

export function styleSheetElement(
  name: ArticleFile,
  references: Reference[],
  attributes: Element['properties'] = {},
): Element {
  const href = addressOf(name, references);
  return element('link', { rel: ['stylesheet', 'article'], href, dataFile: '', ...attributes });
}

function addressOf(href: ArticleFile, references: Reference[]): string {
  return placeholderFor({ href, use: 'file', file: undefined, position: undefined }, references);
}

/** Returns the index after the title, which needs none of the style sheets and remains the first element. */
function indexForStyles({ children }: Root): number {
  const first = children.findIndex((child) => child.type === 'element');
  const child = children[first];
  return child?.type === 'element' && headingRank(child) === 1 ? first + 1 : 0;
}
