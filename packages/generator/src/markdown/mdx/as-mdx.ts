// A text as the parser of MDX takes it. What is Markdown by name, and read as MDX because a site says so of all
// pages, has more that MDX knows no longer: it is put into its words. Lines stay those of the author.

import type { SourcePath } from '../../model/paths.ts';

/** Ids behind headings, `{#id}`, are no expressions. `page`: what is not named so is read with leniency. */
export function asMdx(markdown: string, page: SourcePath): string {
  return withIds(/\.mdx$/i.test(page) ? withoutFences(markdown) : asLenientMdx(withoutFences(markdown)));
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
function asLenientMdx(markdown: string): string {
  if (!/<!--|<https?:/.test(markdown)) return markdown;
  const state: State = { fence: undefined, isInComment: false };
  return markdown
    .split('\n')
    .map((line) => lenientLine(line, state))
    .join('\n');
}

interface State {
  /** What the code block that is open began with. */
  fence: string | undefined;
  isInComment: boolean;
}

function lenientLine(line: string, state: State): string {
  const mark = state.isInComment ? undefined : fence.exec(line)?.[1];
  if (state.fence !== undefined) {
    if (mark?.startsWith(state.fence) && line.trim().endsWith(mark)) state.fence = undefined;
    return line;
  }
  state.fence = mark;
  return mark === undefined ? lenientText(line, state) : line;
}

const part = /(`+)(?!`).*?(?<!`)\1(?!`)|<!--|-->|\*\/|<(https?:\/\/[^\s<>]+)>/g;

function lenientText(line: string, state: State): string {
  return line.replace(part, (found: string, _ticks: string | undefined, address: string | undefined) => {
    if (state.isInComment) {
      if (found === '-->') state.isInComment = false;
      return found === '-->' ? '*/}' : found === '*/' ? '* ' : found.replace('*/', '* ');
    }
    if (found === '<!--') {
      state.isInComment = true;
      return '{/* ';
    }
    return address === undefined ? found : `[${address}](${address})`;
  });
}
