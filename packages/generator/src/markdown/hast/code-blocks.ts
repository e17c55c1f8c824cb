// Renders code blocks with a title bar, a language label, highlighting and line numbers.
import type { ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { CheckLevel } from '../../model/config.ts';
import { escapeHtml } from '../../text/html/escape.ts';
import { type CodeMeta, parseCodeMeta, takeHighlightComments } from '../code/code-meta.ts';
import type { Highlighter, LineClasses } from '../code/highlight.ts';
import { languageLabel } from '../code/languages.ts';
import { codeOfBlock, languageOf } from '../components/shared/hast.ts';
import { type CheckedBlock, checkBlocks } from '../foreign/code-syntax.ts';
import { SKIP, walk } from '../tree/visit.ts';

interface FoundBlock extends CheckedBlock {
  readonly replace: (figure: ElementContent) => void;
}

interface CodeBlockOptions {
  readonly highlighter: Highlighter;
  readonly foreignSyntax: CheckLevel;
}

export function codeBlocks({ highlighter, foreignSyntax }: CodeBlockOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks = findBlocks(tree);
    await highlighter.prepare(blocks);
    checkBlocks(blocks, { file, level: foreignSyntax, highlighter });
    for (const block of blocks) block.replace({ type: 'raw', value: codeBlockHtml(block, highlighter) });
  };
}

function findBlocks(tree: Root): readonly FoundBlock[] {
  const found: FoundBlock[] = [];
  walk(tree, (pre, index, parent) => {
    if (pre.type !== 'element' || pre.tagName !== 'pre') return undefined;
    const code = codeOfBlock(pre);
    // Code that contains elements has already been highlighted, by a plugin or in HTML.
    if (!code || code.children.some((child) => child.type === 'element')) return SKIP;
    found.push({
      code: textOf(code).replace(/\n$/, ''),
      language: languageOf(code),
      meta: String(code.properties.dataMeta ?? ''),
      pre,
      replace: (figure) => {
        parent.children[index] = figure;
      },
    });
    return SKIP;
  });
  return found;
}

interface CodeBlock {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
}

/** Returns the markup of one block, as described in `../markup.md`. */
export function codeBlockHtml(block: CodeBlock, highlighter: Highlighter): string {
  const meta = parseCodeMeta(block.meta);
  const marked =
    meta.highlighted.size > 0 ? { code: block.code, highlighted: meta.highlighted } : takeHighlightComments(block.code);
  const lines = lineClasses(meta, marked.highlighted, block.language);
  const html = highlighter.toHtml(marked.code, block.language, lines);
  const classes = [lines && 'has-lines', meta.firstNumber !== undefined && 'has-numbers'].filter(Boolean).join(' ');
  const start =
    meta.firstNumber !== undefined && meta.firstNumber !== 1 ? ` data-first-line="${meta.firstNumber}"` : '';
  const language = block.language === '' ? '' : ` class="language-${escapeHtml(block.language)}"`;
  const attributes = `${classes ? ` class="${classes}"` : ''}${start} tabindex="0"`;
  const code = `<code${language}>${html}${lines ? '' : '\n'}</code>`;
  const bar = titleBar(meta.title, languageLabel(block.language));
  return `<figure class="code">${bar}<pre${attributes}>${code}</pre></figure>`;
}

function titleBar(title: string | undefined, language: string | undefined): string {
  if (title === undefined && language === undefined) return '';
  const titleHtml = title === undefined ? '' : `<span class="code-title">${escapeHtml(title)}</span>`;
  const languageHtml = language === undefined ? '' : `<span class="code-language">${escapeHtml(language)}</span>`;
  return `<figcaption class="code-bar">${titleHtml}${languageHtml}</figcaption>`;
}

/** Returns `undefined` if no line needs a class and therefore no spans are required. */
function lineClasses(meta: CodeMeta, highlighted: ReadonlySet<number>, language: string): LineClasses | undefined {
  const isDiff = language === 'diff';
  const isPlain =
    highlighted.size + meta.added.size + meta.removed.size === 0 && meta.firstNumber === undefined && !isDiff;
  if (isPlain) return undefined;
  return {
    classesOf: (line, text) => {
      const sign = isDiff ? /^([+-])(?!\1\1 )/.exec(text)?.[1] : undefined;
      return [
        highlighted.has(line) && 'is-highlighted',
        (meta.added.has(line) || sign === '+') && 'is-added',
        (meta.removed.has(line) || sign === '-') && 'is-removed',
        sign !== undefined && 'has-sign',
      ].filter((name) => name !== false);
    },
  };
}
