// Shows unknown tags as text, because `Promise<T>` in a sentence is not HTML, and removes comments.
import { htmlTagNames } from 'html-tag-names';
import type { Html, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import type { MarkdownOptions } from '../../model/config.ts';
import { notesOf } from '../article-notes.ts';
import { foreignSyntax } from '../foreign/foreign-syntax.ts';
import { replaceHtmlHead } from '../tree/head-placeholders.ts';
import { isMarkdownJsx } from '../tree/jsx-nodes.ts';
import { isVoid } from '../tree/print-html.ts';
import { SKIP, walk } from '../tree/visit.ts';

const htmlNames = new Set(htmlTagNames);

/** Elements that browsers support, except `plaintext`, which has no end tag and would include the rest of the page. */
const known = new Set([
  ...htmlTagNames.filter((name) => name !== 'plaintext'),
  'svg',
  'path',
  'g',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
  'text',
  'tspan',
  'defs',
  'use',
  'symbol',
  'title',
  'desc',
  'marker',
  'lineargradient',
  'radialgradient',
  'stop',
  'clippath',
  'mask',
  'math',
  'mi',
  'mn',
  'mo',
  'mrow',
  'mfrac',
  'msup',
  'msub',
  'msqrt',
]);

export function showUnknownTags({ foreignSyntax: level }: Pick<MarkdownOptions, 'foreignSyntax'>) {
  return (tree: Root, file: VFile): void => {
    const { seeHtml, seeMdx, seeParagraph, seeText, seeJsx } = foreignSyntax(file, level);
    walk(tree, (node, index, parent) => {
      if (node.type === 'text') seeText(node, parent as Parents);
      if (isMarkdownJsx(node)) seeJsx(node);
      if (node.type === 'paragraph') seeParagraph(node, parent);
      if (node.type === 'code' && node.lang === 'mdx-code-block') seeMdx(node);
      if (node.type !== 'html') return undefined;
      if (!isInText(parent) && replaceHtmlHead(node, parent.children)) notesOf(file).hasHead = true;
      seeHtml(node, parent, (name) => known.has(name.toLowerCase()));
      if (isComment(node)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (isHtml(node) && !isTypeArgument(node, parent.children[index - 1])) {
        node.value = closedTags(node.value);
        return undefined;
      }
      showTag(node, index, parent);
      return undefined;
    });
  };
}

/** Shows every tag as text (`markdown.html: escape`). `showUnknownTags` removes comments. */
export function escapeTags() {
  return (tree: Root): void => {
    walk(tree, (node, index, parent) => {
      if (node.type === 'html' && !isComment(node)) showTag(node, index, parent);
      return undefined;
    });
  };
}

type Parent = Parameters<Parameters<typeof walk<RootContent>>[1]>[2] & { readonly type: string };

function showTag({ value, position }: Html, index: number, parent: Parent): void {
  const text = { type: 'text' as const, value, ...(position && { position }) };
  parent.children[index] = isInText(parent) ? text : { type: 'paragraph', children: [text] };
}

function isComment({ value }: Html): boolean {
  return /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(value);
}

function isInText({ type }: { readonly type: string }): boolean {
  return ['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell'].includes(type);
}

const emptyTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`/]+))?)*)\s*\/>/gi;
/**
 * Matches elements in which tags are not changed: in SVG and MathML, self-closing tags are valid, and the content of
 * the other elements is not markup.
 */
const otherSyntax = /^\s*<(?:svg|math|script|style|pre|textarea)[\s>]/i;

/** Converts `<a id="x"/>` to an empty element, as in MDX. Browsers would parse it as a start tag. */
function closedTags(html: string): string {
  if (!html.includes('/>') || otherSyntax.test(html)) return html;
  return html.replace(emptyTag, (tag: string, name: string, attributes: string) => {
    const isOpen = htmlNames.has(name.toLowerCase()) && !isVoid(name);
    return isOpen ? `<${name}${attributes}></${name}>` : tag;
  });
}

/**
 * Reports whether the tag is a comment, a declaration, a standard element, or a custom element, whose name contains a
 * hyphen.
 */
function isHtml(node: Html): boolean {
  const name = /^<\/?([A-Za-z][^\s/>]*)/.exec(node.value.trimStart())?.[1]?.toLowerCase();
  return name === undefined || known.has(name) || /^[a-z][\w.]*-[\w.-]*$/.test(name);
}

/**
 * Whether a tag is a type argument, as in `List<U>` and `Array<Object>`: a capitalized tag directly after a word is a
 * type, even if an element of that name exists.
 */
function isTypeArgument({ value }: Html, before: RootContent | undefined): boolean {
  return /^<[A-Z]\w*>$/.test(value) && before?.type === 'text' && /\w$/.test(before.value);
}
