// A translated React page is a single module in Docusaurus, which is rendered once per locale. In docsgen, each locale
// gets a file that exports the same component, and messages are looked up in the locale of the file.
import { folderOf, relativePath } from 'docsgen/internals';
import type { ConvertedFile } from '../placement.ts';
import type { ModuleWork } from './convert-module.ts';
import { type Files, importedModule, type SourceModule } from './needs-browser.ts';
import { metaOf } from './page-meta.ts';

/**
 * Returns files for the locales that have no translated page, but translate messages of the page or of modules that it
 * imports.
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
