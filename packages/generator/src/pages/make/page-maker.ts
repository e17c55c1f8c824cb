// Compiles articles and renders pages, in the main thread or in a worker. Memory use does not grow with the site:
// articles are released as soon as their pages are written.

import type { TemplatedPage } from '@docsgen/theme/page-template';
import type { Languages } from '../../config/languages/load-languages.ts';
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ArticleFacts, CompiledArticle, ResolvedLink } from '../../model/article.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { OutputFolder } from '../../model/output.ts';
import type { CompiledOverrides, RenderingFailure } from '../../model/overrides.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import { hashOf } from '../../text/hash.ts';
import type { ArticleCache, CachedArticle } from '../cache/article-cache.ts';
import { type ArticleJob, keyWithPath } from '../cache/article-job.ts';
import { insertLinks } from './insert-links.ts';
import { createRenderPage } from './render-in-worker.ts';

/** Times in milliseconds, from a clock shared by all threads. */
interface WorkTime {
  readonly start: number;
  readonly end: number;
}

/** The result of compiling an article, without its HTML, which stays in the thread that renders the page. */
export interface ArticleResult extends Omit<CachedArticle, 'html' | 'placeholders'> {
  readonly isFromCache: boolean;
  readonly time: WorkTime;
}

export interface RenderJob {
  readonly output: OutputPath;
  /** `undefined` on pages without an article, such as category pages. */
  readonly article: ArticleJob | undefined;
  readonly prepared: TemplatedPage;
  /** Bundle of the component overrides, if the site has any. */
  readonly own: CompiledOverrides | undefined;
  /** Resolved links of the article, in source order. */
  readonly links: readonly ResolvedLink[];
}

export interface RenderedPage {
  readonly output: OutputPath;
  /** Whether the page differs from the published one. */
  readonly isChanged: boolean;
  /** Size of the page in bytes. `articleSize` is the size of the article alone. */
  readonly size: number;
  readonly articleSize: number;
  readonly time: WorkTime;
  /** Set if a component override threw. In this case, no page was written. */
  readonly failure?: RenderingFailure;
}

export interface PageWorker {
  /** Compiles articles or reads them from the cache. Articles stay in memory until they are released. */
  readonly compile: (jobs: readonly ArticleJob[]) => Promise<readonly ArticleResult[]>;
  /** Renders pages, and stages those that differ from the published ones. */
  readonly emit: (jobs: readonly RenderJob[]) => Promise<readonly RenderedPage[]>;
  readonly release: (paths: readonly SourcePath[]) => void;
  /** Writes pending cache entries. Must be called once, at the end. */
  readonly finish: () => Promise<void>;
}

interface PageMakerRequest {
  readonly compiler: MarkdownCompiler;
  readonly languages: Languages;
  readonly readText: SiteFiles['readText'];
  readonly cache: ArticleCache;
  /** Output folder, or `undefined` if pages are not rendered. */
  readonly output: Pick<OutputFolder, 'read' | 'stage'> | undefined;
  /** Whether compiled articles include their searchable text. */
  readonly isSearched: boolean;
  readonly now: () => number;
  /** Called with the path of an article or page before it is compiled or rendered, and with `''` after a batch. */
  readonly mark?: (path: string) => void;
}

interface CompiledJob extends CachedArticle {
  readonly isFromCache: boolean;
}

export function createPageWorker(request: PageMakerRequest): PageWorker {
  const { now, output, mark = () => {} } = request;
  const compiled = new Map<SourcePath, CompiledJob>();
  const render = createRenderPage(request.languages);
  const articleOf = async (job: ArticleJob): Promise<CompiledJob> => {
    const known = compiled.get(job.path);
    if (known) return known;
    const article = (await cachedArticle(request, job)) ?? (await compiledArticle(request, job));
    compiled.set(job.path, article);
    return article;
  };
  const compileOne = async (job: ArticleJob): Promise<ArticleResult> => {
    const start = now();
    const { html: _, placeholders: _placeholders, ...result } = await articleOf(job);
    return { ...result, time: { start, end: now() } };
  };
  const emitOne = async (job: RenderJob): Promise<RenderedPage> => {
    const { output: path, links } = job;
    const start = now();
    mark(job.article?.path ?? path);
    const article = job.article ? insertLinks(await articleOf(job.article), links) : [];
    const rendered = await render(job, article);
    if ('failure' in rendered)
      return { output: path, isChanged: false, size: 0, articleSize: 0, time: { start, end: now() }, ...rendered };
    const { content } = rendered;
    const published = await output?.read(path);
    const isChanged = published === undefined || Buffer.compare(published, content) !== 0;
    if (isChanged) await output?.stage({ path, content });
    const articleSize = article.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
    return { output: path, isChanged, size: content.length, articleSize, time: { start, end: now() } };
  };
  return {
    compile: (jobs) => oneByOne(jobs, compileOne).finally(() => mark('')),
    emit: (jobs) => oneByOne(jobs, emitOne).finally(() => mark('')),
    release: (paths) => {
      for (const path of paths) compiled.delete(path);
    },
    finish: async () => request.cache.flush(),
  };
}

