// The site's components during development.
import { afterEach, expect, it } from 'vitest';
import type { Snapshot } from '../../../packages/generator/src/serve-site.ts';
import { drawn } from '../bundle/components/bundle.ts';
import { type LiveFolder, openLiveFolder } from './live-folder.ts';

const site = {
  'content/en/guide/a.mdx': "import Box from '../../../components/box'\n\n# A\n\nWords.\n\n<Box />\n",
  'content/en/guide/b.md': '# B\n',
  'components/box.tsx': "import { word } from './word'; export default () => <b>{word}</b>;",
  'components/word.ts': "export const word = 'one';",
  'site.config.yaml': 'title: Site\n',
};

const opened: LiveFolder[] = [];

afterEach(async () => {
  for (const folder of opened.splice(0)) await folder.remove();
});

async function open(more: Readonly<Record<string, string>> = {}): Promise<LiveFolder> {
  const folder = await openLiveFolder({ ...site, ...more });
  opened.push(folder);
  return folder;
}

/** Returns the output of the page's first import, or the errors in the site's components. */
async function shown({ content }: Snapshot): Promise<string | readonly string[]> {
  const wrong = content?.siteDiagnostics.filter(({ code }) => code === 'component') ?? [];
  if (wrong.length > 0) return wrong.map(({ file, message }) => `${file} ${message}`);
  const page = [...(content?.site.graph.pages.values() ?? [])].find(
    (each) => each.kind === 'doc' && each.parsed.file.path.endsWith('a.mdx'),
  );
  const modules = page?.kind === 'doc' ? content?.site.components.modulesOf(page.parsed) : undefined;
  const [module] = Object.values(modules?.imports ?? {});
  return module ? drawn(module) : 'nothing';
}

it('recompiles a component when one of its imports changes, without reloading the site', async () => {
  const { first, next } = await open();
  const before = await first();
  expect(await shown(before)).toBe('<b>one</b>');
  const after = await next(before, { 'components/word.ts': "export const word = 'two';" });
  expect(await shown(after)).toBe('<b>two</b>');
  expect(after.content?.site.graph).toBe(before.content?.site.graph);
  expect(after.content?.compiler).toBe(before.content?.compiler);
});

it('does not recompile components when only the text of a page changes', async () => {
  const { first, next } = await open();
  const before = await first();
  const after = await next(before, { 'content/en/guide/a.mdx': `${site['content/en/guide/a.mdx']}\nMore.\n` });
  expect(after.content?.site.components).toBe(before.content?.site.components);
});

it('compiles a component that a page starts to import', async () => {
  const { first, next } = await open({ 'components/other.jsx': 'export default () => <i>other</i>;' });
  const changed = site['content/en/guide/a.mdx'].replace('components/box', 'components/other');
  expect(await shown(await next(await first(), { 'content/en/guide/a.mdx': changed }))).toBe('<i>other</i>');
});

it('reports an error in a component until it is fixed', async () => {
  const { first, next } = await open();
  const wrong = await next(await first(), { 'components/word.ts': 'export const word = ;' });
  expect(await shown(wrong)).toEqual(['components/word.ts Syntax error: unexpected ";"']);
  const right = await next(wrong, { 'components/word.ts': "export const word = 'three';" });
  expect(await shown(right)).toBe('<b>three</b>');
});

it('notices when a missing import of a component is created or removed', async () => {
  const { first, next } = await open();
  const start = await first();
  const gone = await next(start, { 'components/word.ts': undefined });
  expect(await shown(gone)).toEqual(["components/box.tsx File not found: './word'"]);
  const elsewhere = await next(gone, { 'components/word/index.ts': "export const word = 'four';" });
  expect(await shown(elsewhere)).toBe('<b>four</b>');
});

it.each([
  ['a picture', './mark.svg', 'components/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a path from the root', '@site/lib/mark', 'lib/mark.ts', "export default 'mark';"],
])('notices when a missing import of a component is created: %s', async (_, imported, path, text) => {
  const box = `import mark from '${imported}'; export default () => <b>{typeof mark}</b>;`;
  const { first, next } = await open({ 'components/box.tsx': box });
  const start = await first();
  expect(await shown(start)).toEqual([`components/box.tsx File not found: '${imported}'`]);
  expect(await shown(await next(start, { [path]: text }))).toBe('<b>string</b>');
});

it('notices when a file is created that an import from the root resolves to instead', async () => {
  const box = "import { word } from '@site/components/word'; export default () => <b>{word}</b>;";
  const { first, next } = await open({ 'components/box.tsx': box });
  const start = await first();
  expect(await shown(start)).toBe('<b>one</b>');
  const after = await next(start, { 'components/word.tsx': "export const word = 'two';" });
  expect(await shown(after)).toBe('<b>two</b>');
});

it('notices when a missing component of a page is created', async () => {
  const { first, next } = await open({ 'content/en/guide/a.mdx': "import Box from '@site/parts/box'\n\n# A\n" });
  const start = await first();
  expect(await shown(start)).toBe('nothing');
  expect(await shown(await next(start, { 'parts/box.jsx': 'export default () => <u />;' }))).toBe('<u></u>');
});

it('makes a new global component available immediately', async () => {
  const { first, next } = await open();
  const after = await next(await first(), { 'components/index.ts': "export { default as Box } from './box';" });
  const [page] = [...(after.content?.site.graph.pages.values() ?? [])].filter(
    (each) => each.kind === 'doc' && each.parsed.file.path.endsWith('a.mdx'),
  );
  const modules = page?.kind === 'doc' ? after.content?.site.components.modulesOf(page.parsed) : undefined;
  expect(modules?.shared?.exports).toEqual(['Box']);
});
