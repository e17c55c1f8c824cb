// Reads the sidebars file of a version, and runs it if it is a module.

import { type Diagnostic, warning } from 'docsgen/internals';
import { runFailure } from '../../foreign-config.ts';
import type { DocsVersion, DocumentFile } from '../site.ts';
import type { IndexMaker } from './generated-indexes.ts';
import { readTable } from './read-tables.ts';
import type { VersionPlace } from './read-versions.ts';
import { writtenSidebars } from './sidebar-items.ts';
import type { SiteReading } from './site-reading.ts';

interface SidebarRequest {
  readonly version: Pick<VersionPlace, 'name' | 'sidebarFile'>;
  readonly documents: readonly DocumentFile[];
  readonly indexes: IndexMaker;
}

export async function readSidebars(
  reading: SiteReading,
  { version, documents, indexes }: SidebarRequest,
): Promise<DocsVersion['sidebars']> {
  const { name, sidebarFile } = version;
  if (sidebarFile === false) return [];
  if (sidebarFile === undefined) {
    indexes.visitFolder('');
    return undefined;
  }
  const value = await readValue(reading, sidebarFile);
  if (value === undefined) {
    indexes.visitFolder('');
    return undefined;
  }
  const hasDocuments = (folder: string): boolean => {
    const start = `./${folder}/`.replace(/\/(?:\.?\/)+/g, '/');
    return documents.some(({ relative }) => `./${relative}`.startsWith(start));
  };
  const ids = new Set(documents.map(({ id }) => id));
  return writtenSidebars(value, { file: sidebarFile, ids, hasDocuments, indexes, idPrefix: `version-${name}/` });
}

async function readValue(reading: SiteReading, path: string): Promise<unknown> {
  const { files, modules, tell } = reading;
  if (path.endsWith('.json')) {
    const { value, diagnostics } = await readTable(files, path);
    for (const each of diagnostics) tell(value === undefined ? withStandIn(each) : each);
    return value;
  }
  const run = await modules.run({ root: files.root, path });
  if (run.failure) tell(withStandIn(runFailure(run.failure, path, 'The sidebars file')));
  for (const name of run.standIns) {
    const message = `The sidebars file imports ${name}, which is not installed: the items it adds are missing`;
    const hint = 'Run npm install in the original site, then migrate again';
    tell(warning({ code: 'migration', message, file: path, hint }));
  }
  return run.failure ? undefined : run.value;
}

/** A site whose sidebars file cannot be read gets the default sidebar of Docusaurus. */
function withStandIn(diagnostic: Diagnostic): Diagnostic {
  const standIn = 'Until then, the sidebar is generated from folders: fix the file, then migrate again';
  return { ...diagnostic, hint: diagnostic.hint === undefined ? standIn : `${diagnostic.hint}. ${standIn}` };
}
