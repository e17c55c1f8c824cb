// Sätteri as a unified parser. The native parser creates the same mdast as remark-parse with remark-gfm,
// remark-directive and remark-mdx, but is much faster. Only this file imports Sätteri. If no binary is available, the
// reference parser is used.
import type { Root } from 'mdast';
import { unified } from 'unified';
import { EXIT, walk } from '../tree/visit.ts';
import { explainSyntaxError, MdxSyntaxError } from './mdx-syntax-error.ts';
import {
  type CreateParser,
  type ParserFeatures,
  type ParsingProcessor,
  referenceParser,
  useSyntax,
} from './reference-parser.ts';

/**
 * Returns `undefined` if no binary can be loaded. `longest` is the maximum length in characters of the texts that it
 * parses; longer texts are parsed by the reference parser.
 */
export async function loadNativeParser(longest = Number.POSITIVE_INFINITY): Promise<CreateParser | undefined> {
  const satteri = await import('satteri').catch(() => undefined);
  if (satteri === undefined) return undefined;
  /**
   * Returns `undefined` if parsing fails, for example because the serialized tree exceeds the maximum length of a
   * string.
   */
  const parsedNatively = (markdown: string, { directives, syntax = [], mdx }: ParserFeatures): Root | undefined => {
    const extensions = Object.fromEntries(syntax.map(({ native }) => [native, true]));
    const features = { gfm: true, frontmatter: false, directive: directives, ...extensions };
    try {
      if (!mdx) return satteri.markdownToMdast(markdown, { features }) as Root;
      const tree = satteri.mdxToMdast(markdown, { features }) as Root;
      return hasBrokenTag(tree) ? undefined : tree;
    } catch (thrown) {
      const syntaxError = mdx && syntaxErrorIn(thrown);
      if (syntaxError)
        throw withExactReason(syntaxError, () => referenceParser({ directives, syntax, mdx }).parse(markdown));
      return undefined;
    }
  };
  return (features) => {
    if (features.syntax?.some(({ native }) => native === undefined)) return referenceParser(features);
    const processor = unified().use(function nativeParser() {
      this.parser = (markdown) =>
        (markdown.length > longest || needsReferenceParser(markdown, features)
          ? undefined
          : parsedNatively(markdown, features)) ?? referenceParser(features).parse(markdown);
    });
    const parsing = processor as unknown as ParsingProcessor;
    useSyntax(parsing, features.syntax ?? []);
    return parsing;
  };
}

/**
 * Reports whether the tree contains a broken tag. A tag that ends inside a list can have a random name. The reference
 * parser then reports the error.
 */
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

/** Returns `undefined` if the error is not a syntax error in the source. */
function syntaxErrorIn(thrown: unknown): MdxSyntaxError | undefined {
  const found = /^(\d+):(\d+): (.*)$/s.exec(thrown instanceof Error ? thrown.message : '');
  if (!found) return undefined;
  const [, line, column, reason = ''] = found;
  return new MdxSyntaxError({ ...explainSyntaxError(reason), line: Number(line), column: Number(column) });
}

/** Adds the reason why a tag is invalid, which only the reference parser reports. */
function withExactReason(error: MdxSyntaxError, parseAgain: () => unknown): MdxSyntaxError {
  if (!error.message.startsWith(aboutTag)) return error;
  try {
    parseAgain();
  } catch (thrown) {
    if (!(thrown instanceof MdxSyntaxError) || thrown.message.startsWith(aboutTag)) return error;
    // An unclosed quote extends to the end of the file.
    const { line, column } = thrown.line === error.line ? thrown : error;
    return new MdxSyntaxError({ message: thrown.message, hint: thrown.hint, line, column });
  }
  return error;
}

const aboutTag = '`<` starts a tag';

/**
 * Detects bare URLs at the end of a table cell, such as `|https://example.com|next|`, because the parser includes the
 * end of the cell in them. Each word is checked only once, because a regular expression would take quadratic time.
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

/** The parser's time and memory are quadratic in the number of character references (`&lt;`) in a paragraph. */
const mostReferences = 5000;

/**
 * Reports whether Sätteri 0.10 parses a source incorrectly or very slowly. The reference parser is used for such
 * sources.
 */
function needsReferenceParser(markdown: string, { directives }: ParserFeatures): boolean {
  const isTooSlow =
    markdown.length > 2 * mostReferences && markdown.split('&', mostReferences + 2).length > mostReferences;
  return isTooSlow || hasAddressAtCellEnd(markdown) || (directives && hidesClosingFence(markdown));
}

function canHide(line: string): boolean {
  return (line.includes('|') && delimiterRow.test(line)) || (line.includes(']:') && linkDefinition.test(line));
}

/**
 * Detects `:::` directly below a table or a link definition. The line does not close the directive, but becomes a table
 * row or text.
 */
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
