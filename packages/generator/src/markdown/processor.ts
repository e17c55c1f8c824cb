// The one Markdown pipeline: parse, mdast plugins, remark-rehype, rehype-slug, hast plugins, HTML.
import type { Element, Root as HastRoot, Text as HastText } from 'hast';
import type { Code, Text } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import type { Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { ArticleStrings } from '../model/article-strings.ts';
import { admonitions } from './admonitions.ts';
import { codeBlocks } from './code-blocks.ts';
import { definitionPlaces } from './definition-places.ts';
import { elements } from './elements.ts';
import { explicitIds, markWrittenIds } from './explicit-ids.ts';
import { headings } from './headings.ts';
import type { Highlighter } from './highlight.ts';
import type { LoadedPlugin } from './load-plugins.ts';
import { printHtml, printOptions } from './print-html.ts';
import type { ParsingProcessor } from './reference-parser.ts';
import { references } from './references.ts';
import { shownFiles } from './shown-files.ts';
import { strayTags } from './stray-tags.ts';
import { tabs } from './tabs.ts';
import { EXIT, walk } from './walk.ts';

export interface PipelineParts {
  readonly parser: ParsingProcessor;
  readonly remarkPlugins: readonly LoadedPlugin[];
  readonly rehypePlugins: readonly LoadedPlugin[];
  readonly strings: ArticleStrings;
  /** The words of the text are collected for searching. */
  readonly isSearched: boolean;
  readonly highlighter: Highlighter;
}

export type Pipeline = Processor<undefined, undefined, undefined, HastRoot, string>;

/** Plugins of the configuration see directives and links as parsed; what docsgen makes of them comes after. */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { strings, isSearched } = parts;
  const processor = parts.parser.use(shownFiles).use(definitionPlaces);
  applyPlugins(processor, parts.remarkPlugins);
  const hast = processor
    .use(admonitions, strings)
    .use(tabs)
    .use(explicitIds)
    .use(strayTags)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: '',
      footnoteLabel: strings.footnotes,
      footnoteBackLabel: (index: number, again: number) =>
        strings.footnoteBack.replace('{number}', `${index + 1}${again > 1 ? `-${again}` : ''}`),
      handlers: { code: codeWithMeta, text: plainText },
    })
    .use(rawHtml)
    .use(markWrittenIds)
    .use(rehypeSlug);
  applyPlugins(hast, parts.rehypePlugins);
  return hast
    .use(elements, strings)
    .use(headings, { strings, isSearched })
    .use(references)
    .use(codeBlocks, parts.highlighter)
    .use(rehypeStringify, printOptions)
    .use(printHtml) as unknown as Pipeline;
}

interface Extensible {
  readonly use: (plugin: Plugin<unknown[]>, ...settings: unknown[]) => unknown;
}

function applyPlugins(processor: Extensible, plugins: readonly LoadedPlugin[]): void {
  for (const { plugin, options } of plugins) processor.use(plugin, ...(options === undefined ? [] : [options]));
}

/** The words behind the language survive as a property, which parsing the page again for its raw HTML does not lose. */
function codeWithMeta(state: State, node: Code): Element {
  const pre = defaultHandlers.code(state, node);
  const code = pre.children[0];
  if (node.meta && code?.type === 'element') code.properties.dataMeta = node.meta;
  return pre;
}

/** Only lines can have spaces between them to be taken away, and most texts are within one. */
function plainText(state: State, node: Text): HastText | Element {
  if (typeof node.value !== 'string' || /[\r\n]/.test(node.value)) return defaultHandlers.text(state, node);
  const text: HastText = { type: 'text', value: node.value };
  state.patch(node, text);
  return state.applyData(node, text);
}

/** Raw HTML becomes part of the tree, balanced; pages without any do not pay for that. */
function rawHtml() {
  return async (tree: HastRoot, file: VFile): Promise<HastRoot | undefined> => {
    let hasRaw = false;
    walk(tree, (node) => {
      hasRaw ||= node.type === 'raw';
      return hasRaw ? EXIT : undefined;
    });
    if (!hasRaw) return undefined;
    const { default: rehypeRaw } = await import('rehype-raw');
    return rehypeRaw()(tree, file);
  };
}
