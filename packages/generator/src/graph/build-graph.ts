// The whole site as one value: pages, addresses, sidebars, in every locale.
import type { Locale, SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { LocaleCode, PageId, PageKey, SourcePath } from '../model/paths.ts';
import type {
  CategoryFile,
  HomePage,
  LocaleGraph,
  Page,
  ParsedSource,
  Sidebar,
  SiteGraph,
  SourceTree,
} from '../model/site.ts';
import { textIn } from '../text/localized.ts';
import { checkPageReferences } from './check-front-matter.ts';
import { chooseText, isHidden, originalOf } from './collect-documents.ts';
import { duplicateRoutes } from './duplicate-routes.ts';
import { homeId, identify, outputOf, pageKeyOf, urlFromPath, urlKey } from './routes.ts';
import { buildSection } from './section-graph.ts';

export interface GraphInput {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  readonly parsed: readonly ParsedSource[];
  readonly categories: readonly CategoryFile[];
  /** For their authors; readers never see drafts. */
  readonly showsDrafts: boolean;
}

export function buildGraph(input: GraphInput): Checked<SiteGraph> {
  const { config, tree } = input;
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const home = homePages(input);
  const pages: Page[] = [...home];
  const sidebars = new Map<LocaleCode, Map<string, Sidebar>>(config.locales.map((locale) => [locale.code, new Map()]));
  for (const section of config.sections) {
    for (const version of section.versions) {
      const isHere = ({ file: { place } }: ParsedSource | CategoryFile): boolean =>
        place.section === section && place.version === version;
      const built = buildSection({
        config,
        section,
        version,
        parsed: input.parsed.filter(isHere),
        categories: input.categories.filter(isHere),
        hasHome: home.length > 0,
        showsDrafts: input.showsDrafts,
        report,
      });
      pages.push(...built.pages);
      for (const [locale, sidebar] of built.sidebars) sidebars.get(locale)?.set(sidebar.key, sidebar);
    }
  }
  if (pages.length === 0) report(emptySite(config));
  for (const diagnostic of duplicateRoutes(pages, config)) report(diagnostic);
  const value: SiteGraph = {
    config,
    tree,
    pages: new Map(inLocaleOrder(pages, config).map((page) => [page.key, page])),
    byUrl: urlIndex(pages),
    bySource: sourceIndex(pages),
    drafts: new Set(input.parsed.filter((parsed) => isHidden(parsed, input)).map(({ file }) => file.path)),
    locales: new Map(
      config.locales.map((locale): [LocaleCode, LocaleGraph] => [
        locale.code,
        { locale, sidebars: sidebars.get(locale.code) ?? new Map() },
      ]),
    ),
  };
  return { value, diagnostics: [...diagnostics, ...checkPageReferences(value)] };
}

function homePages(input: GraphInput): readonly HomePage[] {
  const { config } = input;
  const texts = new Map<LocaleCode, ParsedSource>();
  for (const parsed of input.parsed) {
    const { section, locale } = parsed.file.place;
    if (section === undefined && !isHidden(parsed, input) && !texts.has(locale)) texts.set(locale, parsed);
  }
  const original = originalOf(texts, config);
  if (!original) return [];
  const group = { identity: identify('index.md', true), texts, original };
  return config.locales.map((locale): HomePage => {
    const text = chooseText(group, locale, config);
    const url = urlFromPath({ config, locale }, '/');
    return {
      kind: 'home',
      key: pageKeyOf(locale, homeId),
      id: homeId,
      locale,
      url,
      output: outputOf(url),
      title:
        text.parsed.frontMatter.title ??
        (text.parsed.isTitled ? text.parsed.title : textIn(config.title, locale.code, config.locales[0].code)),
      description: text.parsed.frontMatter.description ?? taglineOf(config, locale) ?? text.parsed.description,
      translation: text.translation,
      isUnlisted: text.parsed.frontMatter.unlisted,
      section: undefined,
      version: undefined,
      parsed: text.parsed,
      textLocale: text.locale,
    };
  });
}

function taglineOf(config: SiteConfig, locale: Locale): string | undefined {
  return config.tagline === undefined ? undefined : textIn(config.tagline, locale.code, config.locales[0].code);
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
  return {
    code: 'content',
    severity: 'error',
    message: 'There is no page to build',
    file: '',
    position: undefined,
    hint:
      config.file === undefined
        ? 'Name a folder that has Markdown files in it'
        : `Put Markdown files into ${config.locales[0].folder}/`,
    related: [],
  };
}
