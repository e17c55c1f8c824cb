// What a site has one of, once its pages are made: what is wrong with it as a whole, and the files beside the pages. A site
// that is as the last build left it needs neither to be checked whole again nor to have these files made.
import { checkBudget } from '../client/check-budget.ts';
import { checkAnnouncement, checkConfigLinks, checkLinks } from '../links/check-links.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { siteFiles } from '../output/site-files.ts';
import { isSourced } from '../render/render-context.ts';
import { renderNotFound } from '../render/render-page.ts';
import type { FinishedIndex } from '../search/index-feed.ts';
import { titleMap } from '../search/title-map.ts';
import type { BuildMemory, NewSite } from './build-memory.ts';
import type { BuildRequest } from './build-site.ts';
import type { Division } from './division.ts';
import type { FactsStore } from './facts-store.ts';
import type { SiteParts } from './open-parts.ts';
import type { BuiltPages } from './page-builder.ts';
import { hasErrors, sortDiagnostics } from './report.ts';
import type { SiteModel } from './site-model.ts';
import { staticConflicts } from './statics.ts';

export interface WholeSite {
  /** All there is to say of the site, its pages and their texts. */
  readonly diagnostics: readonly Diagnostic[];
  /** To be staged. */
  readonly files: readonly OutputFile[];
  /** What the next build is to know; `undefined`: only a part of the site was built. */
  readonly known: NewSite | undefined;
}

interface MadeSite extends Pick<Division, 'record' | 'mistakes'> {
  readonly model: SiteModel & { readonly graph: SiteGraph };
  readonly parts: SiteParts;
  readonly memory: BuildMemory;
  /** Of all that pages show of the rest of the site. */
  readonly key: string;
  readonly pages: BuiltPages;
}

export async function finishSite(request: BuildRequest, made: MadeSite): Promise<WholeSite> {
  const { model, parts, memory, key, pages, record, mistakes } = made;
  const { graph } = model;
  const { compiler, context, announced, updates } = parts;
  const outline = request.hashOf([key, pages.outline, JSON.stringify([...updates.value])].join('\n'));
  const isWhole = request.locales.length === 0 && !request.shard;
  const before = isWhole ? await memory.siteBefore(outline) : undefined;
  const broken = await request.log.stage('Check links', () =>
    checkLinks(graph, pages.facts, before && pagesToCheck(graph, [...pages.renewed, ...before.troubled])),
  );
  const generated = before || record ? { value: [], diagnostics: [] } : filesBesidePages(parts, pages.facts);
  for (const file of before?.generated ?? []) parts.staging.note({ ...file, isChanged: false });
  const unfit = mistakes();
  const found = [
    ...unfit,
    ...model.diagnostics,
    ...compiler.diagnostics,
    ...updates.diagnostics,
    ...pages.diagnostics,
    ...broken,
    ...checkConfigLinks(graph),
    ...checkAnnouncement(graph, announced),
    ...generated.diagnostics,
    ...checkBudget(context.assets, graph.config),
  ];
  const indexed = await finishIndex(request, parts, hasErrors(found));
  const files = [...generated.value, ...indexed.value.files];
  const taken = [...files.map(({ path }) => path), ...indexed.value.kept];
  const conflicts = before ? [] : staticConflicts(graph, taken);
  const known = before ?? { outline, troubled: troubledTexts(graph, broken), generated: sizesOf(generated.value) };
  return {
    // What else there is to say where shards do not fit would be said of another site.
    diagnostics: sortDiagnostics(unfit.length > 0 ? unfit : [...found, ...indexed.diagnostics, ...conflicts]),
    files,
    known: isWhole ? known : undefined,
  };
}

/** The pages that show one of these texts. */
function pagesToCheck({ pages }: SiteGraph, texts: readonly SourcePath[]): readonly Page[] {
  const wanted = new Set(texts);
  return [...pages.values()].filter((page) => isSourced(page) && wanted.has(page.parsed.file.path));
}

/** What is wrong in a partial is wrong on pages nobody knows: then all are. */
function troubledTexts({ bySource }: SiteGraph, broken: readonly Diagnostic[]): readonly SourcePath[] {
  const files = [...new Set(broken.map(({ file }) => file as SourcePath))];
  return files.every((file) => bySource.has(file)) ? files : [...bySource.keys()];
}

function sizesOf(files: readonly OutputFile[]): readonly { readonly path: OutputPath; readonly size: number }[] {
  return files.map(({ path, content }) => ({ path, size: Buffer.byteLength(content) }));
}

/** The index is left as it is where nothing will be published. */
async function finishIndex(
  { log }: BuildRequest,
  { index, staging }: SiteParts,
  isFailed: boolean,
): Promise<Checked<FinishedIndex>> {
  const none = { value: { files: [], kept: [] }, diagnostics: [] };
  const finished = index && !isFailed ? await log.stage('Index texts', () => index.finish(staging.keep)) : none;
  await index?.close();
  return finished;
}

/** Those of the whole site, and what every language has one of. */
function filesBesidePages(
  { graph, context, locales, updates }: SiteParts,
  facts: FactsStore,
): Checked<readonly OutputFile[]> {
  const ofSite = siteFiles(graph, locales, updates.value);
  const ofLocales = graph.config.locales
    .filter((locale) => locales.has(locale.code))
    .flatMap((locale) => [
      renderNotFound(context, locale),
      ...(graph.config.hasSearch ? [titleMap(graph, locale, facts)] : []),
    ]);
  return { ...ofSite, value: [...context.assets.files, ...ofSite.value, ...ofLocales] };
}
