// Finds the paths of links, images, includes and embedded files in Markdown, with their positions. Paths do not include
// the query and the hash.

import type { Nodes, Root } from 'mdast';
import { normalizeAdmonitions } from '../../markdown/components/read/admonition-lines.ts';
import { componentOf, nameOfDirective } from '../../markdown/components/registry.ts';
import { type Pointer, pointers } from '../../markdown/hast/url-attributes.ts';
import { referenceParser } from '../../markdown/parse/reference-parser.ts';
import { walk } from '../../markdown/tree/visit.ts';
import type { Position } from '../../model/diagnostic.ts';
import { isExternal, splitHref } from '../../text/hrefs.ts';

export interface WrittenPath {
  /** Href of a link or image, path of an include or an embedded file, or value of `of` in a list of pages. */
  readonly href: string;
  /** `file` if the path belongs to an include or an embedded file. */
  readonly use: 'link' | 'image' | 'file' | 'list';
  /** Offset of the path in the text. */
  readonly start: number;
  readonly end: number;
}

/** In `body`, the front matter is replaced by spaces, so that offsets are the same as in `text`. */
export function findPaths(text: string, body: string): readonly WrittenPath[] {
  const found: WrittenPath[] = [];
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: Position): number => (lineStarts[line - 1] ?? text.length) + column - 1;
  const markdown = normalizeAdmonitions(body);
  walk(referenceParser({ directives: body.includes('::') }).parse(markdown) as Root, (node) => {
    if (!node.position) return undefined;
    const start = offsetOf(node.position.start);
    const source = text.slice(start, offsetOf(node.position.end));
    for (const { from, ...path } of pathsIn(node, source, offsetOf)) {
      const isAddress = path.use === 'link' || path.use === 'image';
      const length = isAddress ? splitHref(path.written).path.length : path.written.length;
      if (length > 0) found.push({ href: path.href, use: path.use, start: start + from, end: start + from + length });
    }
    return undefined;
  });
  return found;
}

interface FoundPath extends Pick<WrittenPath, 'href' | 'use'> {
  /** The href as written, with escapes. */
  readonly written: string;
  /** Offset of the href in the node's source. */
  readonly from: number;
}

function pathsIn(node: Nodes, source: string, offsetOf: (position: Position) => number): readonly FoundPath[] {
  switch (node.type) {
    case 'link':
    case 'image': {
      const last = node.type === 'link' ? node.children.at(-1)?.position : undefined;
      const behind = last && node.position ? offsetOf(last.end) - offsetOf(node.position.start) : 0;
      return destination(source, /\]\(\s*<?/g, { behind, href: node.url, use: node.type });
    }
    case 'definition':
      return destination(source, /\]:\s*<?/g, { behind: 0, href: node.url, use: 'link' });
    case 'html':
      return attributes(source);
    case 'leafDirective': {
      const [, before = '', path] = /^(::include\[\s*)(\S(?:.*\S)?)\s*\]\s*$/.exec(source) ?? [];
      if (path !== undefined) return [{ href: path, written: path, use: 'file', from: before.length }];
      return directiveAttributes(node.name, source);
    }
    case 'containerDirective':
      return directiveAttributes(node.name, source);
    case 'code': {
      const [whole, before = '', , path] = /^(.*?\sfile=|^\W*file=)(["']?)([^"'\s#]+)/.exec(source) ?? [];
      return whole === undefined || path === undefined || node.value.trim() !== ''
        ? []
        : [{ href: path, written: path, use: 'file', from: source.indexOf(path, before.length) }];
    }
    default:
      return [];
  }
}

interface WantedDestination extends Pick<WrittenPath, 'href' | 'use'> {
  /** Offset of the end of the link text. */
  readonly behind: number;
}

/** Returns the first destination that equals the href and follows one of the given openings. */
function destination(source: string, openings: RegExp, { behind, href, use }: WantedDestination): readonly FoundPath[] {
  if (isExternal(href)) return [];
  for (const { 0: opening, index } of source.matchAll(openings)) {
    const from = index + opening.length;
    if (index < behind) continue;
    const end = opening.endsWith('<') ? /^[^>\n]*/ : /^\S*/;
    const rest = end.exec(source.slice(from))?.[0] ?? '';
    // Without angle brackets, the end of the destination is found by comparing it with the href.
    for (let length = rest.length; length > 0; length -= 1) {
      const written = rest.slice(0, length);
      if (unescaped(written) === href) return [{ href, written, use, from }];
    }
  }
  return [];
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}

interface WrittenPointer {
  readonly property: string;
  readonly use: Pointer['use'] | 'list';
}

/** Component attributes that contain a path. */
const ofComponents: readonly WrittenPointer[] = [
  { property: 'of', use: 'list' },
  { property: 'href', use: 'link' },
  ...['src', 'light', 'dark', 'poster', 'captions'].map((property) => ({ property, use: 'image' }) as const),
];

/** Returns the paths in the first line of a directive. */
function directiveAttributes(name: string, source: string): readonly FoundPath[] {
  const [whole, before = ''] = /^(:+[\w-]+(?:\[.*\])?)\{.*(?=\})/.exec(source) ?? [];
  if (whole === undefined || nameOfDirective(name) === undefined) return [];
  return attributesIn(whole, { pointers: ofComponents, after: before.length });
}

const tag = /<([a-z]+)\b[^>]*>/gi;
const attribute = /[\s{]([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function attributes(html: string): readonly FoundPath[] {
  return [...html.matchAll(tag)].flatMap(({ 0: source, 1: element = '', index }) => {
    const known = componentOf(element) === undefined ? pointers.get(element.toLowerCase()) : ofComponents;
    return attributesIn(source, { pointers: known ?? [], after: 0 }).map((path) => ({
      ...path,
      from: index + path.from,
    }));
  });
}

interface Known {
  readonly pointers: readonly WrittenPointer[];
  /** Offset at which the attributes start. */
  readonly after: number;
}

function attributesIn(source: string, { pointers, after }: Known): readonly FoundPath[] {
  return [...source.slice(after).matchAll(attribute)].flatMap((match): readonly FoundPath[] => {
    const [whole, name = '', ...values] = match;
    const known = pointers.find(({ property }) => property === name.toLowerCase());
    const written = values.find((value) => value !== undefined) ?? '';
    const href = unescaped(written);
    if (!known || isExternal(href)) return [];
    return [{ href, written, use: known.use, from: after + match.index + whole.lastIndexOf(written) }];
  });
}

const link = /\b(?:href|to)\b["']?\s*[=:]\s*(?:\{\s*)?(["'`])([^"'`\n]*)\1/g;

export function modulePaths(code: string): readonly WrittenPath[] {
  return [...code.matchAll(link)].flatMap(({ 0: whole, 2: href = '', index }) => {
    const start = index + whole.length - 1 - href.length;
    const { length } = splitHref(href).path;
    return length === 0 ? [] : [{ href, use: 'link', start, end: start + length }];
  });
}
