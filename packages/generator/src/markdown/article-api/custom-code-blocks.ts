// Replaces code blocks with elements that plugins render. Runs after all steps that need the code itself, and before
// code blocks are highlighted.
import type { Element, ElementData, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { CodeBlock, HtmlElement } from '../../model/article-api.ts';
import { notesOf } from '../article-notes.ts';
import { languageOf } from '../hast/code-language.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { articleContext, type ContextOptions } from './article-context.ts';
import type { LoadedCodeBlocks } from './load-code-blocks.ts';

interface CustomBlockOptions extends ContextOptions {
  readonly codeBlocks: readonly LoadedCodeBlocks[];
}

interface FoundBlock {
  readonly block: CodeBlock;
  readonly replace: (element: Element) => void;
}

export function customCodeBlocks(options: CustomBlockOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    // Strings in the configuration have no source file.
    if (notesOf(file).sources === undefined) return;
    const found = options.codeBlocks.length === 0 ? [] : findBlocks(tree, String(file));
    if (found.length === 0) return;
    await renderBlocks(found, file, options);
  };
}

async function renderBlocks(found: readonly FoundBlock[], file: VFile, options: CustomBlockOptions): Promise<void> {
  const renderers = options.codeBlocks.map(({ open, owner }) => open(articleContext(file, owner, options)));
  for (const { block, replace } of found) {
    for (const render of renderers) {
      const element = await render(block);
      if (element === undefined) continue;
      replace(element as Element);
      break;
    }
  }
}

function findBlocks(tree: Root, source: string): readonly FoundBlock[] {
  const lines = source.split(/\r?\n/);
  const found: FoundBlock[] = [];
  walk(tree, (pre, index, parent) => {
    if (pre.type !== 'element' || pre.tagName !== 'pre') return undefined;
    const [code] = pre.children;
    if (pre.children.length !== 1 || code?.type !== 'element' || code.tagName !== 'code') return SKIP;
    const replace = (element: Element): void => {
      pre.data = { ...pre.data, isRendered: true } as ElementData;
      parent.children[index] = element;
    };
    found.push({ block: blockOf(pre, code, lines), replace });
    return SKIP;
  });
  return found;
}

function blockOf(pre: Element, code: Element, lines: readonly string[]): CodeBlock {
  const text = textOf(code).replace(/\n$/, '');
  const start = pre.position?.start;
  return {
    language: languageOf(code),
    meta: String(code.properties.dataMeta ?? ''),
    code: text,
    element: pre as HtmlElement,
    placeOf: (line, column = 1) => {
      if (start === undefined) return {};
      if (line === 0) return { line: start.line, column: start.column + column - 1 };
      // Code in lists and quotes is indented.
      const whole = lines[start.line - 1 + line] ?? '';
      const own = text.split('\n')[line - 1] ?? '';
      const indent = whole.endsWith(own) ? whole.length - own.length : 0;
      return { line: start.line + line, column: column + indent };
    },
  };
}
