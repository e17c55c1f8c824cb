// A translated React page is a single module in Docusaurus, which is rendered once per locale. Here each locale gets a
// file that exports the same component, and messages are looked up in the locale of the file.
import { folderOf, relativePath } from 'docsgen/internals';
import { type ReadCode, readCode } from '../../code/read-code.ts';
import type { ConvertedFile, Placement } from '../placement.ts';
import { resolveImport } from './imports.ts';
import type { ModuleWork } from './module-work.ts';
import { metaOf } from './page-meta.ts';

/**
 * Returns files for locales that translate messages of the page or of modules it imports, and have no page of their
 * own.
 */
export async function translatedPages(work: ModuleWork): Promise<NonNullable<ConvertedFile['translations']>> {
  const { placed, placement, code, text } = work;
  const [original, ...others] = placement.site.locales;
  if (placed.locale !== original?.code || others.length === 0) return [];
  const texts = new Map<string, string>();
  await gather({ from: placed.from, code, text }, placement, texts);
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

interface Module {
  readonly from: string;
  readonly code: ReadCode;
  readonly text: string;
}

/** Collects the source of the module and of all modules it imports, by path. */
async function gather({ from, code, text }: Module, placement: Placement, texts: Map<string, string>): Promise<void> {
  texts.set(from, text);
  for (const { specifier } of code.statements) {
    const target = resolveImport(specifier, 'default');
    const file = target.kind === 'file' ? placement.resolveFrom(from, target.path) : undefined;
    if (file === undefined || texts.has(file) || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    const other = (await placement.site.files.readText(file)) ?? '';
    const read = readCode(other);
    if (read) await gather({ from: file, code: read, text: other }, placement, texts);
  }
}
