// The table of components matches the theme's sources, and sites without overrides load nothing for them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { noOverrides, withoutSlots } from '../../../packages/generator/src/bundle/client/empty-slots.ts';
import { readThemeModules } from '../../../packages/generator/src/bundle/esbuild/theme-modules.ts';
import {
  parseDeclarations,
  propsOf,
  referencedDeclarations,
} from '../../../packages/generator/src/cli/init/eject-component.ts';
import { themeComponents } from '../../../packages/generator/src/model/theme-components.ts';
import { modulesFile } from '../../site/client-file.ts';

const theme = fileURLToPath(new URL('../../../packages/theme/src', import.meta.url));
const textOf = (path: string): string => readFileSync(join(theme, path), 'utf8');

it.each(themeComponents)('$component: the table lists its module and export', ({ component, module }) => {
  expect(textOf(module)).toContain(`export function ${component}(`);
  const published = textOf('parts.ts');
  expect(published).toContain(`export { ${component} } from './${module}';`);
  expect(published).toContain(`export type ${component}Props = PropsOf<'${component}'>;`);
});

it('every component whose props are published is in the table', () => {
  const published = Array.from(textOf('parts.ts').matchAll(/PropsOf<'(\w+)'>/g), ([, name]) => name);
  expect(published.sort()).toEqual(themeComponents.map(({ component }) => component).sort());
});

it('each component has props, whose types are listed with their fields', async () => {
  const files = ['html', 'views', 'post-views', 'article-messages'].map((name) => `../../contract/src/${name}.ts`);
  const types = parseDeclarations([...files, 'i18n/messages.ts'].map(textOf).join('\n\n'));
  const named = (text: string): readonly string[] => text.match(/\b[A-Z]\w+/g) ?? [];
  const { modules } = await readThemeModules(modulesFile);
  const props = themeComponents.flatMap((row) => Object.values(propsOf(row, modules)));
  expect([...new Set(props.flatMap(named))].filter((name) => !types.has(name))).toEqual(['Languages']);
  for (const [name, text] of types) expect(text.split('{').length, name).toBe(text.split('}').length);
  const shown = referencedDeclarations('FooterView', types);
  expect(shown.map((text) => /(?:interface|type) (\w+)/.exec(text)?.[1])).toEqual([
    'FooterView',
    'FooterColumnView',
    'Html',
    'NavbarLink',
    'Href',
    'SectionVersions',
  ]);
});

it('each slot is one line of one file, which sites without it do not load', () => {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const texts = files.filter((path) => !path.startsWith('own-parts')).map(textOf);
  for (const { component } of themeComponents.filter(({ isSlot, name }) => isSlot && name !== 'after-heading')) {
    const uses = texts.filter((text) => text.includes(`<${component} `));
    expect(uses, component).toHaveLength(1);
    expect(uses.map(withoutSlots).join()).not.toContain(`<${component} `);
  }
});

it('the shell script of a site without overrides is byte-identical to one without override support', async () => {
  const without = (text: string): string =>
    withoutSlots(text)
      .replace(/^import .*\/slots\/.*\n|^import .*'\.\/logo\.tsx';\n/gm, '')
      .replace(/^\/\*\*.*\*\/\ndeclare const siteOverrides.*\n/gm, '')
      .replace(/\(?siteOverrides\.\w+ \? \([\s\S]*?\) : \(([\s\S]*?)\n\s*\)\)?\}/g, '$1}')
      .replace(/\{\s*(<a className="brand"[\s\S]*?<\/a>)\s*\}/, '$1');
  const bundled = async (change: (text: string) => string): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [join(theme, 'browser/navigation/shell-root.tsx')],
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      minifySyntax: true,
      minifyWhitespace: true,
      define: { 'process.env.NODE_ENV': '"production"', ...noOverrides },
      external: ['react', 'react-dom'],
      plugins: [
        {
          name: 'changed',
          setup: ({ onLoad, onResolve }) => {
            const path = join(theme, 'browser/jsx-runtime.ts');
            onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) => (importer === path ? undefined : { path }));
            onLoad({ filter: /\.tsx$/ }, ({ path }) => ({
              contents: change(readFileSync(path, 'utf8')),
              loader: 'tsx',
            }));
          },
        },
      ],
    });
    return outputFiles[0]?.text ?? '';
  };
  const [now, before] = [await bundled(withoutSlots), await bundled(without)];
  expect(before).not.toMatch(/siteOverrides|own-footer|Logo\b/);
  expect(now === before).toBe(true);
});
