// Converts the pages of the graph into the objects of the plugin API.

import type { PluginPage } from '../model/plugin-api.ts';
import type { Page, SiteGraph } from '../model/site.ts';

export function pageViews({ pages }: SiteGraph): readonly PluginPage[] {
  return [...pages.values()].map(pageView);
}

function pageView(page: Page): PluginPage {
  const frontMatter = page.kind === 'category' ? undefined : page.parsed.frontMatter;
  return {
    id: page.id,
    locale: page.locale.code,
    url: page.url,
    kind: page.kind,
    title: page.title,
    description: page.description,
    section: page.section?.id,
    version: page.version?.name,
    file: page.kind === 'category' ? undefined : page.parsed.file.path,
    translation: page.translation,
    isUnlisted: page.isUnlisted,
    sidebarLabel: frontMatter?.sidebarLabel,
    sidebarPosition: frontMatter?.sidebarPosition,
    keywords: page.kind === 'category' ? page.keywords : page.parsed.frontMatter.keywords,
    frontMatter: frontMatter?.other ?? {},
  };
}
