// Sätteri as a unified parser: the mdast of remark-parse with remark-gfm, remark-directive and remark-mdx, much faster.
// The only file that imports it. On machines that it has no binary for, the reference parser takes over.
import type { Root } from 'mdast';
import { unified } from 'unified';
import { formulas } from '../math/formulas.ts';
import { EXIT, walk } from '../tree/visit.ts';
import { MdxSyntaxMistake, readMistake } from './mdx-syntax-error.ts';
import { type CreateParser, type ParserFeatures, type ParsingProcessor, referenceParser } from './reference-parser.ts';

/** `undefined`: no binary loads. */
export async function loadNativeParser(): Promise<CreateParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined);
  if (satteri === undefined) return undefined;
  /** `undefined`: it fails, as it does with texts whose tree would be larger than a string can be. */
  const parsedNatively = (markdown: string, { directives, math = false, mdx }: ParserFeatures): Root | undefined => {
    const features = { gfm: true, frontmatter: false, directive: directives, math };
    try {
      if (!mdx) return satteri.markdownToMdast(markdown, { features }) as Root;
      const tree = satteri.mdxToMdast(markdown, { features }) as Root;
      return hasBrokenTag(tree) ? undefined : tree;
    } catch (thrown) {
      const mistake = mdx && mistakeIn(thrown);
      if (mistake) throw exactMistake(mistake, () => referenceParser({ directives, math, mdx }).parse(markdown));
      return undefined;
    }
  };
  return (features) => {
    const processor = unified().use(function nativeParser() {
      this.parser = (markdown) =>
        (isMisread(markdown, features) ? undefined : parsedNatively(markdown, features)) ??
        referenceParser(features).parse(markdown);
    });
    if (features.math) processor.use(formulas);
    return processor as unknown as ParsingProcessor;
  };
}

/** A tag that ends inside of a list may have a name out of nowhere: the reference parser says what is wrong. */
function hasBrokenTag(tree: Root): boolean {
  let isFound = false;
  walk(tree, (node) => {
    const { name } = node as { readonly name?: string | null };
    isFound ||= node.type.startsWith('mdxJsx') && typeof name === 'string' && !tagName.test(name);
    return isFound ? EXIT : undefined;
  });
  return isFound;
}

const tagName = /^[\p{ID_Start}$_][\p{ID_Continue}$:.-]*$/u;

/** `undefined`: it is no mistake of the author. */
function mistakeIn(thrown: unknown): MdxSyntaxMistake | undefined {
  const found = /^(\d+):(\d+): (.*)$/s.exec(thrown instanceof Error ? thrown.message : '');
  if (!found) return undefined;
  const [, line, column, reason = ''] = found;
  return new MdxSyntaxMistake({ ...readMistake(reason), line: Number(line), column: Number(column) });
}

/** Sätteri says no more of a tag than that it cannot read it. The reference parser says what is wrong in it. */
function exactMistake(mistake: MdxSyntaxMistake, parseAgain: () => unknown): MdxSyntaxMistake {
  if (!mistake.message.startsWith(aboutTag)) return mistake;
  try {
    parseAgain();
  } catch (thrown) {
    if (!(thrown instanceof MdxSyntaxMistake) || thrown.message.startsWith(aboutTag)) return mistake;
    // A quote that does not end ends with the file.
    const { line, column } = thrown.line === mistake.line ? thrown : mistake;
    return new MdxSyntaxMistake({ message: thrown.message, hint: thrown.hint, line, column });
  }
  return mistake;
}

const aboutTag = '`<` begins a tag';

/**
 * Bare addresses swallow the end of their table cell: `|https://example.com|next|`. One look at each word: an
 * expression would look for the end of each address in it.
 */
function hasAddressAtCellEnd(markdown: string): boolean {
  if (!markdown.includes('|')) return false;
  const rest = /[^\s|]*/y;
  for (let at = markdown.indexOf('://'); at >= 0; at = markdown.indexOf('://', rest.lastIndex)) {
    rest.lastIndex = at + 1;
    rest.test(markdown);
    if (markdown[rest.lastIndex] === '|' && /https?:\/\//.test(markdown.slice(Math.max(0, at - 5), rest.lastIndex)))
      return true;
  }
  return false;
}

const closingFence = /^[ \t>]*:{3,}[ \t]*$/;
const delimiterRow = /^(?=[^-]*-)(?=[^|]*\|)[ \t>]*[|:-][|: \t-]*$/;
const linkDefinition = /^[ \t>]*\[[^\]]+\]:/;

/** Its time and memory grow with the square of the number of character references (`&lt;`) in a paragraph. */
const mostReferences = 5000;

/** Sources that Sätteri 0.10 parses visibly wrong, or hardly at all. They are left to the reference parser. */
function isMisread(markdown: string, { directives }: ParserFeatures): boolean {
  const isLaden =
    markdown.length > 2 * mostReferences && markdown.split('&', mostReferences + 2).length > mostReferences;
  return isLaden || hasAddressAtCellEnd(markdown) || (directives && hidesClosingFence(markdown));
}

function canHide(line: string): boolean {
  return (line.includes('|') && delimiterRow.test(line)) || (line.includes(']:') && linkDefinition.test(line));
}

/** A `:::` right below a table or a link definition does not close the directive: it becomes a row, or text. */
function hidesClosingFence(markdown: string): boolean {
  let isHiding = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (line.includes(':::') && closingFence.test(line)) {
      if (isHiding) return true;
    } else if (line.trim() === '') isHiding = false;
    else isHiding ||= canHide(line);
  }
  return false;
}
