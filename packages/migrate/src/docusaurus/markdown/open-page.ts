// Parses a page as Docusaurus does, with the positions of all nodes in the original text, so that the page can be
// edited in place.

import { mathSyntax } from '@docsgen/math/syntax';
import {
  asMdx,
  loadNativeParser,
  MdxSyntaxError,
  normalizeAdmonitions,
  type Position,
  referenceParser,
  type SourcePath,
  walk,
  withMdx,
} from 'docsgen/internals';
import type { Nodes, Root } from 'mdast';
import { readFrontMatter } from '../../front-matter.ts';
import type { LooseMap } from '../../untyped-values.ts';
import type { DocusaurusMarkdown } from '../site.ts';

const math = { plugin: mathSyntax, options: undefined, marker: '$', native: 'math' } as const;

export interface OpenPage {
  readonly text: string;
  readonly isMdx: boolean;
  /** `undefined` if the page has syntax errors. In this case, Docusaurus cannot parse the page either. */
  readonly tree: Root | undefined;
  /** All nodes of the tree except the root, parents before their children. */
  readonly nodes: readonly Nodes[];
  readonly syntaxError: (Position & { readonly message: string; readonly hint: string | undefined }) | undefined;
  readonly frontMatter: LooseMap;
  /** The front matter with its delimiters, or an empty string. */
  readonly head: string;
  /** Maps an offset of the parser to the original text. */
  readonly offsetOf: (offset: number) => number;
}

export async function openPage(text: string, path: string, markdown: DocusaurusMarkdown): Promise<OpenPage> {
  const { head, frontMatter } = readFrontMatter(text, path);
  const isMdx = syntaxOf(path, frontMatter, markdown) === 'mdx';
  const starts = lineStarts(text);
  const body = head.replace(/[^\n]/g, '') + text.slice(head.length);
  const titled = withOwnKinds(normalizeAdmonitions(withoutAutolinks(body)), markdown.admonitions);
  // Docusaurus supports HTML comments in `.md` and `.mdx`, whereas docsgen supports them only in `.md`.
  const readable = isMdx ? asMdx(titled, path.replace(/x$/i, '') as SourcePath) : titled;
  const offsetOf = offsetFinder(readable, text, starts);
  const shared = { text, isMdx, frontMatter, head, offsetOf };
  try {
    const native = !isMdx || isPlain(readable) ? await loadNativeParser() : undefined;
    const create = native ?? referenceParser;
    const parser = create({ directives: true, syntax: markdown.math ? [math] : [], mdx: isMdx ? withMdx : undefined });
    const tree = parser.parse(readable);
    const nodes: Nodes[] = [];
    walk<Nodes>(tree as { readonly type: string; readonly children: Nodes[] }, (node) => {
      nodes.push(node);
      return undefined;
    });
    return { ...shared, tree, nodes, syntaxError: undefined };
  } catch (thrown) {
    if (!(thrown instanceof MdxSyntaxError)) throw thrown;
    const { message, hint, line, column } = thrown;
    return { ...shared, tree: undefined, nodes: [], syntaxError: { message, hint, line, column } };
  }
}

/**
 * Whether the page contains no MDX code. The native parser, which does not return the code of expressions, can parse
 * such pages about ten times as fast. Most pages are plain.
 */
function isPlain(text: string): boolean {
  const prose = text
    .replace(/^([ \t]*)(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$/gm, '')
    .replace(/(?<!`)(`+)(?!`)[^\n]*?[^\n`]\1(?!`)/g, '');
  return !/(?<!\\)[<{]|^(import|export)\b/m.test(prose);
}

function syntaxOf(path: string, { format }: LooseMap, { format: general }: DocusaurusMarkdown): 'md' | 'mdx' {
  const asked = format === 'md' || format === 'mdx' || format === 'detect' ? format : general;
  if (asked !== 'detect') return asked;
  return /\.mdx$/i.test(path) ? 'mdx' : 'md';
}

/** Replaces `<https://…>` with a bare URL of the same length, because `asMdx` would make it longer. */
function withoutAutolinks(text: string): string {
  return text.replace(/<(https?:\/\/[^\s<>]+)>/g, ' $1 ');
}

/**
 * Normalizes titles of custom admonitions, such as `:::issuer Title`, as `normalizeAdmonitions` does for built-in
 * types.
 */
function withOwnKinds(text: string, kinds: readonly string[]): string {
  if (!text.includes(':::') || kinds.length === 0) return text;
  const names = kinds.map((kind) => kind.replace(/[^\w-]/g, '')).filter(Boolean);
  const titled = new RegExp(`^([ \\t>]*:{3,}(?:${names.join('|')}))[ \\t]+([^\\s[{](?:[^\\n]*\\S)?)[ \\t]*\\r?$`, 'gm');
  return text.replace(titled, '$1[$2]');
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Both texts have the same lines, which differ only at their ends. */
function offsetFinder(readable: string, text: string, starts: readonly number[]): OpenPage['offsetOf'] {
  if (readable === text) return (offset) => offset;
  const readableStarts = lineStarts(readable);
  return (offset) => {
    const { line, column } = placeIn(readableStarts, offset);
    const start = starts[line - 1] ?? text.length;
    const end = (starts[line] ?? text.length + 1) - 1;
    return Math.min(start + column - 1, end);
  };
}

function placeIn(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
