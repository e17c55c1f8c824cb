// The compiler that is loaded on demand returns the same articles and reports the same errors.
import { expect, it } from 'vitest';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { openCompiler, openCompilerOnDemand } from '../../../packages/generator/src/pages/make/open-compiler.ts';
import { en } from '../../../packages/theme/src/i18n/en.ts';
import { plainOptions } from '../markdown/article.ts';

const setting = (options: Partial<MarkdownOptions> = {}) => ({
  root: '/site',
  configFile: 'site.config.yaml',
  options: { ...plainOptions, ...options },
  assets: [],
  languages: { en },
  isSearched: true,
  notesExternal: false,
});
const readText = async (): Promise<undefined> => undefined;

it('compiles the same articles as the other compiler, also for simultaneous requests', async () => {
  const [atOnce, onDemand] = [await openCompiler(setting(), readText), await openCompilerOnDemand(setting(), readText)];
  const texts = ['*one*', '[two](./two.md)', '`three`'];
  const inline = await Promise.all(texts.map((text) => onDemand.value.inline(text, 'en')));
  expect(inline).toEqual(await Promise.all(texts.map((text) => atOnce.value.inline(text, 'en'))));
  expect(await onDemand.value.codeBlock('let a = 1;\n', 'js')).toBe(await atOnce.value.codeBlock('let a = 1;\n', 'js'));
  expect(onDemand.diagnostics).toEqual(atOnce.diagnostics);
});

it('reports a missing plugin before the first article', async () => {
  const remarkPlugins = [{ module: './missing.js', options: undefined, position: undefined }];
  const { diagnostics } = await openCompilerOnDemand(setting({ remarkPlugins }), readText);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['plugin', "Plugin not found: './missing.js'"],
  ]);
});
