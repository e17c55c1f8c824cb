// The Markdown pipeline: parser, mdast plugins, remark-rehype, rehype-slug, hast plugins, HTML.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, Root as HastRoot, Text as HastText, RootContent } from 'hast';
import type { Code, Root as MdastRoot, Text } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { MarkdownOptions } from '../model/config.ts';
import { replaceControlCharacters } from '../text/html/control-characters.ts';
import { escapeHtml } from '../text/html/escape.ts';
import { applyPlugins } from './article-api/apply-plugins.ts';
import { customCodeBlocks } from './article-api/custom-code-blocks.ts';
import type { LoadedCodeBlocks } from './article-api/load-code-blocks.ts';
import { notesOf } from './article-notes.ts';
import type { Highlighter } from './code/highlight.ts';
import { findComponents } from './components/read/find-components.ts';
import { componentType } from './components/read/written-component.ts';
import { finishComponents } from './components/render/finish-components.ts';
import { componentToElements, drawComponents } from './components/render/render-components.ts';
import { createComponentPlaceholders, placeholderMark } from './components/render/unsanitized-components.ts';
import { unclosedDirectives } from './foreign/unclosed-directives.ts';
import { codeBlocks } from './hast/code-blocks.ts';
import { elements } from './hast/elements.ts';
import { fileElements } from './hast/file-elements.ts';
import { headings } from './hast/headings.ts';
import { inlineCode } from './hast/inline-code.ts';
import { restoreFallbacks, restoreIslands, takeIslands } from './hast/islands.ts';
import { references } from './hast/references.ts';
import { removeCodeUrls } from './hast/url-attributes.ts';
import { admonitions } from './mdast/admonitions.ts';
import { explicitIds, markExplicitIds } from './mdast/explicit-ids.ts';
import { fillFileFences } from './mdast/file-fences.ts';
import { escapeTags, showUnknownTags } from './mdast/unknown-tags.ts';
import type { MdxSteps } from './mdx/steps.ts';
import { definitionPositions } from './parse/definition-positions.ts';
import type { ParsingProcessor } from './parse/reference-parser.ts';
import type { LoadedPlugin } from './plugins/load-plugins.ts';
import { printHtml, printOptions } from './tree/print-html.ts';
import { EXIT, SKIP, walk } from './tree/visit.ts';

export interface PipelineOptions {
  /** The MDX steps, or `undefined` for plain Markdown. */
  readonly mdx: MdxSteps | undefined;
  readonly parser: ParsingProcessor;
  readonly remarkPlugins: readonly LoadedPlugin[];
  readonly rehypePlugins: readonly LoadedPlugin[];
  readonly codeBlocks: readonly LoadedCodeBlocks[];
  readonly html: MarkdownOptions['html'];
  readonly policy?: MarkdownOptions['policy'];
  readonly foreignSyntax: MarkdownOptions['foreignSyntax'];
  readonly messages: ArticleStrings;
  /** Language of the articles. */
  readonly lang: string;
  /** Whether articles may contain components. */
  readonly hasComponents: boolean;
  /** Whether text is collected for the search index. */
  readonly isSearched: boolean;
  readonly notesExternal: boolean;
  readonly highlighter: Highlighter;
}

export type Pipeline = Processor<undefined, undefined, undefined, HastRoot, string>;

/** The part of the pipeline that converts a text to hast. Excludes the steps that need the whole article. */
export type ElementPipeline = Processor<MdastRoot, MdastRoot, HastRoot, undefined, undefined>;

/**
 * The site's plugins run before docsgen's plugins, so that they process directives and links as created by the parser.
 */
export function createElementPipeline(options: PipelineOptions): ElementPipeline {
  const { messages, html, mdx } = options;
  const processor = options.parser.use(fillFileFences).use(definitionPositions);
  if (html === 'escape') processor.use(escapeTags);
  applyPlugins(processor, options.remarkPlugins, options);
  if (mdx) processor.use(mdx.pageModule);
  if (options.hasComponents) processor.use(unclosedDirectives).use(findComponents);
  const markdown = processor.use(admonitions, messages).use(explicitIds).use(showUnknownTags, options);
  const hast = markdown.use(remarkRehype, {
    allowDangerousHtml: true,
    passThrough: mdx?.passThrough ?? [],
    clobberPrefix: '',
    footnoteLabel: messages.footnotes,
    footnoteLabelProperties: { className: ['sr-only'], ...messages.foreign },
    footnoteBackLabel: (index: number, again: number) =>
      messages.footnoteBack.replace('{number}', `${index + 1}${again > 1 ? `-${again}` : ''}`),
    handlers: { code: codeWithMeta, text: plainText, [componentType]: componentToElements },
  });
  // In MDX, components are rendered later, because JavaScript may render their children.
  if (!mdx && options.hasComponents && html !== 'sanitize') hast.use(drawComponents, options);
  return hast as unknown as ElementPipeline;
}

