// Collects diagnostics for the development server: for the site and the open pages, or for all pages.

import { checkImages } from '../graph/links/check-images.ts';
import { checkLinks } from '../graph/links/check-links.ts';
import { resolveReference } from '../graph/links/resolve-reference.ts';
import type { ArticleFacts } from '../model/article.ts';
import { atLevel, type Diagnostic } from '../model/diagnostic.ts';
import { isSourced, type Page } from '../model/site.ts';
import { checkAddresses, checkFacts, checkFiles } from '../pages/build/check-site.ts';
import { generatedFiles } from '../pages/files/generated-files.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { atOrigin } from '../pages/open/plugin-stages.ts';
import { yieldToOtherWork } from '../pages/workers/worker.ts';
import type { Snapshot } from '../serve-site.ts';
import { renderForErrors } from './answer.ts';
import type { Articles } from './articles.ts';
import { pageAt } from './page-at.ts';
import { allLocales, factsOf } from './site-file.ts';

/** Returns the diagnostics for the site as a whole and for the page at a path. */
export async function diagnosePage(
  snapshot: Snapshot,
  articles: Articles,
  path: string,
): Promise<readonly Diagnostic[]> {
  const site = snapshot.content?.site;
  const page = site && pageAt(site.graph, path);
  const ofPage = page ? await checkPage(site, articles, page) : [];
  if (snapshot.content && page) await renderForErrors({ articles }, snapshot.content, page);
  const ofOverrides = site?.overrideErrors.values() ?? [];
  return [...siteDiagnostics(snapshot), ...atOrigin([...ofPage, ...ofOverrides], site?.graph)];
}

/** Returns the diagnostics for the site and all pages, like `docsgen check`. */
export async function diagnoseAll(snapshot: Snapshot, articles: Articles): Promise<readonly Diagnostic[]> {
  const found = [...siteDiagnostics(snapshot)];
  const site = snapshot.content?.site;
  if (!site) return found;
  for (const page of site.graph.pages.values()) {
    found.push(...(await checkPage(site, articles, page)));
    if (snapshot.content) await renderForErrors({ articles }, snapshot.content, page);
    await yieldToOtherWork();
  }
  const facts = factsOf(await articles.digests(site));
  const files = await generatedFiles(site, allLocales(site.graph), facts);
  const ofFacts = checkFacts(site, facts.keys(), facts);
  const rest = [...ofFacts, ...checkFiles(site, files), ...(await checkAddresses(site.graph, facts))];
  return atOrigin([...found, ...rest], site.graph);
}

function siteDiagnostics({ configDiagnostics, content }: Snapshot): readonly Diagnostic[] {
  return [...configDiagnostics, ...(content?.contentDiagnostics ?? []), ...(content?.siteDiagnostics ?? [])];
}

/**
 * Returns the diagnostics for the article and its broken links. To find broken links, only the pages that the article
 * links to are compiled.
 */
async function checkPage(site: OpenSite, articles: Articles, page: Page): Promise<readonly Diagnostic[]> {
  if (!isSourced(page)) return [];
  const { graph } = site;
  const { path } = page.parsed.file;
  const { value, diagnostics } = await articles.get(site, page);
  const facts = new Map<string, ArticleFacts>([[path, value.facts]]);
  for (const reference of value.facts.references) {
    const resolution = resolveReference(graph, { page, file: path }, reference);
    const target = resolution.kind === 'page' && resolution.hash && graph.pages.get(resolution.page);
    if (target && isSourced(target)) facts.set(target.parsed.file.path, (await articles.digest(site, target)).facts);
  }
  const own = diagnostics.flatMap((each) => atLevel(each, graph.config.checks.anchors));
  const drawings = checkImages({ graph, facts, assets: site.assets.loaded() }, [page]);
  return [...own, ...checkLinks(graph, facts, [page]), ...drawings];
}
