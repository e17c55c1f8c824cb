// The work of one worker: compiles articles and renders pages. It holds only a few pages, so its memory does not grow
// with the site.

import type { Languages } from '../../config/languages/load-languages.ts';
import { bodyOf } from '../../content/source-body.ts';
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFolder } from '../../model/output.ts';
import type { DrawingFailure, OwnParts } from '../../model/overrides.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { ResolvedLink } from '../../model/site.ts';
import type { ArticleCache, CachedArticle } from '../cache/article-cache.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import { packFacts } from '../cache/packed-facts.ts';
import { insertLinks } from '../render/article.ts';
import type { PreparedPage } from '../render/render-page.ts';
import { pageDrawing } from './page-renderer.ts';

/** Times are milliseconds of a clock that all threads have in common. */
interface WorkTime {
  readonly start: number;
  readonly end: number;
}

/** The HTML stays in the worker that renders the page. */
export interface ArticleResult extends Pick<CachedArticle, 'facts' | 'includes' | 'sections'> {
  readonly diagnostics: readonly Diagnostic[];
  /** Hash of the text that can be searched; `''` where it is not to be searched. */
  readonly textHash: string;
  readonly isFromCache: boolean;
  readonly time: WorkTime;
}

export interface RenderJob {
  readonly output: OutputPath;
  /** `undefined`: the page has no article. */
  readonly article: ArticleJob | undefined;
  readonly prepared: PreparedPage;
  /** What draws the page, on a site with parts of its own. */
  readonly own?: OwnParts;
  /** Where the references of the article lead, in their order. */
  readonly links: readonly ResolvedLink[];
}

export interface RenderedPage {
  readonly output: OutputPath;
  /** The bytes are not those that are published. */
  readonly isChanged: boolean;
  /** In bytes; `articleSize`: those of the article alone. */
  readonly size: number;
  readonly articleSize: number;
  readonly time: WorkTime;
  /** What a part of the site threw: there is no page. */
  readonly failure?: DrawingFailure;
}

export interface PageMaker {
  /** Compiles articles, or takes them from the cache. They are held until they are released. */
  readonly compile: (jobs: readonly ArticleJob[]) => Promise<readonly ArticleResult[]>;
  /** Renders pages, and stages those that are not published with the same bytes already. */
  readonly emit: (jobs: readonly RenderJob[]) => Promise<readonly RenderedPage[]>;
  readonly release: (paths: readonly SourcePath[]) => void;
  /** To be called when nothing more is to be made: writes what the cache has gathered. */
  readonly finish: () => Promise<void>;
}

interface PageMakerRequest {
  readonly compiler: MarkdownCompiler;
  readonly languages: Languages;
  readonly readText: SiteFiles['readText'];
  readonly cache: ArticleCache;
  /** `undefined`: pages are not rendered. */
  readonly output: Pick<OutputFolder, 'read' | 'stage'> | undefined;
  /** Articles bring along what can be searched in them. */
  readonly isSearched: boolean;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly now: () => number;
  /** Called with the path of an article or page before it is compiled or rendered, and with `''` after a batch. */
  readonly mark?: (path: string) => void;
}

interface HeldArticle extends CachedArticle {
  readonly isFromCache: boolean;
}

export function createPageMaker(request: PageMakerRequest): PageMaker {
  const { now, hashOf, output, isSearched, mark = () => {} } = request;
  const held = new Map<SourcePath, HeldArticle>();
  const draw = pageDrawing(request.languages);
  const articleOf = async (job: ArticleJob): Promise<HeldArticle> => {
    const known = held.get(job.path);
    if (known) return known;
    const article = (await cachedArticle(request, job)) ?? (await compiledArticle(request, job));
    held.set(job.path, article);
    return article;
  };
  const compileOne = async (job: ArticleJob): Promise<ArticleResult> => {
    const start = now();
    const { facts, sections, includes, diagnostics, isFromCache } = await articleOf(job);
    const textHash = isSearched ? hashOf(sections) : '';
    return { facts, sections, includes, diagnostics, textHash, isFromCache, time: { start, end: now() } };
  };
  const emitOne = async (job: RenderJob): Promise<RenderedPage> => {
    const { output: path, links } = job;
    const start = now();
    mark(job.article?.path ?? path);
    const article = job.article ? insertLinks(await articleOf(job.article), links) : [];
    const drawn = await draw(job, article);
    if ('failure' in drawn)
      return { output: path, isChanged: false, size: 0, articleSize: 0, time: { start, end: now() }, ...drawn };
    const { content } = drawn;
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
      for (const path of paths) held.delete(path);
    },
    finish: async () => request.cache.flush(),
  };
}

