// Answers a request with a page, a file or a redirect, generated from the snapshot with the same functions as a build.

import type { ArticleFacts } from '../model/article.ts';
import type { LocaleCode } from '../model/paths.ts';
import { isSourced, type Page, shownPath } from '../model/site.ts';
import type { Headers } from '../output/files/site-headers.ts';
import { preparePage } from '../pages/build/prepare-page.ts';
import { insertLinks } from '../pages/make/insert-links.ts';
import { renderContextOf } from '../pages/open/open-site.ts';
import { renderNotFound } from '../pages/render/render-page.ts';
import { hrefOf } from '../routes/routes.ts';
import { followWildcard, wildcardHref, wildcardRedirects } from '../routes/wildcard-redirects.ts';
import type { Snapshot, SnapshotContent } from '../serve-site.ts';
import { hashOf } from '../text/hash.ts';
import { decodePath } from '../text/hrefs.ts';
import { emptyDocument, reloadKeyOf, withLiveScript } from './live-script.ts';
import { localeAt, pageAt } from './page-at.ts';
import { needsCustomPolicy, pageHeaders } from './page-headers.ts';
import { type SiteFileRequest, siteFile } from './site-file.ts';

export type Answer =
  | PageAnswer
  | { readonly kind: 'file'; readonly path: string; readonly content: string | Uint8Array }
  | { readonly kind: 'redirect'; readonly href: string };

interface PageAnswer {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly html: string;
  readonly hash: string;
  readonly headers: Headers;
  /** Whether client-side navigation cannot show the page and a full load is required. */
  readonly isDocument: boolean;
}

interface AnswerContext extends Omit<SiteFileRequest, 'site'> {
  readonly snapshot: Snapshot;
  /** Returns an image or download that a page has shown, by its output path. */
  readonly shownAsset: (path: string) => Extract<Answer, { readonly kind: 'file' }>['content'] | undefined;
  /** The 404 pages that have already been rendered, by locale. */
  readonly notFound: Map<LocaleCode, Answer>;
}

/** `requestPath` is not decoded, and does not include the base URL. */
export async function answer(context: AnswerContext, requestPath: string): Promise<Answer> {
  const { client, content } = context.snapshot;
  const path = decodePath(requestPath);
  const output = path.slice(1);
  const own = (content?.site.context.assets ?? client).files.find((file) => file.path === output);
  if (own) return { kind: 'file', ...own };
  if (!content) return pageAnswer(context, { html: emptyDocument, status: 404 });
  const { site } = content;
  const page = pageAt(site.graph, path);
  if (page && page.url !== path) return { kind: 'redirect', href: hrefOf(site.graph.config, page.url) };
  if (page) {
    const facts = isSourced(page) ? (await context.articles.get(site, page)).value.facts : undefined;
    return pageAnswer(context, { html: await renderPage(context, content, page), status: 200, facts });
  }
  const shown = context.shownAsset(output);
  if (shown !== undefined) return { kind: 'file', path: output, content: shown };
  const file = await siteFile({ ...context, site }, output);
  if (file) return { kind: 'file', ...file };
  const { config } = site.graph;
  const target = followWildcard(wildcardRedirects(config), requestPath);
  if (target !== undefined) return { kind: 'redirect', href: wildcardHref(config, target) };
  const locale = localeAt(site.graph, requestPath);
  const known = context.notFound.get(locale.code);
  if (known) return known;
  const { content: html } = renderNotFound(await renderContextOf(site), locale);
  const notFound = pageAnswer(context, { html: String(html), status: 404 });
  context.notFound.set(locale.code, notFound);
  return notFound;
}

async function renderPage(
  { articles }: Pick<AnswerContext, 'articles'>,
  { site }: SnapshotContent,
  page: Page,
): Promise<string> {
  const article = isSourced(page) ? (await articles.get(site, page)).value : undefined;
  const { prepared, links } = await preparePage(site, page, article?.facts);
  const html = article ? insertLinks(article, links) : [];
  const { renderer } = await site.rendering();
  const content = renderer.renderPage(prepared, html, shownPath(page));
  return Buffer.from(content).toString() || emptyDocument;
}

/** Renders a page to find errors in component overrides. */
export async function renderForErrors(context: Pick<AnswerContext, 'articles'>, content: SnapshotContent, page: Page) {
  if (content.site.context.assets.parts?.own) await renderPage(context, content, page);
}

interface MadePage extends Pick<PageAnswer, 'html' | 'status'> {
  readonly facts?: ArticleFacts | undefined;
}

function pageAnswer({ snapshot }: AnswerContext, { html, status, facts }: MadePage): Answer {
  const { client, content } = snapshot;
  const config = content?.site.graph.config;
  const hash = hashOf(html);
  const reloadKey = hashOf(reloadKeyOf(config, content?.site.context.assets ?? client));
  const baseUrl = config?.baseUrl ?? '/';
  const headers = content ? pageHeaders(content.site, facts) : {};
  return {
    kind: 'page',
    status,
    hash,
    html: withLiveScript(html, { hash, reloadKey, client, baseUrl }),
    headers,
    isDocument: Object.keys(headers).length > 0 && needsCustomPolicy(facts),
  };
}
