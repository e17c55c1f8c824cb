// Translations of a site that note which text they were made from: `source_hash` in their front matter.
import { parseSource } from '../../content/parse-source.ts';
import { originalOf } from '../../graph/translations.ts';
import type { SiteGraph, SourcedPage } from '../../model/site.ts';
import { isModulePage } from '../../text/source-syntax.ts';

/** Modules of `pages/` note nothing: what they say is theirs, and not all of it is text. Nor does what plugins make. */
export function translationsOf({ pages, tree }: SiteGraph): readonly SourcedPage[] {
  return [...pages.values()].flatMap((page) =>
    page.kind !== 'category' &&
    !isModulePage(page.parsed.file) &&
    !tree.made?.has(page.parsed.file.path) &&
    (page.translation === 'current' || page.translation === 'outdated')
      ? [page]
      : [],
  );
}

/**
 * The text of a translation with the note that it was made from the original as it is now; `undefined` where the front
 * matter is not written with a line a field, so that it cannot be changed in place.
 */
export function markedText(graph: SiteGraph, page: SourcedPage, whole: string): string | undefined {
  const { file, bodyStart } = page.parsed;
  const hash = originalOf(graph, page)?.parsed.file.hash ?? '';
  const byteOrderMark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = markTranslation({ text: whole.slice(byteOrderMark.length), bodyStart, hash });
  const { frontMatter } = parseSource({ ...file, text, hash: '' }).value;
  return frontMatter.sourceHash === hash ? byteOrderMark + text : undefined;
}

interface Mark {
  /** Text of the translation. */
  readonly text: string;
  /** Offset in the text at which the front matter ends; 0: there is none. */
  readonly bodyStart: number;
  /** Content hash of the original. */
  readonly hash: string;
}

/** Quoted, because YAML takes some hashes for numbers. */
const entry = (hash: string): string => `source_hash: "${hash}"`;

/** All other bytes stay. */
export function markTranslation({ text, bodyStart, hash }: Mark): string {
  const head = text.slice(0, bodyStart);
  const body = text.slice(bodyStart);
  const end = /\r?\n/.exec(text)?.[0] ?? '\n';
  if (head === '') return `---${end}${entry(hash)}${end}---${end}${end}${body}`;
  const known = /^source_hash[ \t]*:.*$/m;
  if (known.test(head)) return head.replace(known, (line) => entry(hash) + (line.endsWith('\r') ? '\r' : '')) + body;
  return head.replace(/(\r?\n)---[ \t]*\r?\n?$/, (close, before) => before + entry(hash) + close) + body;
}
