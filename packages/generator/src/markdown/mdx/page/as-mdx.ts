// A text as the parser of MDX takes it. What MDX knows no longer, but pages of Docusaurus have, is put into its words:
// HTML comments, ids of headings, fences for MDX; in what is Markdown by name, links as `<https://…>`, too. Lines stay
// those of the author.

import type { SourcePath } from '../../../model/paths.ts';

/** Ids behind headings, `{#id}`, are no expressions. */
export function asMdx(markdown: string, page: SourcePath): string {
  const forgotten = /\.mdx$/i.test(page) ? /<!--/ : /<!--|<https?:/;
  return withIds(asLenientMdx(withoutFences(markdown), forgotten));
}

/** What Docusaurus calls an `mdx-code-block` is a part of the page: for tools that read Markdown alone, it is code. */
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

/** HTML comments become comments of MDX, and `<https://…>` a link. Code stays as it is. */
function asLenientMdx(markdown: string, forgotten: RegExp): string {
  if (!forgotten.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  const lastEnd = lines.findLastIndex((line) => line.includes('-->'));
  const state: State = { fence: undefined, isInComment: false, isInTemplate: false, canEnd: true, forgotten };
  return lines
    .map((line, index) => {
      state.canEnd = index <= lastEnd;
      return lenientLine(line, state);
    })
    .join('\n');
}

interface State {
  /** What the code block that is open began with. */
  fence: string | undefined;
  isInComment: boolean;
  /** In a text of JavaScript that goes over several lines. */
  isInTemplate: boolean;
  /** A comment that begins here ends somewhere. One that does not is left as it is, and told. */
  canEnd: boolean;
  readonly forgotten: RegExp;
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

/** Behind it an address in angle brackets is the target of a link, or of `[name]: <https://…>`. */
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
    const isLink = address !== undefined && state.forgotten.test(found) && !destinationStart.test(line.slice(0, at));
    return isLink ? `[${address}](${address})` : found;
  });
}
