// Computes the changes to the configuration when a version is frozen.

import { withoutItems } from '../../config/yaml/edit-yaml.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Changes } from '../../model/adapters/file-system.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { urlKey } from '../../routes/routes.ts';
import { pathOf } from '../move/rewrite-config.ts';
import { sidebarText, withVersion } from './edit-versions.ts';
import type { FrozenVersion } from './plan-freeze.ts';
import { foldersOf } from './version-files.ts';

interface ConfigRequest {
  readonly name: string;
  readonly label?: string;
  /** Content of the configuration file. */
  readonly text: string;
  /** See `NewVersion`. */
  readonly sourceLabel: string;
}

/** Throws `UsageError` if the configuration cannot be edited. */
export function configChange(
  { config }: SiteGraph,
  { section, source, folder, isNamed, copies }: FrozenVersion,
  { name, label, text, sourceLabel }: ConfigRequest,
): Changes {
  const file = config.file ?? '';
  const changes = new Map<string, string>();
  const isYaml = /\.ya?ml$/.test(file);
  const version = { section: section.id, source: source.name, sourceLabel, name, label };
  const named = isYaml && !isNamed ? withVersion(text, version) : undefined;
  if (!isNamed && named === undefined) {
    const list = `versions: [{ name: '${source.name}', label: 'Next' }, { name: '${name}' }]`;
    throw new UsageError(
      `docsgen cannot edit ${file}. Add ${list} to the section ${section.id}, and run the command again`,
    );
  }
  if (named !== undefined) changes.set(file, named);
  // A sidebar in the configuration belongs to the first version.
  const sidebar = isYaml && source === section.versions[0] ? sidebarText(text, section.id) : undefined;
  const [target] = foldersOf(config, folder);
  const path = `${target}/sidebar.yaml`;
  if (sidebar !== undefined && ![...copies.values()].includes(path as SourcePath)) changes.set(path, sidebar);
  return changes;
}

/**
 * Removes redirects whose source is a page. Such redirects may exist because a version with the same name was removed
 * before.
 */
export function withoutHidingRedirects(graph: SiteGraph, yaml: string): string {
  const taken = new Set([...graph.pages.values()].map((page) => urlKey(pathOf(page))));
  return withoutItems(yaml, { list: 'redirects', field: 'from', isUnwanted: (from) => taken.has(urlKey(from)) });
}
