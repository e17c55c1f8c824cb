// Lists the pages in `pages/` and the assets next to them.

import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { SourceFile } from '../model/source.ts';
import { customPageLocation, customPagesFolder, isCustomPage } from '../routes/custom-pages.ts';
import { isModulePage } from '../routes/source-syntax.ts';
import { mdxPage, modulePage, refusedEntries } from './find-unused-files.ts';

interface CustomPages {
  readonly sources: readonly SourceFile[];
  readonly assets: readonly SourcePath[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function listCustomPages(files: SiteFiles, config: SiteConfig): Promise<CustomPages> {
  const folder = customPagesFolder(config);
  const listed = folder === undefined ? [] : await files.list(folder, 'visible');
  if (folder === undefined || listed.length === 0) return { sources: [], assets: [], diagnostics: [] };
  const paths = listed.map((path) => `${folder}/${path}` as SourcePath).sort();
  const found = paths.filter((path) => isCustomPage(path.slice(folder.length + 1)));
  const all = found.map((path): SourceFile => ({ path, kind: 'own', location: customPageLocation(path, config) }));
  // With `markdown.mdx: off`, MDX files and modules are excluded, because both run code.
  const isOff = ({ path, kind }: SourceFile): boolean =>
    config.markdown.mdx === 'off' && (isModulePage({ path, kind }) || /\.mdx$/i.test(path));
  const refused = (await files.refused(folder)).map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }));
  return {
    sources: all.filter((source) => !isOff(source)),
    assets: paths.filter((path) => !isCode.test(path) && !found.includes(path)),
    diagnostics: [
      ...all.filter(isOff).map((source) => (isModulePage(source) ? modulePage : mdxPage)(source.path)),
      ...refusedEntries(refused),
    ],
  };
}

/** Files of these types may be imported by pages, so they are not published. */
const isCode = /\.([cm]?[jt]sx?|json|css)$/i;
