// Reads the sidebars file of a version, and runs it if it is a module.

import { type Diagnostic, error, parseYaml, warning, type YamlSource } from 'docsgen/internals';
import { circularImports, findPositions, runFailure } from '../../foreign-modules.ts';
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
  const { value, positionOf } = await readValue(reading, sidebarFile);
  if (value === undefined) {
    indexes.visitFolder('');
    return undefined;
  }
  const hasDocuments = (folder: string): boolean => {
    const start = `./${folder}/`.replace(/\/(?:\.?\/)+/g, '/');
    return documents.some(({ relative }) => `./${relative}`.startsWith(start));
  };
  const source = { file: sidebarFile, positionOf, ids: new Set(documents.map(({ id }) => id)), hasDocuments, indexes };
  return writtenSidebars(value, { ...source, idPrefix: `version-${name}/`, tell: reading.tell });
}

async function readValue(reading: SiteReading, path: string) {
  const { files, modules, tell } = reading;
  if (path.endsWith('.json')) {
    const { value, diagnostics } = await readTable(files, path);
    for (const each of diagnostics) tell(value === undefined ? withStandIn(each) : each);
    const text = (await files.readText(path)) ?? '';
    // Needed only for errors. JSON is valid YAML.
    let source: YamlSource | undefined;
    const positionOf = (place: readonly (string | number)[]) => {
      source ??= parseYaml(text, { file: path, firstLine: 1, code: 'migration' });
      return source.positionOf(place);
    };
    return { value, positionOf };
  }
  const run = await modules.run({ root: files.root, path });
  const positionOf = await findPositions(run);
  if (run.failure) tell(withStandIn(runFailure(run.failure, path, 'The sidebars file')));
  const hint = 'Export an object with sidebars: module.exports = { docs: […] }';
  if (!run.failure && run.value === undefined) {
    tell(withStandIn(error({ code: 'migration', message: 'The sidebars file exports no value', file: path, hint })));
  }
  circularImports(run, path).forEach(tell);
  for (const name of run.standIns) {
    const message = `The sidebars file imports ${name}, which is not installed: the items it adds are missing`;
    tell(
      warning({
        code: 'migration',
        message,
        file: path,
        hint: 'Run npm install in the original site, then migrate again',
      }),
    );
  }
  return { value: run.failure ? undefined : run.value, positionOf };
}

/** A site whose sidebars file cannot be read gets the default sidebar of Docusaurus. */
function withStandIn(mistake: Diagnostic): Diagnostic {
  const standIn = 'Until then, the sidebar is generated from folders: fix the file, then migrate again';
  return { ...mistake, hint: mistake.hint === undefined ? standIn : `${mistake.hint}. ${standIn}` };
}
