// The files of a site that are not pages of its content: scripts and styles, sitemap, redirects, the page for wrong
// addresses, titles to search.

import type { ArticleFile } from '../model/components.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode, SourcePath } from '../model/paths.ts';
import type { ArticleFacts, SiteGraph } from '../model/site.ts';
import { inlineCode } from '../render/inline-code.ts';
import { isSourced } from '../render/render-context.ts';
import { renderNotFound } from '../render/render-page.ts';
import { titleIndex } from '../search/title-index.ts';
import { hostFiles } from '../site-files/host-files.ts';
import { siteFiles } from '../site-files/site-files.ts';
import type { OpenSite } from './open-site.ts';

/** Files that each language has one of are made for `locales` only. */
export function filesBesidePages(
  { graph, context, articleFiles, added }: OpenSite,
  locales: ReadonlySet<LocaleCode>,
  facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>,
): Checked<readonly OutputFile[]> {
  const ofSite = siteFiles(graph, locales, context.updates);
  const ofLocales = graph.config.locales
    .filter((locale) => locales.has(locale.code))
    .flatMap((locale) => [
      renderNotFound(context, locale),
      ...(graph.config.hasSearch ? [titleIndex(graph, locale, facts)] : []),
    ]);
  const hasIndex = context.searchIndex !== undefined;
  const frames = graph.config.hosts.length > 0 ? framesOf(graph, facts) : [];
  const origins = frames.filter((each) => !articleFiles.has(each as ArticleFile));
  const framePages = frames.flatMap((each) => {
    const { path, policy } = articleFiles.get(each as ArticleFile) ?? {};
    return path === undefined || policy === undefined ? [] : [{ path, policy }];
  });
  const ofHosts = hostFiles({ graph, inline: inlineCode(context), hasIndex, frames: origins, framePages });
  return { ...ofSite, value: [...context.assets.files, ...ofSite.value, ...ofLocales, ...ofHosts, ...added] };
}

/** Origins of the frames that articles can show, and article files that are frames. */
function framesOf(graph: SiteGraph, facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>): readonly string[] {
  const sources = new Set([...graph.pages.values()].filter(isSourced).map(({ parsed }) => parsed.file.path));
  return [...new Set([...sources].flatMap((path) => facts.get(path)?.frames ?? []))].sort();
}
