// Plans how to remove a frozen version. The plan contains the files to delete, and redirects from the version's URLs to
// the corresponding pages of the first version.

import { textsIn, withItem } from '../../config/yaml/edit-yaml.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Section, Version } from '../../model/config.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { docIdIn, pageIdOf, pageKeyOf, urlKey } from '../../routes/routes.ts';
import { applyEdits } from '../../text/edits.ts';
import { folderOf, splitHref } from '../../text/hrefs.ts';
import { useOneOf } from '../../text/wording.ts';
import { type NewRedirect, pathOf } from '../move/rewrite-config.ts';
import { withoutVersion } from './edit-versions.ts';
import { sectionNamed } from './plan-freeze.ts';
import { filesOf } from './version-files.ts';

interface RemovedVersion {
  readonly section: Section;
  readonly version: Version;
  readonly files: readonly SourcePath[];
  /** Redirects between paths without the locale. */
  readonly redirects: readonly NewRedirect[];
}

/** Throws `UsageError` if the version cannot be removed. */
export function planRemoval(
  graph: SiteGraph,
  names: { readonly section: string; readonly name: string },
): RemovedVersion {
  const section = sectionNamed(graph, names.section);
  const version = section.versions.find(({ name }) => name === names.name);
  if (!version) {
    const known = section.versions.map(({ name }) => name);
    throw new UsageError(`The section '${section.id}' has no version '${names.name}'. ${useOneOf(known)}`);
  }
  if (version === section.versions[0])
    throw new UsageError(`'${version.name}' cannot be removed, because it is the first version of '${section.id}'`);
  const files = filesOf(graph, version);
  return { section, version, files, redirects: redirectsFrom(graph, section, version) };
}

/** Returns redirects for the version's URLs. If the site has a ledger, only URLs in the ledger are redirected. */
function redirectsFrom(graph: SiteGraph, section: Section, version: Version): readonly NewRedirect[] {
  const redirects = new Map<string, string>();
  for (const page of graph.pages.values()) {
    const isPublished = graph.ledger === undefined || graph.ledger.has(page.url);
    if (page.section !== section || page.version !== version || !isPublished) continue;
    const from = pathOf(page);
    if (!redirects.has(from)) redirects.set(from, targetOf(graph, page, section));
  }
  return [...redirects].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

function targetOf(graph: SiteGraph, page: Page, section: Section): string {
  const [first] = section.versions;
  const [locale] = graph.config.locales;
  const same = graph.pages.get(pageKeyOf(locale, pageIdOf(section, first, docIdIn(page.id))));
  if (same) return pathOf(same);
  const start = `${section.basePath}${page.version?.path ?? ''}`;
  let path = `${section.basePath}${first.path}${pathOf(page).slice(start.length)}`;
  while (path !== '' && !graph.byUrl.has(urlKey(path))) path = folderOf(path);
  if (path !== '') return path;
  const any = [...graph.pages.values()].find((each) => each.section === section && each.version === first);
  return any ? pathOf(any) : '/';
}

/** Returns the configuration without the version, or `undefined` if the configuration cannot be edited. */
export function configWithoutVersion(
  yaml: string,
  { section, version, redirects }: RemovedVersion,
): string | undefined {
  const text = withoutVersion(yaml, { section: section.id, name: version.name });
  if (text === undefined) return undefined;
  const targets = new Map(redirects.map(({ from, to }) => [urlKey(from), to]));
  const edits = textsIn(text).flatMap(({ path, value, edit }) => {
    const target = path[0] === 'redirects' && path.at(-1) === 'to' ? splitHref(value).path : undefined;
    const moved = target === undefined ? undefined : targets.get(urlKey(target));
    return moved === undefined || target === undefined ? [] : [edit(moved + value.slice(target.length))];
  });
  return redirects.reduce((config, item) => withItem(config, 'redirects', { ...item }), applyEdits(text, edits));
}
