// Replaces code blocks and inline code with elements that plugins render, and reports blocks that need a package that
// the site does not use. Runs after all steps that need the code itself, and before code blocks are highlighted.
import type { Element, ElementData, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { type FeaturePackage, featurePackages, hintForPackage } from '../../config/feature-packages.ts';
import type { CodeBlock, HtmlElement } from '../../model/article-api.ts';
import { error } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { codeOfBlock, languageOf } from '../components/shared/hast.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { articleContext, type ContextOptions } from './article-context.ts';
import type { LoadedCodeBlocks } from './load-code-blocks.ts';

interface CustomBlockOptions extends ContextOptions {
  readonly codeBlocks: readonly LoadedCodeBlocks[];
}

interface FoundBlock {
  readonly element: Element;
  readonly block: CodeBlock;
  readonly replace: (element: Element) => void;
}

export function customCodeBlocks(options: CustomBlockOptions) {
  const { codeBlocks } = options;
  const missing = featurePackages.filter(({ plugin }) => codeBlocks.every(({ owner }) => owner.name !== plugin));
  return async (tree: Root, file: VFile): Promise<void> => {
    // Markdown in the configuration has no source file.
    if (notesOf(file).sources === undefined) return;
    const source = String(file);
    const absent = missing.filter(({ word }) => source.includes(word));
    const found = codeBlocks.length + absent.length === 0 ? [] : findBlocks(tree, source);
    if (found.length === 0) return;
    for (const feature of absent) reportMissing(feature, found, file);
    await renderBlocks(found, file, options);
  };
}

async function renderBlocks(found: readonly FoundBlock[], file: VFile, options: CustomBlockOptions): Promise<void> {
  const renderers = options.codeBlocks.map(({ open, owner, isInline }) => ({
    render: open(articleContext(file, owner, options)),
    isInline,
  }));
  for (const { block, replace } of found) {
    for (const { render, isInline } of renderers) {
      const element = isInline || !block.isInline ? await render(block) : undefined;
      if (element === undefined) continue;
      replace(element as Element);
      break;
    }
  }
}

function findBlocks(tree: Root, source: string): readonly FoundBlock[] {
  const lines = source.split(/\r?\n/);
  const found: FoundBlock[] = [];
  walk(tree, (node, index, parent) => {
    const code = codeIn(node);
    if (code === undefined) return node.type === 'element' && node.tagName === 'pre' ? SKIP : undefined;
    const element = node as Element;
    const replace = (rendered: Element): void => {
      markKnown(element);
      parent.children[index] = rendered;
      const { searchText } = (rendered as HtmlElement).data ?? {};
      if (searchText !== undefined) element.data?.setSearchText?.(searchText);
    };
    found.push({ element, block: blockOf(element, code, lines), replace });
    return SKIP;
  });
  return found;
}

/** Returns the `<code>` of a code block, or of inline code with a language. */
function codeIn(node: RootContent): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'code') return codeOfBlock(node);
  return languageOf(node) === '' ? undefined : node;
}

/** Sets that the language of a code block is known. */
function markKnown(element: Element): void {
  element.data = { ...element.data, isRendered: true } as ElementData;
}

function blockOf(element: Element, code: Element, lines: readonly string[]): CodeBlock {
  const text = textOf(code).replace(/\n$/, '');
  const start = element.position?.start;
  return {
    language: languageOf(code),
    meta: String(code.properties.dataMeta ?? ''),
    code: text,
    isInline: element === code,
    element: element as HtmlElement,
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

/** Returns the words after the language, except titles and other quoted values. */
function wordsOf(meta: string): readonly string[] {
  return meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
}

/** Reports the first block that needs the package. */
function reportMissing({ name, module, isUsedBy }: FeaturePackage, found: readonly FoundBlock[], file: VFile): void {
  const using = found.filter(({ block }) => !block.isInline && isUsedBy(block.language, wordsOf(block.meta)));
  const [first] = using;
  if (first === undefined) return;
  for (const { element } of using) markKnown(element);
  const { line = 1, column = 1 } = first.block.placeOf(0);
  const message = `${name} needs the package ${module}`;
  const hint = hintForPackage(module);
  const place = { file: file.path, position: { line, column } };
  notesOf(file).diagnostics.push(error({ code: 'missing-package', message, hint, ...place }));
}