async function oneByOne<T, R>(jobs: readonly T[], work: (job: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const job of jobs) results.push(await work(job));
  return results;
}

async function cachedArticle(request: PageMakerRequest, job: ArticleJob): Promise<CompiledJob | undefined> {
  const { cache } = request;
  const stored = cache.read(job.cacheKey) ?? cache.read(keyWithPath(job));
  if (!stored || (request.isSearched && stored.sections === '')) return undefined;
  const now = await includedHashes(
    request,
    stored.includes.map(([path]) => path),
  );
  const isCurrent = stored.includes.every(([, hash], index) => now[index]?.[1] === hash);
  return isCurrent ? { ...stored, isFromCache: true } : undefined;
}

async function compiledArticle(request: PageMakerRequest, job: ArticleJob): Promise<CompiledJob> {
  const { compiler, cache } = request;
  const { path } = job;
  const text = (await request.readText(path)) ?? '';
  if (hashOf(text) !== job.contentHash) return changedArticle(path, request);
  request.mark?.(path);
  const { value, diagnostics } = await compiler.compile(job, text);
  const includes = await includedHashes(request, value.facts.includes);
  const stored = { ...storedArticle(value, request), includes, diagnostics };
  if (diagnostics.every(dependsOnSourceOnly)) {
    // Articles with diagnostics depend on the path, because diagnostics contain it.
    const needsPath = includes.length > 0 || diagnostics.length > 0;
    cache.write(needsPath ? keyWithPath(job) : job.cacheKey, stored);
  }
  return { ...stored, isFromCache: false };
}

/**
 * Whether a diagnostic depends only on the source. Errors may contain suggestions from the rest of the site, and
 * plugins may read any file.
 */
function dependsOnSourceOnly({ severity, code }: Diagnostic): boolean {
  return severity === 'warning' && code !== 'plugin';
}

async function includedHashes(
  { readText }: Pick<PageMakerRequest, 'readText'>,
  paths: readonly SourcePath[],
): Promise<CachedArticle['includes']> {
  return Promise.all(
    paths.map(async (path) => {
      const text = await readText(path);
      return [path, text === undefined ? '' : hashOf(text)] as const;
    }),
  );
}

/** Error for a source that changed during the build. Other pages may show its previous title. */
function changedArticle(path: SourcePath, request: PageMakerRequest): CompiledJob {
  const message = 'This file changed during the build';
  const changed = error({ code: 'content', message, file: path, hint: 'Run the build again' });
  const facts: ArticleFacts = { headings: [], anchors: [], references: [], includes: [] };
  const empty = storedArticle({ html: [''], placeholders: [], facts, sections: [] }, request);
  return { ...empty, includes: [], diagnostics: [changed], isFromCache: false };
}

function storedArticle(
  { html, placeholders, facts, sections }: CompiledArticle,
  { isSearched }: Pick<PageMakerRequest, 'isSearched'>,
): Omit<CachedArticle, 'includes' | 'diagnostics'> {
  const { headings, anchors, frames, head } = facts;
  const searchable = isSearched ? JSON.stringify(sections) : '';
  return {
    html,
    placeholders,
    facts: JSON.stringify(facts),
    // Covers the parts of an article that other pages and generated files use.
    headingsHash: hashOf(JSON.stringify([headings, anchors, frames, head])),
    sections: searchable,
    textHash: searchable && hashOf(searchable),
  };
}
