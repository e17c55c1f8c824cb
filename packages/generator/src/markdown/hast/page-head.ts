// Elements that a page has for its own head: what stands in `<head>` leaves the article. An element that every browser
// and React leave alone stands for it on the way, `<noscript data-docsgen-head>`; a component may draw it, too. Loaded
// by articles that have one.
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { find, html as schema } from 'property-information';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { MarkdownOptions } from '../../model/config.ts';
import type { ArticleHeadTag } from '../../model/site.ts';
import { ownTag, replacedBy } from '../../text/html/builtin-head-tags.ts';
import { headTagFlaws, isAttributeName, runsAttribute } from '../../text/html/head-tag-errors.ts';
import { notesOf } from '../article-notes.ts';
import { titleName } from '../tree/head-placeholders.ts';

type Tell = (message: string, node: Nodes, hint?: string) => void;

interface Lifting {
  readonly html: MarkdownOptions['html'];
  readonly tell: Tell;
}

export function liftHeads(tree: Root, file: VFile, html: MarkdownOptions['html']): void {
  const { diagnostics, head } = notesOf(file);
  const tell: Tell = (message, node, hint) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    diagnostics.push(warning({ code: 'html', message, file: file.path, position: { line, column }, hint }));
  };
  for (const node of takeHeads(tree)) head.push(...tagsIn(node, { html, tell }));
}

/** Takes them out. In an island an empty one stays: React finds in the browser what it has drawn. */
function takeHeads(parent: Root | Element, island?: Element): readonly Element[] {
  const found: Element[] = [];
  const around = parent.type === 'element' && parent.tagName === 'docsgen-island' ? parent : island;
  const kept = (parent.children as ElementContent[]).flatMap((child): readonly ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (!isHead(child)) {
      found.push(...takeHeads(child, around));
      return [child];
    }
    found.push({ ...child });
    child.children = [];
    return around ? [child] : [];
  });
  if (kept.length < parent.children.length) parent.children = kept;
  return found;
}

function isHead({ tagName, properties }: Element): boolean {
  return tagName === 'noscript' && properties.dataDocsgenHead !== undefined;
}

/** What Markdown or React puts around elements is passed through. */
const wrappers = ['p', 'noscript', 'div', 'span'];

function tagsIn({ children }: Element, lifting: Lifting): readonly ArticleHeadTag[] {
  return children.flatMap((child) => {
    if (child.type === 'text' && child.value.trim() !== '')
      lifting.tell(`The text '${shortened(child.value)}' has no place in the head of a page`, child);
    if (child.type !== 'element') return [];
    const tag = child.tagName === titleName ? 'title' : child.tagName;
    if (isHeadTag(tag)) return headTag(tag, child, lifting);
    if (wrappers.includes(tag)) return tagsIn(child, lifting);
    lifting.tell(`<${tag}> has no place in the head of a page`, child, `It takes ${headTags.join(', ')}`);
    return [];
  });
}

const headTags = ['title', 'meta', 'link', 'script', 'style'] as const;

function isHeadTag(name: string): name is ArticleHeadTag['tag'] {
  return headTags.some((each) => each === name);
}

function headTag(tag: ArticleHeadTag['tag'], node: Element, { html, tell }: Lifting): readonly ArticleHeadTag[] {
  const text = textOf(node);
  const start = node.position?.start;
  const place = { file: undefined, position: start && { line: start.line, column: start.column } };
  if (tag === 'title') {
    const title = text.replace(/\s+/g, ' ').trim();
    return title === '' ? [] : [{ tag, attributes: {}, text: title, ...place }];
  }
  const attributes = attributesOf(node, tell);
  const element = { tag, attributes, text: text.trim() === '' ? undefined : text };
  const own = ownTag(tag, attributes);
  const [flaw] = headTagFlaws(element);
  if (html === 'sanitize' && !isHarmless(element))
    tell(`<${tag}> is left out`, node, `This site takes no such HTML: 'markdown.html' is 'sanitize'`);
  else if (own && replacedBy(tag, attributes) === undefined)
    tell(`docsgen writes ${own.shown} itself`, node, own.hint ?? 'Remove it');
  else if (flaw) tell(flaw.message, node, flaw.hint);
  else return [{ ...element, ...place }];
  return [];
}

/** It says something, and does nothing. */
function isHarmless({ tag, attributes }: Pick<ArticleHeadTag, 'tag' | 'attributes'>): boolean {
  return tag === 'meta' && attributes['http-equiv'] === undefined;
}

function attributesOf(node: Element, tell: Tell): ArticleHeadTag['attributes'] {
  const attributes: Record<string, string | true> = {};
  for (const [property, value] of Object.entries(node.properties)) {
    const name = find(schema, property).attribute.toLowerCase();
    if (name === 'data-position' || value === false || value === null || value === undefined) continue;
    if (!isAttributeName(name)) tell(`'${name}' is no name of an attribute`, node);
    else if (runsAttribute(name)) tell(`'${name}' would run code or set styles from an attribute`, node);
    else attributes[name] = value === true ? true : Array.isArray(value) ? value.join(' ') : String(value);
  }
  return attributes;
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 30 ? `${line.slice(0, 29)}…` : line;
}
