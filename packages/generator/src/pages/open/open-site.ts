// All that pages are made with, put together in this one place: for builds and checks, and for authors while they
// write.

import { extrasOf, withExtras } from '../../bundle/client/extras.ts';
import { framePage } from '../../bundle/client/frame-page.ts';
import { withLanguages } from '../../bundle/client/language-scripts.ts';
import { withLook } from '../../bundle/client/theme-styles.ts';
import type { SiteComponents } from '../../bundle/components/site-components.ts';
import type { Languages } from '../../config/languages/load-languages.ts';
import { unreadableFiles } from '../../diagnostics/unreadable-files.ts';
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { LastUpdates } from '../../model/adapters/history.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { ArticleFile, ArticleFiles, MadeArticleFile } from '../../model/components.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OwnParts } from '../../model/overrides.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { Look } from '../../model/theme.ts';
import type { OpenPlugins } from '../../plugins/open-plugins.ts';
import { type AssetStore, type AssetStoreRequest, createAssetStore } from '../cache/asset-store.ts';
import { linkResolver } from '../make/resolve-links.ts';
import type { RenderContext } from '../render/render-context.ts';
import { compileInline, type InlineText, renderContext } from './site-context.ts';

export interface OpenSite {
  readonly graph: SiteGraph;
  readonly compiler: MarkdownCompiler;
  /** Pictures and downloads that articles point at. */
  readonly assets: AssetStore;
  readonly announced: InlineText;
  readonly copyright: InlineText;
  readonly components: SiteComponents;
  readonly look: Look;
  /** Everything that articles may bring along. */
  readonly articleFiles: ArticleFiles;
  /** What all pages have in common when they are rendered. */
  readonly context: RenderContext;
  /** Left out where the site has none. */
  readonly plugins?: OpenPlugins;
  /** Files of the output that plugins made. */
  readonly added: readonly OutputFile[];
  readonly readText: SiteFiles['readText'];
  /** What the compiler and the files have told until now, and the history. */
  readonly diagnostics: () => readonly Diagnostic[];
}

interface OpenSiteRequest extends Omit<AssetStoreRequest, 'articleFiles'> {
  readonly graph: SiteGraph;
  /** See `openCompiler`. */
  readonly compiler: Checked<MarkdownCompiler>;
  readonly client: ClientAssets;
  readonly languages: Languages;
  readonly updates: Checked<LastUpdates>;
  /** Pages offer to search the full text. */
  readonly hasIndex: boolean;
  readonly generator: string;
  readonly components: SiteComponents;
  readonly look: Look;
  readonly plugins?: OpenPlugins;
}

export async function openSite(request: OpenSiteRequest): Promise<OpenSite> {
  const { graph, compiler, client, languages, updates, hasIndex, generator, plugins } = request;
  const ofTheme = Object.entries(client.articleFiles) as [ArticleFile, MadeArticleFile][];
  const articleFiles: ArticleFiles = new Map([
    ...ofTheme,
    ...request.components.articleFiles,
    ...diagramFrame(client, request.components),
  ]);
  const assets = createAssetStore({ ...request, articleFiles });
  const announced = await compileInline(graph.config.announcement?.content, graph, compiler.value);
  const copyright = await compileInline(graph.config.footer?.copyright, graph, compiler.value);
  const { hashOf, look, components } = request;
  const styled = withLook(withExtras(client, extrasOf(graph), hashOf), look, hashOf);
  const own = withLanguages(styled, languages, hashOf);
  const context = renderContext({
    graph,
    assets: { ...own, files: [...own.files, ...components.files] },
    languages,
    resolveLink: linkResolver({ graph, assets }),
    announced,
    copyright,
    generator,
    hasIndex,
    updates: updates.value,
    own: client.parts?.own && (await ownDrawing(client.parts.own, { languages, root: request.files.root })),
  });
  const added = await plugins?.makeFiles(graph);
  const diagnostics = (): readonly Diagnostic[] => [
    ...compiler.diagnostics,
    ...updates.diagnostics,
    ...look.diagnostics,
    ...(added?.diagnostics ?? []),
    ...unreadableFiles(request.files),
  ];
  return {
    graph,
    compiler: compiler.value,
    components,
    look,
    articleFiles,
    ...(plugins && { plugins }),
    added: added?.value ?? [],
    assets,
    announced,
    copyright,
    context,
    readText: request.files.readText,
    diagnostics,
  };
}

async function ownDrawing(own: OwnParts, site: Pick<RenderContext, 'languages'> & Pick<SiteFiles, 'root'>) {
  const { openOwnDrawing } = await import('../make/site-renderer.ts');
  return openOwnDrawing(own, site);
}

/** The page that draws diagrams: the package of the site, and what docsgen has to tell it. */
function diagramFrame(
  { articleFiles }: ClientAssets,
  { mermaid }: SiteComponents,
): readonly (readonly [ArticleFile, MadeArticleFile])[] {
  const drawer = articleFiles['late:diagram-frame'];
  if (mermaid === undefined || drawer === undefined) return [];
  const own = typeof drawer.content === 'string' ? drawer.content : new TextDecoder().decode(drawer.content);
  const script = `${mermaid}\n;${own}`;
  return [['late:diagrams', framePage({ name: 'diagrams', script, styles: '', compiles: false })]];
}
