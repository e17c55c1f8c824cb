// Moves the content of `<head>` in a page from the article to its facts. Before this step, the content is in `<noscript
// data-docsgen-head>`, which browsers and React leave unchanged and which components may also render. This module is
// only loaded for articles with a `<head>`.
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { find, html as schema } from 'property-information';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { MarkdownOptions } from '../../model/config.ts';
import type { ArticleHeadTag } from '../../model/site.ts';
import { generatedTag, replacedBy } from '../../text/html/builtin-head-tags.ts';
import { headTagErrors, isAttributeName, isUnsafeAttribute } from '../../text/html/head-tag-errors.ts';
import { useOneOf } from '../../text/wording.ts';
import { notesOf } from '../article-notes.ts';
import { titleName } from '../tree/head-placeholders.ts';

type Report = (message: string, node: Nodes, hint?: string) => void;

interface HeadContext {
  readonly html: MarkdownOptions['html'];
  readonly report: Report;
}

export function liftHeads(tree: Root, file: VFile, html: MarkdownOptions['html']): void {
  const { diagnostics, head } = notesOf(file);
  const report: Report = (message, node, hint) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    diagnostics.push(warning({ code: 'html', message, file: file.path, position: { line, column }, hint }));
  };
  for (const node of takeHeads(tree)) head.push(...tagsIn(node, { html, report }));
}

/**
 * Removes the heads. Inside an island, an empty element remains, because React expects its own output in the browser.
 */
function takeHeads(parent: Root | Element, island?: Element): readonly Element[] {
  const found: Element[] = [];
  const around = parent.type === 'element' && parent.tagName === 'docsgen-island' ? parent : island;
  const remaining = (parent.children as ElementContent[]).flatMap((child): readonly ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (!isHead(child)) {
      found.push(...takeHeads(child, around));
      return [child];
    }
    found.push({ ...child });
    child.children = [];
    return around ? [child] : [];
  });
  if (remaining.length < parent.children.length) parent.children = remaining;
  return found;
}

function isHead({ tagName, properties }: Element): boolean {
  return tagName === 'noscript' && properties.dataDocsgenHead !== undefined;
}

/** Elements that Markdown or React may add around the content. */
const wrappers = ['p', 'noscript', 'div', 'span'];

function tagsIn({ children }: Element, context: HeadContext): readonly ArticleHeadTag[] {
  return children.flatMap((child) => {
    if (child.type === 'text' && child.value.trim() !== '')
      context.report(`Text is not allowed in <head>: '${shortened(child.value)}'`, child);
    if (child.type !== 'element') return [];
    const tag = child.tagName === titleName ? 'title' : child.tagName;
    if (isHeadTag(tag)) return headTag(tag, child, context);
    if (wrappers.includes(tag)) return tagsIn(child, context);
    context.report(`<${tag}> is not allowed in <head>`, child, useOneOf(headTags));
    return [];
  });
}

const headTags = ['title', 'meta', 'link', 'script', 'style'] as const;

function isHeadTag(name: string): name is ArticleHeadTag['tag'] {
  return headTags.some((each) => each === name);
}

function headTag(tag: ArticleHeadTag['tag'], node: Element, { html, report }: HeadContext): readonly ArticleHeadTag[] {
  const text = textOf(node);
  const start = node.position?.start;
  const location = { file: undefined, position: start && { line: start.line, column: start.column } };
  if (tag === 'title') {
    const title = text.replace(/\s+/g, ' ').trim();
    return title === '' ? [] : [{ tag, attributes: {}, text: title, ...location }];
  }
  const attributes = attributesOf(node, report);
  const element = { tag, attributes, text: text.trim() === '' ? undefined : text };
  const own = generatedTag(tag, attributes);
  const [flaw] = headTagErrors(element);
  if (html === 'sanitize' && !isHarmless(element))
    report(`Removed <${tag}>`, node, `'markdown.html' is 'sanitize', which does not allow it`);
  else if (own && replacedBy(tag, attributes) === undefined)
    report(`docsgen writes ${own.shown} itself`, node, own.hint ?? 'Remove it');
  else if (flaw) report(flaw.message, node, flaw.hint);
  else return [{ ...element, ...location }];
  return [];
}

/** Whether the element only contains metadata. */
function isHarmless({ tag, attributes }: Pick<ArticleHeadTag, 'tag' | 'attributes'>): boolean {
  return tag === 'meta' && attributes['http-equiv'] === undefined;
}

function attributesOf(node: Element, report: Report): ArticleHeadTag['attributes'] {
  const attributes: Record<string, string | true> = {};
  for (const [property, value] of Object.entries(node.properties)) {
    const name = find(schema, property).attribute.toLowerCase();
    if (name === 'data-position' || value === false || value === null || value === undefined) continue;
    if (!isAttributeName(name)) report(`'${name}' is not a valid attribute name`, node);
    else if (isUnsafeAttribute(name))
      report(`The attribute '${name}' is not allowed in <head>, because it runs code or sets styles`, node);
    else attributes[name] = value === true ? true : Array.isArray(value) ? value.join(' ') : String(value);
  }
  return attributes;
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 30 ? `${line.slice(0, 29)}…` : line;
}
