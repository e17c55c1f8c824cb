// Builds the site graph, which contains the pages, URLs and sidebars of every locale.

import type { Brand } from '../model/brand.ts';
import type { ConfiguredLink, SiteConfig, WrittenItem } from '../model/config.ts';
import { type Checked, type Diagnostic, error, type Position } from '../model/diagnostic.ts';
import type { Ledger } from '../model/ledger.ts';
import type { LocaleCode, PageId, PageKey, SourcePath } from '../model/paths.ts';
import type { PostsInput } from '../model/posts.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { LocaleGraph, Page, SiteGraph } from '../model/site.ts';
import type { CategoryFile, ParsedSource, SidebarFile, SourceTree } from '../model/source.ts';
import { homeId, homeLocation, urlKey } from '../routes/routes.ts';
import { sameUrl } from '../text/wording.ts';
import { checkPageReferences } from './check-front-matter.ts';
import { isHidden, waitingPages } from './collect-documents.ts';
import { homePages, ownPages, sectionsPages } from './custom-pages.ts';
import { buildPosts, postsOf } from './posts/posts-section.ts';
import { buildSection } from './section-graph.ts';

interface GraphInput {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  readonly parsed: readonly ParsedSource[];
  readonly categories: readonly CategoryFile[];
  readonly sidebars: readonly SidebarFile[];
  readonly brand: Brand;
  readonly ledger: Ledger | undefined;
  /** Whether drafts are included. Only the development server includes them. */
  readonly showsDrafts: boolean;
  /** Date of the build in UTC. Posts with a later date are hidden. If the date is omitted, no post is hidden. */
  readonly today?: string | undefined;
  /** Omitted if the site has no posts. */
  readonly posts?: PostsInput | undefined;
}

export function buildGraph(input: GraphInput): Checked<SiteGraph> {
  const { config, tree } = input;
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const home = homePages(input, report);
  const pages: Page[] = [...home, ...ownPages(input, report)];
  const locales = new Map<LocaleCode, SidebarsInWork>(
    config.locales.map((locale) => [locale.code, { locale, sidebars: new Map(), sidebarKeys: new Map() }]),
  );
  for (const section of config.sections) {
    for (const version of section.versions) {
      const isHere = ({ file: { location } }: ParsedSource | CategoryFile | SidebarFile): boolean =>
        location.section === section && location.version === version;
      const { showsDrafts, today } = input;
      const place = { config, section, version, ...postsOf(input, section) };
      const sources = { ...place, parsed: input.parsed.filter(isHere), showsDrafts, today, report };
      const built = section.posts
        ? buildPosts({ ...sources, options: section.posts })
        : buildSection({
            ...sources,
            categories: input.categories.filter(isHere),
            sidebars: input.sidebars.filter(isHere),
            hasHome: home.length > 0,
          });
      pages.push(...built.pages);
      for (const [code, own] of built.sidebars) {
        const locale = locales.get(code);
        for (const [key, sidebar] of own.sidebars) locale?.sidebars.set(key, sidebar);
        for (const [page, key] of own.sidebarKeys) locale?.sidebarKeys.set(page, key);
      }
    }
  }
  if (pages.length === 0) report(emptySite(config));
  pages.unshift(...sectionsPages({ config, tree, pages }));
  for (const diagnostic of duplicateRoutes(pages, config)) report(diagnostic);
  const value: SiteGraph = {
    config,
    tree,
    brand: input.brand,
    ledger: input.ledger,
    pages: new Map(inLocaleOrder(pages, config).map((page) => [page.key, page])),
    byUrl: urlIndex(pages),
    bySource: sourceIndex(pages),
    drafts: new Set(input.parsed.filter((parsed) => isHidden(parsed, input)).map(({ file }) => file.path)),
    waiting: waitingPages(input),
    locales,
    sidebarLinks: sidebarLinks(input),
  };
  return { value, diagnostics: [...diagnostics, ...checkPageReferences(value)] };
}

interface SidebarsInWork extends LocaleGraph {
  readonly sidebars: Map<string, Sidebar>;
  readonly sidebarKeys: Map<PageKey, string>;
}

/** Returns the links of hand-written sidebars, with the location relative to which they are resolved. */
function sidebarLinks({ config, sidebars }: GraphInput): SiteGraph['sidebarLinks'] {
  const [locale] = config.locales;
  const configured = config.sections.map((section) => {
    return { file: config.file ?? '', sidebars: section.sidebars, section, version: section.versions[0] };
  });
  const inFiles = sidebars.map((each) => ({ ...each, ...each.file.location, file: each.file.path }));
  return [...configured, ...inFiles].flatMap(({ file, sidebars: written, section, version }) => {
    const from = { ...homeLocation(locale), section, version };
    return (written ?? []).flatMap(({ items }) => linksIn(items).map((link) => ({ file, link, from })));
  });
}

function linksIn(items: readonly WrittenItem[]): readonly ConfiguredLink[] {
  return items.flatMap((item) =>
    item.kind === 'link' ? [item.link] : item.kind === 'category' ? linksIn(item.items) : [],
  );
}

function inLocaleOrder(pages: readonly Page[], config: SiteConfig): readonly Page[] {
  return config.locales.flatMap((locale) => pages.filter((page) => page.locale === locale));
}

function urlIndex(pages: readonly Page[]): ReadonlyMap<string, PageKey> {
  const index = new Map<string, PageKey>();
  for (const page of pages) {
    const key = urlKey(page.url);
    if (!index.has(key)) index.set(key, page.key);
  }
  return index;
}

function sourceIndex(pages: readonly Page[]): ReadonlyMap<SourcePath, PageId> {
  const index = new Map<SourcePath, PageId>();
  for (const page of pages) if (page.kind !== 'category') index.set(page.parsed.file.path, page.id);
  return index;
}

function emptySite(config: SiteConfig): Diagnostic {
  return error({
    code: 'content',
    message: 'No pages to build',
    hint:
      config.file === undefined
        ? 'Choose a folder that contains Markdown files'
        : `Add Markdown files to ${config.locales[0].folder}/`,
  });
}

function duplicateRoutes(pages: readonly Page[], config: SiteConfig): readonly Diagnostic[] {
  const severity = config.checks.duplicateRoutes;
  if (severity === 'off') return [];
  const first = new Map<string, Page>();
  const reported = new Set<string>();
  const found: Diagnostic[] = [];
  for (const page of pages) {
    const key = urlKey(page.url);
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      continue;
    }
    const [here, there] = [placeOf(page), placeOf(other)];
    const pair = `${here.file}\n${there.file}`;
    if (reported.has(pair)) continue;
    reported.add(pair);
    found.push({
      code: 'duplicate-route',
      severity,
      message: sameUrl(page.url),
      ...here,
      hint: hintFor(page, other),
      related: [{ message: 'The other page', ...there }],
    });
  }
  return found;
}

function placeOf(page: Page): { readonly file: string; readonly position: Position | undefined } {
  if (page.kind === 'category') return { file: page.file ?? '', position: undefined };
  return { file: page.parsed.file.path, position: page.parsed.keyPositions.get('slug') };
}

/** Does not suggest a slug for a page in `pages/`, because its URL is its path. */
function hintFor(page: Page, other: Page): string {
  if (page.kind !== 'own' && other.kind !== 'own') return 'Give one of them a different slug';
  return page.id === homeId || other.id === homeId ? 'Remove one of them' : 'Rename one of them';
}
