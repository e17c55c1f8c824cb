// What can be wrong with a site as a whole, in one list: a build, `docsgen check` and the key `c` of `serve --watch`
// find the same. A new check of the whole site belongs here.

import { checkArticleBudget, checkBudget } from '../../bundle/client/check-budget.ts';
import { error } from '../../diagnostics/create.ts';
import { checkTranslations } from '../../graph/check-translations.ts';
import { checkConfigLinks, checkInlineText } from '../../graph/links/check-config-links.ts';
import { checkHead } from '../../graph/links/check-head.ts';
import { checkDrawings } from '../../graph/links/check-images.ts';
import { checkRedirectAnchors } from '../../graph/links/check-redirect-anchors.ts';
import { checkSections } from '../../graph/links/check-sections.ts';
import type { FactsBySource } from '../../graph/links/site-addresses.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { articleDiagnostics, type BuiltPages, factsOf } from '../cache/built-pages.ts';
import { staticConflicts } from '../files/stage-static-files.ts';
import type { OpenSite } from '../open/open-site.ts';
import { checkNames } from './check-names.ts';

/** What needs the open site, but no page that was made and no facts: a check of that kind is one more line here. */
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

/** What the plugins of the site look for. */
export async function checkPlugins({ plugins, graph }: OpenSite): Promise<readonly Diagnostic[]> {
  return plugins ? plugins.check(graph) : [];
}

/**
 * What compiling the articles told, drawings with a script in them, and `checkFacts`. Links are checked by themselves.
 * `serve/diagnose.ts` asks for what concerns one page as it is shown.
 */
export function checkArticles(site: OpenSite, pages: BuiltPages): readonly Diagnostic[] {
  const { graph, assets } = site;
  const facts = factsOf(pages);
  const drawings = checkDrawings({ graph, facts, assets: assets.loaded() });
  const ofArticles = articleDiagnostics(pages, graph.config.checks.anchors);
  return [...ofArticles, ...drawings, ...checkFacts(site, pages.articles.keys(), facts)];
}

/**
 * What needs the facts of all articles, one line each: the anchors of redirects, that articles bring along no more than
 * the site allows, and what drawing pages with parts of the site's own told.
 */
export function checkFacts(
  { graph, context, articleFiles }: OpenSite,
  sources: Iterable<SourcePath>,
  facts: FactsBySource,
): readonly Diagnostic[] {
  const { config } = graph;
  return [
    ...checkRedirectAnchors(graph, facts),
    ...checkArticleBudget({ config, client: context.assets, articleFiles, sources, facts }),
    ...(context.own?.failures() ?? []),
  ];
}

/**
 * Errors about the files beside the pages (`files-beside-pages.ts`). A build that keeps these files as they are does
 * not ask again, so only what fails a build belongs here.
 */
export function checkFiles(site: OpenSite, beside: Checked<readonly OutputFile[]>): readonly Diagnostic[] {
  const { graph } = site;
  const paths = beside.value.map(({ path }) => path);
  return [...beside.diagnostics, ...staticConflicts(graph, paths), ...addedConflicts(site, paths)];
}

/** Files of plugins that would take the place of docsgen's own. */
function addedConflicts({ added, graph }: OpenSite, paths: readonly string[]): readonly Diagnostic[] {
  return added.flatMap(({ path }) => {
    if (paths.filter((each) => each === path).length < 2) return [];
    const message = `A plugin makes the file '${path}', which is docsgen’s own`;
    return [error({ code: 'plugin', message, file: graph.config.file ?? '', hint: 'Give it another name' })];
  });
}

/** Published addresses and anchors that are gone. Only a site that keeps a ledger loads what looks for them. */
export async function checkAddresses(graph: SiteGraph, facts: FactsBySource): Promise<readonly Diagnostic[]> {
  if (!graph.ledger) return [];
  const { checkLedger } = await import('../../graph/links/check-ledger.ts');
  return checkLedger(graph, graph.ledger, facts);
}
