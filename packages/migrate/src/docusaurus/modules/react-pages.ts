// Converts React pages: `<Layout title="…" description="…">` becomes `export const meta`, pages that use the `config`
// prop get it, and translated pages get a file per locale.
import { folderOf, literalIn, nodeIn, nodesIn, relativePath, type Syntax } from 'docsgen/internals';
import { lose } from '../conversion.ts';
import type { ConvertedFile } from '../placement.ts';
import type { ModuleWork } from './convert-module.ts';
import { siteModule } from './imports.ts';
import { type Files, importedModule, type SourceModule } from './needs-browser.ts';
import { asCode } from './site-values.ts';

/** Adds `meta` after the imports. */
export function addMeta(work: ModuleWork): void {
  const { code, edited, text } = work;
  if (code.names.has('meta') && /^export const meta\b/m.test(text)) return;
  const written = metaOf(work);
  if (written === '') return;
  const last = code.imports.findLast(({ keyword }) => keyword === 'import');
  if (last) edited.appendLeft(last.range.end, `\n\n${written}`);
  else edited.appendLeft(0, `${written}\n\n`);
}

type Messages = ReadonlyMap<string, string>;

/** Returns the code of the `meta` export, translated with `messages`, or `''` if there is none. */
function metaOf(work: ModuleWork, messages: Messages = new Map()): string {
  const { placed, placement } = work;
  const layout = layoutTag(work);
  /** Returns `undefined` if the attribute is missing or computed. */
  const textOf = (name: string): string | undefined => {
    const attribute = layout?.attributes.get(name);
    if (layout === undefined || attribute === undefined) return undefined;
    const code = nodeIn(attribute.expression) ?? attribute;
    const value = textIn(code, work, messages);
    if (value !== undefined) return value;
    const shown = work.text.slice(code.start, code.end).replace(/\s+/g, ' ');
    const message = `The ${name} of this page is computed: ${shown}`;
    lose(work, { message, hint: `Write it as a literal: export const meta = { ${name}: '…' }`, at: layout.start });
    return undefined;
  };
  const isHome = /^pages\/([\w-]+\/)?index\.\w+$/.test(placed.to);
  const title = textOf('title') ?? (isHome || layout === undefined ? undefined : placement.site.title);
  const description = textOf('description');
  const fields = Object.entries({ title, description }).filter(([, value]) => value !== undefined && value !== '');
  if (fields.length === 0) return '';
  return `export const meta = {\n${fields.map(([name, value]) => `  ${name}: ${asCode(value)},\n`).join('')}};`;
}

type Tag = ModuleWork['code']['tags'][number];

/** Returns the first layout with a title, or the first layout. */
function layoutTag({ code }: ModuleWork): Tag | undefined {
  const names = code.imports
    .filter(({ specifier }) => /^@theme(-original)?\/Layout$/.test(specifier))
    .flatMap((each) => each.names.map(({ local }) => local));
  const tags = code.tags.filter(({ name }) => names.includes(name));
  return tags.find(({ attributes }) => attributes.has('title')) ?? tags[0];
}

/** Evaluates a literal, a configuration value, a translated message, or a template of these. */
function textIn(code: Syntax | undefined, work: ModuleWork, messages: Messages): string | undefined {
  const literal = literalIn(code);
  if (literal !== undefined || code === undefined) return typeof literal === 'string' ? literal : undefined;
  const { title, tagline } = work.placement.site;
  const config = /^(?:\w+\.)?siteConfig\??\.(title|tagline)$/.exec(work.text.slice(code.start, code.end))?.[1];
  if (config !== undefined) return config === 'title' ? title : tagline;
  if (nodeIn(code.callee)?.name === 'translate') {
    const { message, id = message } = Object(literalIn(nodesIn(code.arguments)[0])) as Record<string, unknown>;
    return typeof message === 'string' ? (messages.get(String(id)) ?? message) : undefined;
  }
  if (code.type !== 'TemplateLiteral') return undefined;
  const values = nodesIn(code.expressions).map((each) => textIn(each, work, messages));
  const parts = nodesIn(code.quasis).map((each, index) => [Object(each.value).cooked, values[index] ?? '']);
  return values.includes(undefined) ? undefined : parts.flat().join('');
}

const unpacked = String.raw`\{[^{}]*\bconfig\b[^{}]*\}\s*=\s*(?:this\.)?props\b`;
const asParameter = String.raw`\bexport\s+default\s+function\s+\w+\(\s*\{[^)]*\bconfig\b`;
const asked = new RegExp(String.raw`${unpacked}|\bprops\.config\b|${asParameter}`);

/** Docusaurus passes its configuration to pages, which older pages use. A wrapper component passes it instead. */
export function passConfig({ text, code, edited, placed }: ModuleWork): void {
  const page = code.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const component = nodeIn(page?.declaration);
  const name = nodeIn(component?.id)?.name;
  if (page === undefined || component === undefined || name === undefined || !asked.test(text)) return;
  edited.remove(page.start, component.start);
  edited.appendLeft(code.start, `import { siteConfig as configOfSite } from '${siteModule}';\n`);
  const type = placed.to.endsWith('.tsx') ? ': object' : '';
  const rendered = `  return <${name} config={configOfSite} {...props} />;`;
  edited.append(['', `export default function PageWithConfig(props${type}) {`, rendered, '}', ''].join('\n'));
}

/**
 * A translated page is a single module in Docusaurus, which is rendered once per locale. In docsgen, each locale gets a
 * file that exports the same component, and messages are looked up in the locale of the file. Returns files for the
 * locales that have no translated page, but translate messages of the page or of modules that it imports.
 */
export async function translatedPages(work: ModuleWork): Promise<NonNullable<ConvertedFile['translations']>> {
  const { placed, placement, code } = work;
  const [original, ...others] = placement.site.locales;
  if (placed.locale !== original?.code || others.length === 0) return [];
  const texts = await gatherTexts({ from: placed.from, code }, placement);
  const said = [...texts.values()].join('\n');
  if (!said.includes('@docusaurus/Translate')) return [];
  return others.flatMap((locale) => {
    const isSaid = [...locale.messages.keys()].some((id) => !id.startsWith('theme.') && said.includes(id));
    const path = placed.to.replace(/^pages\//, `pages/${locale.code}/`);
    if (!isSaid || placement.files.some(({ to }) => to === path)) return [];
    const page = relativePath(folderOf(path), placed.to.replace(/\.\w+$/, ''), './');
    const meta = metaOf({ ...work, losses: [] }, locale.messages);
    return [{ path, text: `export { default } from '${page}';\n${meta === '' ? '' : `${meta}\n`}` }];
  });
}

/** Returns the source of the module and of all modules that it imports, by path. */
async function gatherTexts(
  { from, code }: SourceModule,
  files: Files,
  texts = new Map<string, string>(),
): Promise<ReadonlyMap<string, string>> {
  texts.set(from, code.text);
  for (const { specifier } of code.imports) {
    const module = await importedModule(files, from, specifier);
    if (module && !texts.has(module.from)) await gatherTexts(module, files, texts);
  }
  return texts;
}
