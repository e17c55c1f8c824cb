// Converts Docusaurus components to HTML elements or `<Figure>`, with one function for each.
import { nodeIn, nodesIn } from 'docsgen/internals';
import { lose } from '../conversion.ts';
import { addressIn } from './addresses.ts';
import { attributesOf, attributeText, type Element, expressionIn, literalOf, rename, tagsOf, textOf } from './jsx.ts';
import { placeOf, rangeOf, replace, textAt, type Work } from './work.ts';

export function convertHead(work: Work, node: Element): void {
  rename(work, node, 'head');
}

/** Converts `<Link to="/x">`. Computed URLs are preserved as expressions. */
export function convertLink(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  if (!attributes) return;
  const own = ['isNavLink', 'autoAddBaseUrl', 'activeClassName', 'data-noBrokenLinkCheck'];
  if (own.some((name) => attributes.has(name)) || attributes.has('to') === attributes.has('href')) return;
  const to = attributes.get('to');
  rename(work, node, 'a');
  if (!to?.position) return;
  const { start, end } = rangeOf(work, to);
  const address = textOf(to) ?? addressIn(work, expressionIn(to));
  replace(
    work,
    { start, end },
    address === undefined ? `href${work.page.text.slice(start + 2, end)}` : attributeText('href', address),
  );
}

export function convertHeading(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  const level = textOf(attributes?.get('as'));
  const as = attributes?.get('as');
  if (!attributes || !as?.position || !/^h[1-6]$/.test(level ?? '')) return;
  const { start, end } = rangeOf(work, as);
  rename(work, node, String(level));
  replace(work, { start: /\s/.test(work.page.text[start - 1] ?? '') ? start - 1 : start, end }, '');
}

/** Converts `<Details summary="…">`. A summary that is an element is moved to the content. */
export function convertDetails(work: Work, node: Element): boolean {
  const attributes = attributesOf(node);
  const names = [...(attributes?.keys() ?? ['?'])].filter((name) => name !== 'summary' && name !== 'open');
  const summary = attributes?.get('summary');
  const { open, close } = tagsOf(work, node);
  if (names.length > 0 || !close || node.type !== 'mdxJsxFlowElement') return false;
  const written = summary === undefined ? '' : summaryOf(work, summary);
  if (written === undefined) return false;
  const isOpen = attributes?.has('open') && literalOf(attributes.get('open')) !== false;
  // Content on a single line stays on this line: on a new line, it would become a paragraph, which cannot contain the
  // closing tag.
  const isInLine = !work.page.text.slice(open.start, close.end).includes('\n');
  replace(work, open, `<details${isOpen ? ' open' : ''}>${isInLine ? written.trimStart() : written}`);
  replace(work, close, '</details>');
  return true;
}

/**
 * Replaces the element with its fallback. The children of the element are a function, which cannot be sent to the
 * browser.
 */
export function convertBrowserOnly(work: Work, node: Element): void {
  const fallback = attributesOf(node)?.get('fallback');
  const code = fallback && expressionIn(fallback);
  const shown = code ? `{${textAt(work, placeOf(work, code))}}` : '<></>';
  const range = rangeOf(work, node);
  const message = '<BrowserOnly> was replaced by its fallback on this page';
  const hint = "Move this code to a component in a module that begins with 'use client' (see docs/guide/islands.md)";
  lose(work, { severity: 'error', message, hint, at: range.start });
  replace(work, range, shown);
}

type Attribute = NonNullable<ReturnType<NonNullable<ReturnType<typeof attributesOf>>['get']>>;

function summaryOf(work: Work, summary: Attribute): string | undefined {
  const text = textOf(summary);
  if (text !== undefined)
    return `\n<summary>${text.replace(/[<{]/g, (sign) => (sign === '<' ? '&lt;' : '&#123;'))}</summary>`;
  const code = expressionIn(summary);
  const name = nodeIn(nodeIn(code?.openingElement)?.name);
  if (code?.type !== 'JSXElement' || name?.name !== 'summary') return undefined;
  return `\n${textAt(work, placeOf(work, code))}`;
}

/** Converts `sources={{ light, dark }}` if the URLs are literals, imports, or calls of `useBaseUrl`. */
export function convertThemedImage(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  const known = new Set(['sources', 'alt', 'width']);
  const sources = attributes?.get('sources');
  if (!attributes || !sources || [...attributes.keys()].some((name) => !known.has(name))) return;
  const given = new Map(
    nodesIn(expressionIn(sources)?.properties).map((each) => [
      String(nodeIn(each.key)?.name ?? nodeIn(each.key)?.value),
      addressIn(work, nodeIn(each.value)),
    ]),
  );
  const [light, dark] = [given.get('light'), given.get('dark')];
  const alt = attributes.has('alt') ? textOf(attributes.get('alt')) : '';
  const width = literalOf(attributes.get('width'));
  if (light === undefined || dark === undefined || alt === undefined) return;
  const size = /^\d+$/.test(String(width ?? '')) ? [`width={${width}}`] : [];
  const parts = [attributeText('light', light), attributeText('dark', dark), attributeText('alt', alt), ...size];
  replace(work, rangeOf(work, node), `<Figure ${parts.join(' ')} />`);
}

/** Converts an imported SVG that is used as a component. */
export function convertDrawing(work: Work, node: Element, address: string): void {
  const { open, close } = tagsOf(work, node);
  const attributes = attributesOf(node);
  if (!attributes) return;
  const rest = work.page.text.slice(open.start + 1 + (node.name?.length ?? 0), open.end).replace(/(?<!\s)\s*\/?>$/, '');
  const alt = attributes.has('alt') ? '' : ` ${attributeText('alt', textOf(attributes.get('title')) ?? '')}`;
  replace(
    work,
    { start: open.start, end: (close ?? open).end },
    `<img ${attributeText('src', address)}${alt}${rest} />`,
  );
}

export const videoPackage = 'react-lite-youtube-embed';

const ofVideo = new Set(['id', 'title', 'poster', 'thumbnail', 'noCookie', 'cookie', 'lazyLoad', 'webp', 'adNetwork']);

/**
 * Converts `<LiteYouTubeEmbed id="…" />`. docsgen does not contact YouTube either before the reader starts the video.
 */
export function convertVideo(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  const id = textOf(attributes?.get('id'));
  if (!attributes || id === undefined || [...attributes.keys()].some((name) => !ofVideo.has(name))) return;
  const title = textOf(attributes.get('title')) ?? 'YouTube video';
  const parts = [attributeText('url', `https://www.youtube.com/watch?v=${id}`), attributeText('title', title)];
  const poster = textOf(attributes.get('thumbnail'));
  if (poster !== undefined) parts.push(attributeText('poster', poster));
  replace(work, rangeOf(work, node), `<Embed ${parts.join(' ')} />`);
}
