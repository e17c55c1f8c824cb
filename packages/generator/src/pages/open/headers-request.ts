import type { ArticleFile } from '../../model/components.ts';
import type { ConfiguredHeadTag } from '../../model/config.ts';
import type { ArticleFacts } from '../../model/site.ts';
import type { HeadersRequest } from '../../output/files/site-headers.ts';
import { inlineCode } from '../render/inline-code.ts';
import type { OpenSite } from './open-site.ts';

type ServedSite = Pick<OpenSite, 'graph' | 'context' | 'articleFiles'>;

/** `facts` are the facts of the articles that are served with these headers. */
export function headersRequest(
  { graph, context, articleFiles }: ServedSite,
  facts: readonly ArticleFacts[],
): HeadersRequest {
  const frames = [...new Set(facts.flatMap((each) => each.frames ?? []))].sort();
  const head = facts.flatMap((each) => each.head ?? []);
  return {
    graph,
    inline: inlineCode(context),
    frames: frames.filter((each) => !articleFiles.has(each as ArticleFile)),
    framePages: frames.flatMap((each) => {
      const { path, policy } = articleFiles.get(each as ArticleFile) ?? {};
      return path === undefined || policy === undefined ? [] : [{ path, policy }];
    }),
    head: head.filter((each): each is typeof each & ConfiguredHeadTag => each.tag !== 'title'),
  };
}
