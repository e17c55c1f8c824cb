// Changes to a site's own files that are tried in memory before any of them is written.
import { join } from 'node:path';
import { removeFile, writeText } from '../io/node-files.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type Changes, withChanges } from '../move/overlay-files.ts';
import type { OpenedSite } from './open-site.ts';

/** The site as it is after the changes. */
export function changedSite(site: OpenedSite, changes: Changes): OpenedSite {
  const files = withChanges(site.files, changes);
  return { ...site, files, request: { ...site.request, files } };
}

interface Comparison {
  readonly before: readonly Diagnostic[];
  readonly after: readonly Diagnostic[];
  /** Names that files have afterwards. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** What is wrong after a change and was not before, wherever it stands now. */
export function freshDiagnostics({ before, after, renamed }: Comparison): readonly Diagnostic[] {
  const known = new Set<string>();
  for (const { code, message, file } of before)
    for (const name of [file, renamed.get(file) ?? file]) known.add(`${code} ${name} ${message}`);
  return after.filter(({ code, message, file }) => !known.has(`${code} ${file} ${message}`));
}

export function writeChanges({ files: { root } }: OpenedSite, changes: Changes): void {
  for (const [path, text] of changes) if (text !== undefined) writeText(join(root, path), text);
  for (const [path, text] of changes) if (text === undefined) removeFile(join(root, path));
}
