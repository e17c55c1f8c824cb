// Checks of the whole site, shared by builds, `docsgen check` and the `c` key of `serve --watch`.

import { checkArticleBudget, checkBudget } from '../../bundle/client/check-budget.ts';
import { checkConfigLinks, checkInlineText, checkRedirectAnchors } from '../../graph/links/check-config-links.ts';
import { checkHead } from '../../graph/links/check-head.ts';
import { checkImages } from '../../graph/links/check-images.ts';
import { checkSections } from '../../graph/links/check-sections.ts';
import { checkTranslations } from '../../graph/translations.ts';
import type { FactsBySource } from '../../model/article.ts';
import { type Checked, type Diagnostic, error } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import { isSourced, type Page, type SiteGraph } from '../../model/site.ts';
import { checkFileNames, type NamedFile } from '../../output/file-names.ts';
import { staticFilePath } from '../../routes/output-paths.ts';
import { urlKey } from '../../routes/routes.ts';
import { articleDiagnostics, type BuiltPages, factsOf } from '../cache/built-pages.ts';
import { staticConflicts } from '../files/stage-static-files.ts';
import type { OpenSite } from '../open/open-site.ts';

/** Runs the checks that need neither built pages nor facts. Each check is one line. */
export function checkSite(site: OpenSite): readonly Diagnostic[] {
  const { graph, announced, copyright, context, diagnostics } = site;
  return [
    ...diagnostics(),
    ...(context.assets.parts?.diagnostics ?? []),
    ...checkConfigLinks(graph),
    ...checkSections(graph),
    ...checkHead(graph, site.added),
    ...checkInlineText(graph, 'announcement', announced),
    ...checkInlineText(graph, 'copyright', copyright),
    ...checkBudget(context.assets, graph.config),
    ...checkTranslations(graph),
    ...checkNames(site),
  ];
}

/** Checks the output paths that contain file names of the site: pages, static files, images and downloads. */
function checkNames({ graph, assets }: Pick<OpenSite, 'graph' | 'assets'>): readonly Diagnostic[] {
  // An untranslated page has the same source as the original page, which is already checked.
  const own = [...graph.pages.values()].filter(({ translation }) => translation !== 'missing');
  const pages: readonly NamedFile[] = own.map((page) => ({ path: page.output, source: sourceOf(page) }));
  const files = [...graph.tree.staticFiles].map((path) => ({
    path: staticFilePath(path),
    source: `static/${path}`,
  }));
  const pictures = [...assets.loaded()].map(([source, { output }]) => ({ path: output, source }));
  const arePages = new Set(pages);
  const isDuplicate = (one: NamedFile, other: NamedFile): boolean =>
    graph.config.checks.duplicateRoutes === 'error' &&
    arePages.has(one) &&
    arePages.has(other) &&
    urlKey(one.path) === urlKey(other.path);
  return checkFileNames([...pages, ...files, ...pictures], isDuplicate);
}

function sourceOf(page: Page): string {
  return isSourced(page) ? page.parsed.file.path : (page.file ?? '');
}

/** Runs the `check` hooks of plugins. */
export async function checkPlugins({ plugins, graph }: OpenSite): Promise<readonly Diagnostic[]> {
  return plugins ? plugins.check(graph) : [];
}

/**
 * Returns the diagnostics of compiled articles, of SVG images that contain scripts, and of `checkFacts`. Links are
 * checked separately. `serve/diagnose.ts` contains the checks for a single page in the development server.
 */
export function checkArticles(site: OpenSite, pages: BuiltPages): readonly Diagnostic[] {
  const { graph, assets } = site;
  const facts = factsOf(pages);
  const drawings = checkImages({ graph, facts, assets: assets.loaded() });
  const ofArticles = articleDiagnostics(pages, graph.config.checks.anchors);
  return [...ofArticles, ...drawings, ...checkFacts(site, pages.articles.keys(), facts)];
}

/**
 * Runs the checks that need the facts of all articles: anchors of redirects, the size budget of articles, and errors
 * that overrides threw during rendering. Each check is one line.
 */
export function checkFacts(
  { graph, context, articleFiles, overrideErrors }: OpenSite,
  sources: Iterable<SourcePath>,
  facts: FactsBySource,
): readonly Diagnostic[] {
  const { config } = graph;
  return [
    ...checkRedirectAnchors(graph, facts),
    ...checkArticleBudget({ config, client: context.assets, articleFiles, sources, facts }),
    ...overrideErrors.values(),
  ];
}

/**
 * Returns errors about the generated files. Builds that reuse the previous files do not run this check. Therefore, it
 * must report only problems that fail a build.
 */
export function checkFiles(site: OpenSite, beside: Checked<readonly OutputFile[]>): readonly Diagnostic[] {
  const { graph } = site;
  const paths = beside.value.map(({ path }) => path);
  return [...beside.diagnostics, ...staticConflicts(graph, paths), ...addedConflicts(site, paths)];
}

/** Reports plugin files that have the same path as a file generated by docsgen. */
function addedConflicts({ added, graph }: OpenSite, paths: readonly string[]): readonly Diagnostic[] {
  return added.flatMap(({ path }) => {
    if (paths.filter((each) => each === path).length < 2) return [];
    const message = `A plugin generates the file '${path}', which docsgen generates itself`;
    return [
      error({
        code: 'plugin',
        message,
        file: graph.config.file ?? '',
        hint: 'Give the file another name in the plugin',
      }),
    ];
  });
}

/** Reports published URLs and anchors that no longer exist. The check is only loaded on sites with a ledger. */
export async function checkAddresses(graph: SiteGraph, facts: FactsBySource): Promise<readonly Diagnostic[]> {
  if (!graph.ledger) return [];
  const { checkLedger } = await import('../../graph/links/check-ledger.ts');
  return checkLedger(graph, graph.ledger, facts);
}
