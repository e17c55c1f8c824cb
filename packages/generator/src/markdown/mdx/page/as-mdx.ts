// Converts a text to valid MDX. Docusaurus pages use syntax that MDX does not support: HTML comments, heading ids and
// MDX fences, and in `.md` files also autolinks such as `<https://…>`. Line numbers do not change.

import type { SourcePath } from '../../../model/paths.ts';

/** Returns valid MDX. Heading ids, `{#id}`, would be invalid expressions. */
export function asMdx(markdown: string, page: SourcePath): string {
  const convertible = /\.mdx$/i.test(page) ? /<!--/ : /<!--|<https?:/;
  return withIds(asLenientMdx(withoutFences(markdown), convertible));
}

/**
 * Removes `mdx-code-block` fences. In Docusaurus, the content of these fences is part of the page, whereas tools that
 * support only Markdown show it as code.
 */
function withoutFences(markdown: string): string {
  return markdown.includes('mdx-code-block')
    ? markdown.replace(/^([ \t]*)(`{3,}|~{3,})mdx-code-block[ \t]*(\r?\n[\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm, '$3')
    : markdown;
}

function withIds(markdown: string): string {
  return markdown.includes('{#')
    ? markdown.replace(/^( {0,3}#{1,6}[ \t].*?[^\\])(\{#[^\s{}]+\}[ \t]*)$/gm, '$1\\$2')
    : markdown;
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/;

/** Converts HTML comments to MDX comments, and `<https://…>` to a link. Code does not change. */
function asLenientMdx(markdown: string, convertible: RegExp): string {
  if (!convertible.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  const lastEnd = lines.findLastIndex((line) => line.includes('-->'));
  const state: State = { fence: undefined, isInComment: false, isInTemplate: false, canEnd: true, convertible };
  return lines
    .map((line, index) => {
      state.canEnd = index <= lastEnd;
      return lenientLine(line, state);
    })
    .join('\n');
}

interface State {
  /** Opening characters of the current code block. */
  fence: string | undefined;
  isInComment: boolean;
  /** Whether the position is inside a multiline template literal. */
  isInTemplate: boolean;
  /**
   * Whether a comment that starts at this position is closed later. An unclosed comment is not converted, so that the
   * parser reports it.
   */
  canEnd: boolean;
  readonly convertible: RegExp;
}

const templateStart = /(?:[{(=,:]|=>)[ \t]*`[^`]*$/;

function lenientLine(line: string, state: State): string {
  const mark = state.isInComment ? undefined : fence.exec(line)?.[1];
  if (state.fence !== undefined) {
    if (mark?.startsWith(state.fence) && line.trim().endsWith(mark)) state.fence = undefined;
    return line;
  }
  state.fence = mark;
  if (mark !== undefined) return line;
  if (state.isInTemplate) {
    state.isInTemplate = !line.includes('`');
    return line;
  }
  state.isInTemplate = !state.isInComment && templateStart.test(line);
  return lenientText(line, state);
}

const part = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|<!--|-->|\*\/|<(https?:\/\/[^\s<>]+)>/g;

/** If the text before a URL in angle brackets matches, the URL is a link destination, as in `[name]: <https://…>`. */
const destinationStart = /\](?:\(|:)[ \t]*$/;

function lenientText(line: string, state: State): string {
  return line.replace(part, (found: string, _ticks: string | undefined, address: string | undefined, at: number) => {
    if (state.isInComment) {
      if (found === '-->') state.isInComment = false;
      return found === '-->' ? '*/}' : found === '*/' ? '* ' : found.replace('*/', '* ');
    }
    if (found === '<!--' && state.canEnd) {
      state.isInComment = true;
      return '{/* ';
    }
    const isLink = address !== undefined && state.convertible.test(found) && !destinationStart.test(line.slice(0, at));
    return isLink ? `[${address}](${address})` : found;
  });
}
