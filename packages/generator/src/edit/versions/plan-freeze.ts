// Plans how to freeze a version. The files of the version are copied in all languages. The URLs of the version in
// development stay the same, and the frozen version gets new URLs.
import { withoutItems } from '../../config/yaml/edit-yaml.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Changes } from '../../model/adapters/file-system.ts';
import type { Section, Version } from '../../model/config.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { urlKey } from '../../routes/routes.ts';
import { didYouMean, unknownName, useOneOf } from '../../text/wording.ts';
import { pathOf } from '../move/rewrite-config.ts';
import { sidebarText, withVersion } from './edit-versions.ts';
import { filesOf, foldersOf } from './version-files.ts';

interface FreezeRequest {
  readonly section: string;
  readonly name: string;
  /** Returns all files in a folder of the site and its subfolders. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

export interface FrozenVersion {
  readonly section: Section;
  /** The version in development, which is copied. */
  readonly source: Version;
  /** Folder of the new version, relative to the folder of a locale. */
  readonly folder: string;
  /** Path of each copy, by the path of the original file. */
  readonly copies: ReadonlyMap<SourcePath, SourcePath>;
  /** Whether the version is already in the configuration. */
  readonly isNamed: boolean;
}

/** Name of the version in development. If no version has this name, the first version is in development. */
const writtenOn = 'current';

/** Throws `UsageError` if the version cannot be frozen. */
export async function planFreeze(graph: SiteGraph, request: FreezeRequest): Promise<FrozenVersion> {
  const { config } = graph;
  const { name, list } = request;
  const section = sectionNamed(graph, request.section);
  if (!/^(?!\.{1,2}$)[^/\\<>:"|?*\s]{1,32}$/.test(name)) throw new UsageError(`'${name}' is not a valid version name`);
  const source = section.versions.find((version) => version.name === writtenOn) ?? section.versions[0];
  const named = section.versions.find((version) => version.name === name);
  if (source.folder === '')
    throw new UsageError(`The section '${section.id}' cannot be frozen, because it does not have its own folder`);
  if (named === source) throw new UsageError(`'${name}' is the version in development`);
  const folder = named?.folder ?? `${source.folder}-${name}`;
  for (const target of foldersOf(config, folder)) {
    if ((await list(target)).length === 0) continue;
    throw new UsageError(
      named ? `Version '${name}' already exists, in ${target}/` : `${target}/ already contains files`,
    );
  }
  const copies = new Map<SourcePath, SourcePath>();
  for (const path of filesOf(graph, source)) {
    const locale = config.locales.find((each) =>
      path.startsWith(`${foldersOf({ locales: [each] }, source.folder)[0]}/`),
    );
    const start = locale?.folder ? `${locale.folder}/` : '';
    copies.set(path, `${start}${folder}${path.slice(start.length + source.folder.length)}` as SourcePath);
  }
  if (copies.size === 0) throw new UsageError(`The section '${section.id}' has no pages`);
  return { section, source, copies, folder, isNamed: named !== undefined };
}

/** Returns the section with this ID. */
export function sectionNamed({ config }: SiteGraph, id: string): Section {
  if (config.file === undefined)
    throw new UsageError('Versions need a configuration file: run `docsgen init` to create one');
  const found = config.sections.find((section) => section.id === id);
  if (found) return found;
  const ids = config.sections.map((section) => section.id);
  throw new UsageError(`${unknownName('section', id)}. ${didYouMean(id, ids) ?? useOneOf(ids)}`);
}

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
