// What the pages of a site have in common when they are rendered: the announcement in every language, and where things stand.
import type { MarkdownCompiler } from '../markdown/compile-page.ts';
import type { Locale } from '../model/config.ts';
import type { CompiledPage, SiteGraph } from '../model/site.ts';
import type { RenderContext } from '../render/render-context.ts';
import { fillConfigured } from '../render/render-page.ts';
import { createSidebarPieces } from '../render/sidebar-pieces.ts';
import { indexFolder } from '../search/index-site.ts';
import { titleMapPath } from '../search/title-map.ts';
import { textIn } from '../text/localized.ts';

export type Announcements = ReadonlyMap<Locale, CompiledPage>;

export async function compileAnnouncements(graph: SiteGraph, compiler: MarkdownCompiler): Promise<Announcements> {
  const { announcement, locales } = graph.config;
  if (!announcement) return new Map();
  const entries = locales.map(async (locale) => {
    const text = textIn(announcement.content, locale.code, locales[0].code);
    return [locale, await compiler.inline(text, locale.htmlLang)] as const;
  });
  return new Map(await Promise.all(entries));
}

interface ContextParts extends Pick<RenderContext, 'graph' | 'assets' | 'fill' | 'generator' | 'updates'> {
  readonly announced: Announcements;
  readonly hasIndex: boolean;
}

export function renderContext({ announced, hasIndex, ...parts }: ContextParts): RenderContext {
  const announcements = [...announced].map(
    ([locale, text]) => [locale.code, fillConfigured(parts, locale, text)] as const,
  );
  return {
    ...parts,
    announcements: new Map(announcements),
    titleMap: titleMapPath,
    sidebarPieces: createSidebarPieces(),
    searchIndex: hasIndex ? indexFolder : undefined,
  };
}
