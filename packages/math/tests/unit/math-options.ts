// Markdown options of a site with the plugin.
import { fileURLToPath } from 'node:url';
import type { MarkdownOptions } from '../../../generator/src/model/config.ts';

const source = (name: string): string => fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url));
const added = {
  options: undefined,
  position: undefined,
  owner: { name: 'math', level: undefined, files: { styles: 'styles' } },
} as const;

export const mathOptions: Pick<MarkdownOptions, 'syntax' | 'codeBlocks'> = {
  syntax: [{ ...added, module: source('syntax'), marker: '$', native: 'math' }],
  codeBlocks: [{ ...added, module: source('formulas'), isInline: true }],
};