export function createPipeline(options: PipelineOptions): Pipeline {
  const { messages, isSearched, html, mdx, policy } = options;
  const hast = createElementPipeline(options);
  const hasIslands = options.hasComponents || mdx !== undefined;
  // If HTML is sanitized, components are rendered after their children are sanitized.
  const { shelter, release } = createComponentPlaceholders();
  const drawsLate = hasIslands && html === 'sanitize';
  if (mdx) hast.use(mdx.renderMdx, options);
  if (drawsLate) hast.use(shelter);
  hast.use(rawHtml);
  if (mdx) hast.use(mdx.restorePositions);
  hast.use(pageHead, html);
  if (mdx) hast.use(mdx.renderPlaceholders, options);
  // Components that JavaScript rendered. Unified runs the same function only once.
  if (mdx && drawsLate) hast.use(() => shelter());
  if (html === 'sanitize') hast.use(removeCodeUrls).use(sanitizeHtml);
  if (drawsLate) hast.use(release).use(drawComponents, options);
  if (hasIslands) hast.use(takeIslands, options);
  if (options.hasComponents || mdx) hast.use(finishComponents, messages);
  hast.use(markExplicitIds).use(rehypeSlug);
  applyPlugins(hast, options.rehypePlugins, options);
  hast.use(elements, messages).use(headings, { messages, isSearched });
  hast.use(hasIslands ? [restoreFallbacks] : []).use(references, options);
  return hast
    .use(customCodeBlocks, options)
    .use(codeBlocks, options)
    .use(hasIslands ? [restoreIslands] : [])
    .use(policy ? [[inlineCode, policy]] : [])
    .use(fileElements)
    .use(rehypeStringify, printOptions)
    .use(printHtml) as unknown as Pipeline;
}

/** Stores the meta string of a fence as a property, because raw HTML is parsed in between. */
function codeWithMeta(state: State, node: Code): Element {
  const pre = defaultHandlers.code(state, node);
  const code = pre.children[0];
  if (node.meta && code?.type === 'element') code.properties.dataMeta = node.meta;
  return pre;
}

/** Trims spaces around line breaks only if there are any, whereas mdast-util-to-hast would process every text. */
function plainText(state: State, node: Text): HastText | Element {
  if (typeof node.value !== 'string' || /[\r\n]/.test(node.value)) return defaultHandlers.text(state, node);
  const text: HastText = { type: 'text', value: node.value };
  state.patch(node, text);
  return state.applyData(node, text);
}

/** Parses raw HTML into nodes. The parser is loaded only for articles that contain raw HTML. */
function rawHtml() {
  return async (tree: HastRoot, file: VFile): Promise<HastRoot | undefined> => {
    let hasRaw = false;
    walk(tree, (node) => {
      hasRaw ||= node.type === 'raw';
      return hasRaw ? EXIT : undefined;
    });
    if (!hasRaw) return undefined;
    const { default: rehypeRaw } = await import('rehype-raw');
    return withCleanTexts(rehypeRaw()(tree, file));
  };
}

/**
 * Replaces control characters, which HTML must not contain. The parser accepts references to control characters, such
 * as `&#1;`.
 */
function withCleanTexts(tree: HastRoot): HastRoot {
  walk(tree, (node) => {
    if (node.type === 'text') node.value = replaceControlCharacters(node.value);
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'svg' || node.tagName === 'math') escapeStyles(node);
    for (const [name, value] of Object.entries(node.properties)) {
      // Parsed attributes contain no NUL, so these are placeholders of components.
      if (typeof value === 'string' && !value.startsWith(placeholderMark))
        node.properties[name] = replaceControlCharacters(value);
    }
    return undefined;
  });
  return tree;
}

/**
 * Escapes styles and scripts inside SVG and MathML: character references in them are parsed, but they are printed as in
 * HTML, without escaping.
 */
function escapeStyles(drawing: Element): void {
  walk<RootContent>(drawing, (node) => {
    if (node.type !== 'element') return undefined;
    if (/^foreignobject$/i.test(node.tagName)) return SKIP;
    if (node.tagName !== 'style' && node.tagName !== 'script') return undefined;
    node.children = node.children.map((child) =>
      child.type === 'text' && /[<&]/.test(child.value) ? { type: 'raw', value: escapeHtml(child.value) } : child,
    );
    return SKIP;
  });
}

/** Pages that React renders are always searched for `<head>`, because any component could have rendered one. */
function pageHead(html: PipelineOptions['html']) {
  return async (tree: HastRoot, file: VFile): Promise<void> => {
    const { hasHead, mdx } = notesOf(file);
    if (hasHead || mdx?.isDrawn) (await import('./hast/page-head.ts')).liftHeads(tree, file, html);
  };
}

/** Runs before docsgen and rehype plugins add markup. */
function sanitizeHtml() {
  return async (tree: HastRoot, file: VFile): Promise<HastRoot> => {
    const { sanitized } = await import('./hast/sanitize.ts');
    return sanitized(tree, file);
  };
}
