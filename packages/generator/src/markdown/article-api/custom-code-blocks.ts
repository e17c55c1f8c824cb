// Replaces code blocks with elements that plugins render, and reports blocks that need a package that the site does
// not use. Runs after all steps that need the code itself, and before code blocks are highlighted.
import type { Element, ElementData, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { type FeaturePackage, featurePackages } from '../../config/feature-packages.ts';
import { error } from '../../diagnostics/create.ts';
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
  const { codeBlocks } = options;
  const missing = featurePackages.filter(({ plugin }) => codeBlocks.every(({ owner }) => owner.name !== plugin));
  return async (tree: Root, file: VFile): Promise<void> => {
    // Markdown in the configuration has no source file.
    if (notesOf(file).sources === undefined) return;
    const source = String(file);
    const absent = missing.filter(({ word }) => source.includes(word));
    const found = codeBlocks.length + absent.length === 0 ? [] : findBlocks(tree, source);
    if (found.length === 0) return;
    for (const feature of absent) {
      const first = found.find(({ block }) => feature.isUsedBy(block.language, wordsOf(block.meta)));
      if (first) reportMissing(feature, first.block, file);
    }
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

/** Returns the words after the language, except titles and other quoted values. */
function wordsOf(meta: string): readonly string[] {
  return meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
}

function reportMissing({ name, module }: FeaturePackage, block: CodeBlock, file: VFile): void {
  const { line = 1, column = 1 } = block.placeOf(0);
  const message = `${name} needs the package ${module}`;
  const hint = `Run npm install --save-dev ${module}, and add it to plugins in the configuration`;
  const place = { file: file.path, position: { line, column } };
  notesOf(file).diagnostics.push(error({ code: 'missing-package', message, hint, ...place }));
}
