// Converts a Docusaurus site: reads it, assigns new paths, converts files and the files they use, writes the
// configuration, and lists all URLs. Only reads the files of the original site, and writes nothing.

import type { Checked } from 'docsgen/internals';
import type { ForeignFiles, ForeignModules } from '../foreign-site.ts';
import { filesInOrder, type Migration } from '../migration.ts';
import { writeConfiguration } from './configuration/write-configuration.ts';
import { type Convert, convertAll } from './convert-all.ts';
import { convertMarkdown } from './convert-markdown.ts';
import { oldAddresses } from './ledger/old-addresses.ts';
import { convertModule } from './modules/convert-module.ts';
import { siteValues } from './modules/site-values.ts';
import { placeFiles } from './place-files.ts';
import type { Placement } from './placement.ts';
import { readDocusaurus } from './reading/read-docusaurus.ts';
import { convertStyle } from './styles/convert-style.ts';
import { migratedThemeOf } from './styles/theme-config.ts';
import { noteNames, noUsedNames } from './styles/used-names.ts';

export async function migrateDocusaurus(
  files: ForeignFiles,
  modules: ForeignModules,
): Promise<Checked<Migration | undefined>> {
  const { value: site, diagnostics } = await readDocusaurus(files, modules);
  if (site === undefined) return { value: undefined, diagnostics };
  const placement = await placeFiles(site);
  const { converted, look } = await convertSite(placement);
  const values = siteValues(site, converted.files);
  const written = await writeConfiguration(site, placement, { look, pages: converted.files });
  const addresses = await oldAddresses(site, (source) => converted.anchors.get(source) ?? []);
  const migration: Migration = {
    generator: 'Docusaurus',
    title: site.title,
    files: filesInOrder([...written.files, ...look.files, ...converted.files, ...(values ? [values] : [])]),
    addresses,
    losses: [...written.losses, ...look.losses, ...converted.losses],
    packages: new Map([...converted.packages].map((name) => [name, site.packages.get(name) ?? '*'])),
  };
  return { value: migration, diagnostics };
}

/** Style sheets are converted last, because the rules to preserve depend on names that all other files use. */
async function convertSite(placement: Placement) {
  const used = noUsedNames();
  const noting = (convert: Convert): Convert => {
    return async (source, ofSite) => {
      const converted = await convert(source, ofSite);
      noteNames(used, converted.text);
      return converted;
    };
  };
  const converted = await convertAll(placement, {
    markdown: noting(convertMarkdown),
    module: noting(convertModule),
    style: (source, ofSite) => convertStyle(source, ofSite, used),
  });
  return { converted, look: await migratedThemeOf(placement, converted.files, used) };
}
