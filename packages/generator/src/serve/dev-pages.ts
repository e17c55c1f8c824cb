// Pages as they are asked for: each text is compiled once and kept until it changes, and only what is shown is rendered.
import { articleSource, withFrontMatter } from '../build/article-source.ts';
import { atLevel } from '../build/page-notes.ts';
import { type PrepareParts, preparedPage } from '../build/prepared-page.ts';
import { checkLinks } from '../links/check-links.ts';
import { resolveReference } from '../links/resolve-reference.ts';
import type { MarkdownCompiler } from '../markdown/compile-page.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { CompiledPage, Page, ParsedSource, SourcedPage } from '../model/site.ts';
import { fillArticle } from '../render/article.ts';
import { isSourced } from '../render/render-context.ts';
import { createPageRenderer } from '../render/render-page.ts';

export interface RenderParts extends PrepareParts {
  readonly compiler: MarkdownCompiler;
  readonly readText: SiteFiles['readText'];
}

/** Texts whose articles are kept; more would cost memory, and an author does not go round so many pages at a time. */
const keptArticles = 200;

/** What stays of a text when its article is forgotten. */
export type KnownText = Pick<CompiledPage, 'facts' | 'sections'>;

interface KeptArticle {
  readonly parsed: ParsedSource;
  readonly article: Promise<Checked<CompiledPage>>;
}

export interface DevPages {
  readonly render: (parts: RenderParts, page: Page) => Promise<string>;
  /** What is wrong with one page: in its text, and with where its links lead. */
  readonly check: (parts: RenderParts, page: Page) => Promise<readonly Diagnostic[]>;
  /** The same of every page; long work is done in pieces, so that pages can be served meanwhile. */
  readonly checkAll: (parts: RenderParts) => Promise<readonly Diagnostic[]>;
  /** What is known of every text. */
  readonly allTexts: (parts: RenderParts) => Promise<ReadonlyMap<SourcePath, KnownText>>;
  /** Texts that show one of these files are compiled again. */
  readonly forget: (changed: ReadonlySet<string>) => void;
  /** All are: the configuration may have changed what Markdown means. */
  readonly forgetAll: () => void;
}

export function createDevPages(): DevPages {
  const renderer = createPageRenderer();
  const articles = new Map<SourcePath, KeptArticle>();
  const texts = new Map<SourcePath, KnownText & { readonly parsed: ParsedSource }>();
  /** Shown as long as a plugin cannot cope with what is being written. */
  const lastGood = new Map<SourcePath, CompiledPage>();

  const compile = async ({ compiler, readText }: RenderParts, page: SourcedPage): Promise<Checked<CompiledPage>> => {
    const { parsed } = page;
    const { path } = parsed.file;
    const text = (await readText(path)) ?? '';
    const checked = await compiler.compile(articleSource(parsed, page.textLocale.htmlLang, text));
    const hasFailed = checked.diagnostics.some(({ code, severity }) => code === 'plugin' && severity === 'error');
    const good = hasFailed ? (lastGood.get(path) ?? checked.value) : checked.value;
    const value = { ...good, facts: withFrontMatter(good.facts, parsed) };
    if (!hasFailed) keep(lastGood, path, checked.value);
    texts.set(path, { parsed, facts: value.facts, sections: value.sections });
    return { ...checked, value };
  };

  const article = (parts: RenderParts, page: SourcedPage): Promise<Checked<CompiledPage>> => {
    const { path } = page.parsed.file;
    const known = articles.get(path);
    const made = known?.parsed === page.parsed ? known.article : compile(parts, page);
    keep(articles, path, { parsed: page.parsed, article: made });
    return made;
  };

  const textOf = async (parts: RenderParts, page: SourcedPage): Promise<KnownText> => {
    const known = texts.get(page.parsed.file.path);
    return known?.parsed === page.parsed ? known : (await article(parts, page)).value;
  };

  const check = async (parts: RenderParts, page: Page): Promise<readonly Diagnostic[]> => {
    if (!isSourced(page)) return [];
    const { graph } = parts;
    const own = await article(parts, page);
    const needed = new Map([[page.parsed.file.path, own.value.facts]]);
    for (const reference of own.value.facts.references) {
      const resolution = resolveReference(graph, { page, file: page.parsed.file.path }, reference);
      const target = resolution.kind === 'page' && resolution.hash && graph.pages.get(resolution.page);
      if (target && isSourced(target)) {
        needed.set(target.parsed.file.path, (await textOf(parts, target)).facts);
      }
    }
    return [
      ...own.diagnostics.flatMap((each) => atLevel(each, graph.config.checks.anchors)),
      ...checkLinks(graph, needed, [page]),
    ];
  };

  const allTexts = async (parts: RenderParts): Promise<ReadonlyMap<SourcePath, KnownText>> => {
    const found = new Map<SourcePath, KnownText>();
    for (const page of parts.graph.pages.values()) {
      if (!isSourced(page) || found.has(page.parsed.file.path)) continue;
      found.set(page.parsed.file.path, await textOf(parts, page));
      await otherWork();
    }
    return found;
  };

  return {
    check,
    allTexts,
    render: async (parts, page) => {
      const text = isSourced(page) ? (await article(parts, page)).value : undefined;
      const { prepared, fills } = await preparedPage(parts, page, text?.facts);
      return Buffer.from(renderer.render(prepared, text ? fillArticle(text, fills) : [])).toString();
    },
    checkAll: async (parts) => {
      const found: Diagnostic[] = [];
      for (const page of parts.graph.pages.values()) {
        found.push(...(await check(parts, page)));
        await otherWork();
      }
      return found;
    },
    forget: (changed) => {
      for (const [path, { facts: known }] of texts) {
        if (!changed.has(path) && !known.includes.some((file) => changed.has(file))) continue;
        texts.delete(path);
        articles.delete(path);
      }
    },
    forgetAll: () => {
      texts.clear();
      articles.clear();
    },
  };
}

/** As the last of so many. */
function keep<T>(map: Map<SourcePath, T>, path: SourcePath, value: T): void {
  map.delete(path);
  map.set(path, value);
  const [oldest] = map.size > keptArticles ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
}

function otherWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
