// Prepares a page with all site data that it shows, so that a thread without access to the site can render it.

import { type Resolution, resolveReference } from '../../graph/links/resolve-reference.ts';
import type { ArticleFacts } from '../../model/article.ts';
import { isSourced, type Page } from '../../model/site.ts';
import type { AssetPath, PageEntry } from '../cache/manifest.ts';
import { articleLinks } from '../make/article-links.ts';
import type { RenderJob } from '../make/page-maker.ts';
import { type OpenSite, renderContextOf } from '../open/open-site.ts';
import type { RenderInput } from '../render/page-props.ts';
import { templateOf } from '../render/render-page.ts';

/** The inputs for rendering a page, and the assets to list in its manifest entry. */
interface PreparedView extends Pick<RenderJob, 'prepared' | 'links' | 'own'> {
  /** Files used by the article, with their output paths. */
  readonly assets: PageEntry['assets'];
}

/** Loads the files used by the article first, because links need their output paths and sizes. */
export async function preparePage(site: OpenSite, page: Page, facts: ArticleFacts | undefined): Promise<PreparedView> {
  const references = facts?.references ?? [];
  const file = isSourced(page) ? page.parsed.file.path : undefined;
  const resolved = references.map(
    (reference) => [reference, resolveReference(site.graph, { page, file }, reference)] as const,
  );
  const paths = [...new Set(resolved.flatMap(([, resolution]) => pathOf(resolution)))];
  await site.assets.load(paths);
  const context = await renderContextOf(site);
  const linkFor = articleLinks(context, site.assets, page);
  const links = resolved.map(([reference, resolution]) => linkFor(reference, resolution));
  const assets = paths.flatMap((path) => {
    const asset = site.assets.get(path);
    return asset ? [[path, asset.output] as const] : [];
  });
  const prepared = templateOf(context, { page, facts, codes: await stepCodes(site, page) });
  return { prepared, links, assets, own: context.assets.parts?.own };
}

function pathOf(resolution: Resolution): AssetPath | readonly [] {
  return resolution.kind === 'asset' ? resolution.path : resolution.kind === 'file' ? resolution.file : [];
}

/** Returns the HTML of the code blocks in the steps of a landing page. */
function stepCodes({ compiler }: OpenSite, page: Page): Promise<RenderInput['codes']> {
  const steps = (page.kind === 'home' && page.parsed.frontMatter.home?.steps) || [];
  return Promise.all(
    steps.map(({ code, language }) => (code === undefined ? undefined : compiler.codeBlock(code, language ?? ''))),
  );
}
