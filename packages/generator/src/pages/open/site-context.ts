// Creates the data that all pages share during rendering: the announcement and copyright in every locale, and the
// locations of the site's files.
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { Locale, LocalizedText } from '../../model/config.ts';
import type { CompiledArticle, SiteGraph } from '../../model/site.ts';
import { searchIndexFolder, titleIndexPath } from '../../routes/output-paths.ts';
import { textIn } from '../../text/localized.ts';
import { brandView } from '../render/head/brand-props.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inlineHtml } from '../render/render-page.ts';
import { createSidebarCache } from '../render/sidebar/sidebar-cache.ts';

/** A one-line Markdown string from the configuration, compiled for every locale. */
export type InlineText = ReadonlyMap<Locale, CompiledArticle>;

export async function compileInline(
  text: LocalizedText | undefined,
  { config: { locales } }: SiteGraph,
  compiler: MarkdownCompiler,
): Promise<InlineText> {
  if (text === undefined) return new Map();
  const entries = locales.map(async (locale) => {
    const markdown = textIn(text, locale.code, locales[0].code);
    return [locale, await compiler.inline(markdown, locale.htmlLang)] as const;
  });
  return new Map(await Promise.all(entries));
}

interface ContextRequest
  extends Omit<
    RenderContext,
    'announcements' | 'copyrights' | 'brand' | 'titleIndex' | 'sidebarCache' | 'searchIndex'
  > {
  readonly announced: InlineText;
  readonly copyright: InlineText;
  readonly hasIndex: boolean;
}

export function renderContext({ announced, copyright, hasIndex, ...parts }: ContextRequest): RenderContext {
  const htmlOf = (text: InlineText): RenderContext['announcements'] =>
    new Map([...text].map(([locale, compiled]) => [locale.code, inlineHtml(parts, locale, compiled)]));
  return {
    ...parts,
    announcements: htmlOf(announced),
    copyrights: htmlOf(copyright),
    brand: new Map(parts.graph.config.locales.map((locale) => [locale.code, brandView(parts.graph, locale)])),
    titleIndex: titleIndexPath,
    sidebarCache: createSidebarCache(parts.renderer.renderSidebarItem),
    searchIndex: hasIndex ? searchIndexFolder : undefined,
  };
}
