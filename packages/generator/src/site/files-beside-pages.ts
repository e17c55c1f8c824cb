// The files of a site that are not pages of its content: scripts and styles, sitemap, redirects, the page for wrong
// addresses, titles to search.

import type { ArticleFile } from '../model/components.ts';
import type { ConfiguredHeadTag } from '../model/config.ts';
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
  const ofSite = siteFiles(graph, locales, { updates: context.updates, facts });
  const ofLocales = graph.config.locales
    .filter((locale) => locales.has(locale.code))
    .flatMap((locale) => [
      renderNotFound(context, locale),
      ...(graph.config.hasSearch ? [titleIndex(graph, locale, facts)] : []),
    ]);
  const hasIndex = context.searchIndex !== undefined;
  const { frames, head } = graph.config.hosts.length > 0 ? policyNeeds(graph, facts) : { frames: [], head: [] };
  const origins = frames.filter((each) => !articleFiles.has(each as ArticleFile));
  const framePages = frames.flatMap((each) => {
    const { path, policy } = articleFiles.get(each as ArticleFile) ?? {};
    return path === undefined || policy === undefined ? [] : [{ path, policy }];
  });
  const ofHosts = hostFiles({ graph, inline: inlineCode(context), hasIndex, frames: origins, framePages, head });
  return { ...ofSite, value: [...context.assets.files, ...ofSite.value, ...ofLocales, ...ofHosts, ...added] };
}

interface PolicyNeeds {
  /** Origins of the frames that articles can show, and article files that are frames. */
  readonly frames: readonly string[];
  readonly head: readonly ConfiguredHeadTag[];
}

function policyNeeds(graph: SiteGraph, facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>): PolicyNeeds {
  const sources = new Set([...graph.pages.values()].filter(isSourced).map(({ parsed }) => parsed.file.path));
  const all = [...sources].sort().flatMap((path) => facts.get(path) ?? []);
  const head = all.flatMap((each) => each.head ?? []);
  return {
    frames: [...new Set(all.flatMap((each) => each.frames ?? []))].sort(),
    head: head.filter((each): each is typeof each & ConfiguredHeadTag => each.tag !== 'title'),
  };
}
