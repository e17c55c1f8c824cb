// Compiles articles on demand, and caches them until their source, an included file or the compiler changes.
import type { MarkdownCompiler } from '../markdown/compile-article.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { CompiledArticle } from '../model/article.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { isSourced, type SourcedPage } from '../model/site.ts';
import type { ParsedSource } from '../model/source.ts';
import { articleSource } from '../pages/cache/article-job.ts';
import { withFrontMatter } from '../pages/cache/front-matter-links.ts';
import { pageProps } from '../pages/make/component-props.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { yieldToOtherWork } from '../pages/workers/worker.ts';
import { createLru, type Lru } from '../text/lru.ts';

/** The part of an article that is cached longer than the HTML. */
export type ArticleDigest = Pick<CompiledArticle, 'facts' | 'sections'>;

/** Inputs of an article, compared by identity. */
interface Origin {
  readonly parsed: ParsedSource;
  readonly compiler: MarkdownCompiler;
  /** Hash of the modules that it can import; `''` if there are none. */
  readonly modules: string;
}

interface Kept<Value> extends Origin {
  readonly value: Value;
}

type Compilation = Promise<Checked<CompiledArticle>>;

type SiteOfArticles = Pick<OpenSite, 'graph' | 'compiler' | 'components'>;

/** Maximum number of cached articles, which is more than an author visits in a short time. */
const keptArticles = 200;

export class Articles {
  readonly #readText: SiteFiles['readText'];
  readonly #articles: Lru<SourcePath, Kept<Compilation>> = createLru(keptArticles);
  readonly #digests = new Map<SourcePath, Kept<ArticleDigest>>();
  /** Last version that compiled without errors. This version is shown while a plugin fails on the current source. */
  readonly #lastGood: Lru<SourcePath, CompiledArticle> = createLru(keptArticles);
  /** Sources that are being compiled and whose includes are not known yet. */
  readonly #unfinished = new Set<SourcePath>();

  constructor(readText: SiteFiles['readText']) {
    this.#readText = readText;
  }

  async get(site: SiteOfArticles, page: SourcedPage): Promise<Checked<CompiledArticle>> {
    const { path } = page.parsed.file;
    const origin = originOf(site, page);
    const cached = this.#articles.get(path);
    if (cached && isSame(cached, origin)) return cached.value;
    const article = this.#compile(site, page);
    this.#articles.set(path, { ...origin, value: article });
    this.#unfinished.add(path);
    article.catch(() => this.#forgetFailed(path, article));
    const { value } = await article;
    // The article is outdated if a file that it may include has changed in the meantime.
    if (this.#articles.get(path)?.value === article) {
      this.#unfinished.delete(path);
      this.#digests.set(path, { ...origin, value: { facts: value.facts, sections: value.sections } });
    }
    return article;
  }

  async digest(site: SiteOfArticles, page: SourcedPage): Promise<ArticleDigest> {
    const cached = this.#digests.get(page.parsed.file.path);
    return cached && isSame(cached, originOf(site, page)) ? cached.value : (await this.get(site, page)).value;
  }

  /**
   * Returns digests of all articles. Compiling all articles takes a long time on large sites, but other work can run in
   * between.
   */
  async digests(site: SiteOfArticles): Promise<ReadonlyMap<SourcePath, ArticleDigest>> {
    const digests = new Map<SourcePath, ArticleDigest>();
    for (const page of site.graph.pages.values()) {
      if (!isSourced(page) || digests.has(page.parsed.file.path)) continue;
      digests.set(page.parsed.file.path, await this.digest(site, page));
      await yieldToOtherWork();
    }
    return digests;
  }

  /** Removes the articles of these files, and articles that include one of them, from the cache. */
  forget(changed: ReadonlySet<string>): void {
    for (const [path, { value }] of this.#digests) {
      if (changed.has(path) || value.facts.includes.some((file) => changed.has(file))) this.#forget(path);
    }
    for (const path of this.#unfinished) this.#forget(path);
    this.#unfinished.clear();
  }

  /** Removes a failed article from the cache, so that the next request tries again. */
  #forgetFailed(path: SourcePath, article: Compilation): void {
    if (this.#articles.get(path)?.value === article) this.#articles.delete(path);
  }

  #forget(path: SourcePath): void {
    this.#digests.delete(path);
    this.#articles.delete(path);
  }

  async #compile(
    { compiler, graph, components }: SiteOfArticles,
    { parsed, sourceLocale }: SourcedPage,
  ): Promise<Checked<CompiledArticle>> {
    const { path } = parsed.file;
    const text = (await this.#readText(path)) ?? '';
    const around = {
      lang: sourceLocale.htmlLang,
      options: graph.config.markdown,
      modules: components.modulesOf(parsed),
      props: pageProps(parsed, graph.config),
    };
    const checked = await compiler.compile(articleSource(parsed, around), text);
    const hasFailed = checked.diagnostics.some(
      ({ code, severity }) => severity === 'error' && (code === 'plugin' || code === 'bug'),
    );
    const good = hasFailed ? (this.#lastGood.get(path) ?? checked.value) : checked.value;
    if (!hasFailed) this.#lastGood.set(path, checked.value);
    return { ...checked, value: { ...good, facts: withFrontMatter(good.facts, parsed) } };
  }
}

function originOf({ compiler, components }: SiteOfArticles, { parsed }: SourcedPage): Origin {
  return { parsed, compiler, modules: components.modulesOf(parsed)?.hash ?? '' };
}

function isSame(a: Origin, b: Origin): boolean {
  return a.parsed === b.parsed && a.compiler === b.compiler && a.modules === b.modules;
}
