import { inlineCodeOf } from '@docsgen/theme/render-document';
import type { ArticleFacts } from '../../model/article.ts';
import type { ArticleFile } from '../../model/components.ts';
import type { ConfiguredHeadTag } from '../../model/config.ts';
import type { HeadersRequest } from '../../output/files/site-headers.ts';
import { siteHead } from '../render/head/head-props.ts';
import { shellCode } from '../render/shell-props.ts';
import type { OpenSite } from './open-site.ts';

type ServedSite = Pick<OpenSite, 'graph' | 'context' | 'articleFiles'>;

/** `facts` are the facts of the articles that are served with these headers. */
export function headersRequest(
  { graph, context, articleFiles }: ServedSite,
  facts: readonly ArticleFacts[],
): HeadersRequest {
  const frames = [...new Set(facts.flatMap((each) => each.frames ?? []))].sort();
  const [locale] = graph.config.locales;
  const head = facts.flatMap((each) => each.head ?? []);
  return {
    graph,
    // The inline scripts and styles are the same on every page in every locale.
    inline: inlineCodeOf(siteHead(context, locale), shellCode(context)),
    frames: frames.filter((each) => !articleFiles.has(each as ArticleFile)),
    framePages: frames.flatMap((each) => {
      const { path, policy } = articleFiles.get(each as ArticleFile) ?? {};
      return path === undefined || policy === undefined ? [] : [{ path, policy }];
    }),
    head: head.filter((each): each is typeof each & ConfiguredHeadTag => each.tag !== 'title'),
  };
}