async function oneByOne<T, R>(jobs: readonly T[], work: (job: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const job of jobs) results.push(await work(job));
  return results;
}

/** Key of an article that depends on its path, because a plugin can ask for it or the text includes other files. */
function keyWithPath({ cacheKey, localeFolder, path }: ArticleJob, hashOf: PageMakerRequest['hashOf']): string {
  return hashOf(`${cacheKey}\n${localeFolder}\n${path}`);
}

async function cachedArticle(request: PageMakerRequest, job: ArticleJob): Promise<HeldArticle | undefined> {
  const { cache, hashOf } = request;
  const stored = (job.isPathDependent ? undefined : cache.read(job.cacheKey)) ?? cache.read(keyWithPath(job, hashOf));
  if (!stored || (request.isSearched && stored.sections === '')) return undefined;
  const now = await includedHashes(
    request,
    stored.includes.map(([path]) => path),
  );
  const isCurrent = stored.includes.every(([, hash], index) => now[index]?.[1] === hash);
  return isCurrent ? { ...stored, isFromCache: true } : undefined;
}

async function compiledArticle(request: PageMakerRequest, job: ArticleJob): Promise<HeldArticle> {
  const { compiler, cache, hashOf } = request;
  const { path, lang, localeFolder, title, syntax, contents, modules, props } = job;
  const text = (await request.readText(path)) ?? '';
  if (hashOf(text) !== job.contentHash) return changedMeanwhile(path, hashOf);
  const [body, head] = [bodyOf(text, job.bodyStart), text.slice(0, job.bodyStart)];
  const source = {
    path,
    lang,
    localeFolder,
    title,
    syntax,
    body,
    head,
    ...(contents && { contents }),
    ...(modules && { modules }),
    ...(props && { props }),
  };
  request.mark?.(path);
  const { value, diagnostics } = await compiler.compile(source);
  const { html, placeholders, facts, sections } = value;
  const includes = await includedHashes(request, facts.includes);
  const stored = {
    html,
    placeholders,
    includes,
    facts: packFacts(facts, hashOf),
    sections: request.isSearched ? JSON.stringify(sections) : '',
    diagnostics,
  };
  if (diagnostics.every(dependsOnText)) {
    // Diagnostics name the file.
    const needsPath = job.isPathDependent || includes.length > 0 || diagnostics.length > 0;
    cache.write(needsPath ? keyWithPath(job, hashOf) : job.cacheKey, stored);
  }
  return { ...stored, isFromCache: false };
}

/** Errors suggest what else there is on the site, and a plugin may look at anything. */
function dependsOnText({ severity, code }: Diagnostic): boolean {
  return severity === 'warning' && code !== 'plugin';
}

async function includedHashes(
  { readText, hashOf }: Pick<PageMakerRequest, 'readText' | 'hashOf'>,
  paths: readonly SourcePath[],
): Promise<CachedArticle['includes']> {
  return Promise.all(
    paths.map(async (path) => {
      const text = await readText(path);
      return [path, text === undefined ? '' : hashOf(text)] as const;
    }),
  );
}

/** The title on other pages would be another one than on its own. */
function changedMeanwhile(path: SourcePath, hashOf: PageMakerRequest['hashOf']): HeldArticle {
  const diagnostic: Diagnostic = {
    code: 'content',
    severity: 'error',
    message: 'This file was changed while the site was being built',
    file: path,
    position: undefined,
    hint: 'Build again',
    related: [],
  };
  const facts = packFacts({ headings: [], anchors: [], references: [], includes: [] }, hashOf);
  const empty = { html: [''], placeholders: [], includes: [], facts, sections: '[]' };
  return { ...empty, diagnostics: [diagnostic], isFromCache: false };
}
