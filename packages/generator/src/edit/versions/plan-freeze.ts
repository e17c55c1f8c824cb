// What `docsgen version` does to freeze a version: a copy of the files of all languages, and its name in the
// configuration. The version that is written on keeps its addresses; the frozen one gets new ones.
import type { Section, Version } from '../../model/config.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { didYouMean } from '../../text/suggest.ts';
import { filesOf, foldersOf } from './version-files.ts';

interface FreezeRequest {
  readonly section: string;
  readonly name: string;
  /** All files below a folder of the site. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

export interface FrozenVersion {
  readonly section: Section;
  /** The version that is written on. */
  readonly source: Version;
  /** Below the folder of a locale. */
  readonly folder: string;
  /** Copies by what they are copied from. */
  readonly copies: ReadonlyMap<SourcePath, SourcePath>;
  /** The configuration names the version already. */
  readonly isNamed: boolean;
}

/** `refused`: why it cannot be frozen. */
type FreezePlan = { readonly kind: 'refused'; readonly reason: string } | ({ readonly kind: 'frozen' } & FrozenVersion);

/** Where no version has this name, the first one is written on. */
const writtenOn = 'current';

export async function planFreeze(graph: SiteGraph, request: FreezeRequest): Promise<FreezePlan> {
  const refused = (reason: string): FreezePlan => ({ kind: 'refused', reason });
  const { config } = graph;
  const { name, list } = request;
  const section = sectionNamed(graph, request.section);
  if (typeof section === 'string') return refused(section);
  if (!/^(?!\.{1,2}$)[^/\\<>:"|?*\s]{1,32}$/.test(name)) return refused(`No version can be called '${name}'`);
  const source = section.versions.find((version) => version.name === writtenOn) ?? section.versions[0];
  const named = section.versions.find((version) => version.name === name);
  if (source.folder === '') return refused(`The section ${section.id} has no folder of its own that could be copied`);
  if (named === source) return refused(`${name} is the name of the version that is written on`);
  const folder = named?.folder ?? `${source.folder}-${name}`;
  for (const target of foldersOf(config, folder)) {
    if ((await list(target)).length === 0) continue;
    return refused(
      named ? `There is a version ${name} already, in ${target}/` : `There are files in ${target}/ already`,
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
  if (copies.size === 0) return refused(`The section ${section.id} has no pages yet`);
  return { kind: 'frozen', section, source, copies, folder, isNamed: named !== undefined };
}

/** The section, or why there is none. */
export function sectionNamed({ config }: SiteGraph, id: string): Section | string {
  if (config.file === undefined) return 'A site without a configuration has no versions: docsgen init writes one';
  const found = config.sections.find((section) => section.id === id);
  if (found) return found;
  const ids = config.sections.map((section) => section.id);
  return `There is no section ${id}. ${didYouMean(id, ids) ?? `There are ${ids.join(', ')}`}`;
}
