// docsgen new page

import { yamlString } from '../../config/yaml/edit-yaml.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { sortDiagnostics } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { withoutLocale } from '../../routes/content-folders.ts';
import { identify } from '../../routes/routes.ts';
import { didYouMean, unknownName, useOneOf } from '../../text/wording.ts';
import { hideProgress } from '../build/progress-log.ts';
import { openFolder, type SiteOptions, sitePath, withReadOnlyCache } from '../open-site.ts';
import { applyChange, newDiagnostics, type TriedChange, withSiteChanges, writeChanges } from './check-changes.ts';

interface NewPageOptions extends SiteOptions {
  readonly site: string;
  /** Locale codes, separated by commas. */
  readonly locale?: string;
  readonly title?: string;
  readonly dryRun?: boolean;
}

export async function newPage(path: string, options: NewPageOptions, ports: Ports): Promise<number> {
  const site = await openFolder(options.site, { ...options, command: 'new' }, ports);
  const { log } = hideProgress(ports);
  const before = await loadSite({ ...withReadOnlyCache(site), log });
  if (!before.graph) {
    await printDiagnostics(sortDiagnostics(before.diagnostics), site.files, ports.terminal);
    return 1;
  }
  const texts = planPage(before.graph, {
    path: sitePath(path, site, ports),
    locales: options.locale?.split(/[\s,]+/).filter(Boolean) ?? [],
    title: options.title,
  });
  const changed = withSiteChanges(site, texts);
  const after = await loadSite({ ...withReadOnlyCache(changed), log });
  const fresh = newDiagnostics({ before: before.diagnostics, after: after.diagnostics, renamed: new Map() });
  const { graph } = after;
  const lines = graph ? [...texts.keys()].map((file) => describe(graph, file as SourcePath)) : [];
  const tried: TriedChange = { changed, fresh, lines, notes: fresh, write: () => writeChanges(site, texts) };
  return applyChange(tried, { subject: 'The new page', isDry: options.dryRun }, ports);
}

/** Returns the path of the file with its URL. */
function describe(graph: SiteGraph, file: SourcePath): string {
  const page = [...graph.pages.values()].find((each) => each.kind !== 'category' && each.parsed.file.path === file);
  return page === undefined ? file : `${file} → ${page.url}`;
}

interface PageRequest {
  /** Path relative to the folder of a locale or to the site's root: `api/refunds`. */
  readonly path: string;
  /** If the list is empty, the page is created only in the default locale. */
  readonly locales: readonly string[];
  /** Title of the page. The default is derived from the file name. */
  readonly title: string | undefined;
}

/** Returns the texts of the new files by path. Throws `UsageError` if the page cannot be created. */
function planPage({ config, tree }: SiteGraph, request: PageRequest): ReadonlyMap<string, string> {
  const codes = config.locales.map(({ code }) => code as string);
  const unknown = request.locales.find((code) => !codes.includes(code));
  if (unknown !== undefined)
    throw new UsageError(`${unknownName('locale', unknown)}. ${didYouMean(unknown, codes) ?? useOneOf(codes)}`);
  const written = withoutLocale(config, request.path.replace(/^\.\//, ''));
  const path = `${written.replace(/\.(md|markdown)$/i, '')}.md`;
  if (path.split('/').some((part) => /^[_.]|^$/.test(part)) || path === '.md' || /[\\:*?"<>|]/.test(path))
    throw new UsageError(`'${request.path}' is not a valid page path`);
  const section = folderAbove(config, path);
  if (section === undefined)
    throw new UsageError(`'${request.path}' is not in a section. ${sectionHint(config, path)}`);
  const chosen = config.locales.filter(({ code }, index) =>
    request.locales.length === 0 ? index === 0 : request.locales.includes(code),
  );
  const name = identify(path, { parseNumberPrefixes: true }).path;
  for (const { code, folder } of chosen) {
    const start = folder === '' ? '' : `${folder}/`;
    const namesake = tree.sources.find(
      ({ path: each, kind, location }) =>
        kind === 'page' &&
        location.locale === code &&
        identify(each.slice(start.length), { parseNumberPrefixes: true }).path === name,
    );
    if (namesake) throw new UsageError(`${namesake.path} already exists`);
  }
  const text = pageText(request.title ?? titleOf(path));
  return new Map(chosen.map(({ folder }) => [folder === '' ? path : `${folder}/${path}`, text]));
}

/** Returns the folder of the section and version that the path belongs to. */
function folderAbove({ sections }: SiteGraph['config'], path: string): string | undefined {
  const folders = sections.flatMap(({ versions }) => versions.map(({ folder }) => folder));
  return folders.find((folder) => folder === '' || path.startsWith(`${folder}/`));
}

function sectionHint({ sections }: SiteGraph['config'], path: string): string {
  const folders = sections.map(({ versions: [{ folder }] }) => folder);
  const [first = '', ...rest] = path.split('/');
  const meant = rest.length === 0 ? undefined : didYouMean(first, folders);
  return meant ?? `Start the path with ${folders.map((folder) => `${folder}/`).join(' or ')}`;
}

/** Returns `Pay by link` for `api/02-pay-by-link.md`, and `Refunds` for `api/refunds/index.md`. */
function titleOf(path: string): string {
  const { folders, name, isIndex } = identify(path, { parseNumberPrefixes: true });
  const words = ((isIndex ? folders.at(-1) : undefined) ?? name).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pageText(title: string): string {
  return `---
title: ${yamlString(title)}
# description: One sentence for search results, link previews and cards.
---

`;
}
