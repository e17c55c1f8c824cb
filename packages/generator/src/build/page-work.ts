// What one thread does: articles out of Markdown, and files out of articles and prepared pages. It knows a few pages at a
// time and nothing of the site around them, so that what it needs does not grow with the site.
import { bodyOf } from '../content/body-of.ts';
import type { MarkdownCompiler } from '../markdown/compile-page.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFolder } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { Fill, PageFacts } from '../model/site.ts';
import { fillArticle } from '../render/article.ts';
import { createPageRenderer, type PreparedPage } from '../render/render-page.ts';
import type { ArticleFrame } from './article-source.ts';
import type { CompileCache, StoredArticle } from './compile-cache.ts';

/** Times are milliseconds of a clock that all threads have in common. */
export interface WorkTime {
  readonly start: number;
  readonly end: number;
}

export interface TextTask {
  readonly frame: ArticleFrame;
  readonly bodyStart: number;
  /** Of the text that the site's model was made from. */
  readonly hash: string;
  /** Of all that the article depends on but its place and the files it includes. */
  readonly key: string;
  /** The place counts in any case: a plugin can ask for it. */
  readonly isBound: boolean;
}

export interface MadeText extends Pick<StoredArticle, 'facts' | 'includes' | 'sections'> {
  readonly diagnostics: readonly Diagnostic[];
  /** Of what can be searched; `''`: nobody wants to. */
  readonly textHash: string;
  /** Of headings and anchors. */
  readonly outline: string;
  readonly isFromCache: boolean;
  readonly time: WorkTime;
}

export interface PageTask {
  readonly output: OutputPath;
  /** `undefined`: the page has no article. */
  readonly text: TextTask | undefined;
  readonly prepared: PreparedPage;
  readonly fills: readonly Fill[];
}

export interface MadePage {
  readonly output: OutputPath;
  /** The bytes are not those that are published. */
  readonly isChanged: boolean;
  readonly size: number;
  /** Bytes of the article alone. */
  readonly articleSize: number;
  readonly time: WorkTime;
}

export interface PageWork {
  /** Articles are held until they are released. */
  readonly compile: (tasks: readonly TextTask[]) => Promise<readonly MadeText[]>;
  /** Stages the files, if they are not published already. */
  readonly render: (tasks: readonly PageTask[]) => Promise<readonly MadePage[]>;
  readonly release: (paths: readonly SourcePath[]) => void;
  /** Nothing more is to be done. */
  readonly finish: () => Promise<void>;
}

export interface PageWorkParts {
  readonly compiler: MarkdownCompiler;
  readonly readText: SiteFiles['readText'];
  readonly cache: CompileCache;
  /** `undefined`: nothing is rendered. */
  readonly output: Pick<OutputFolder, 'read' | 'stage'> | undefined;
  /** The text is to be searched. */
  readonly hasIndex: boolean;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly now: () => number;
}

interface Article extends StoredArticle {
  readonly diagnostics: readonly Diagnostic[];
  readonly isFromCache: boolean;
}

export function createPageWork(parts: PageWorkParts): PageWork {
  const { now, hashOf, output } = parts;
  const held = new Map<SourcePath, Article>();
  const renderer = createPageRenderer();
  const articleOf = async (task: TextTask): Promise<Article> => {
    const known = held.get(task.frame.path);
    if (known) return known;
    const article = (await cachedArticle(parts, task)) ?? (await compiledArticle(parts, task));
    held.set(task.frame.path, article);
    return article;
  };
  const compileOne = async (task: TextTask): Promise<MadeText> => {
    const start = now();
    const { facts, sections, includes, diagnostics, isFromCache } = await articleOf(task);
    const textHash = parts.hasIndex ? hashOf(sections) : '';
    const { headings, anchors }: PageFacts = JSON.parse(facts);
    const outline = hashOf(JSON.stringify([headings, anchors]));
    return { facts, sections, includes, diagnostics, textHash, outline, isFromCache, time: { start, end: now() } };
  };
  const renderOne = async ({ output: path, text, prepared, fills }: PageTask): Promise<MadePage> => {
    const start = now();
    const article = text ? fillArticle(await articleOf(text), fills) : [];
    const content = renderer.render(prepared, article);
    const published = await output?.read(path);
    const isChanged = published === undefined || Buffer.compare(published, content) !== 0;
    if (isChanged) await output?.stage({ path, content });
    const articleSize = article.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
    return { output: path, isChanged, size: content.length, articleSize, time: { start, end: now() } };
  };
  return {
    compile: (tasks) => oneByOne(tasks, compileOne),
    render: (tasks) => oneByOne(tasks, renderOne),
    release: (paths) => {
      for (const path of paths) held.delete(path);
    },
    finish: async () => parts.cache.flush(),
  };
}

async function oneByOne<T, R>(tasks: readonly T[], work: (task: T) => Promise<R>): Promise<readonly R[]> {
  const made: R[] = [];
  for (const task of tasks) made.push(await work(task));
  return made;
}

/** A text that includes others depends on where it stands. */
function boundKey({ key, frame }: TextTask, hashOf: PageWorkParts['hashOf']): string {
  return hashOf(`${key}\n${frame.localeFolder}\n${frame.path}`);
}

async function cachedArticle(parts: PageWorkParts, task: TextTask): Promise<Article | undefined> {
  const { cache, hashOf } = parts;
  const stored = (task.isBound ? undefined : cache.read(task.key)) ?? cache.read(boundKey(task, hashOf));
  if (!stored || (parts.hasIndex && stored.sections === '')) return undefined;
  const now = await includedHashes(
    parts,
    stored.includes.map(([path]) => path),
  );
  const isCurrent = stored.includes.every(([, hash], index) => now[index]?.[1] === hash);
  return isCurrent ? { ...stored, diagnostics: [], isFromCache: true } : undefined;
}

async function compiledArticle(parts: PageWorkParts, task: TextTask): Promise<Article> {
  const { compiler, cache, hashOf } = parts;
  const { path } = task.frame;
  const text = (await parts.readText(path)) ?? '';
  if (hashOf(text) !== task.hash) return changedMeanwhile(path);
  const { value, diagnostics } = await compiler.compile({ ...task.frame, body: bodyOf(text, task.bodyStart) });
  const { html, holes, facts, sections } = value;
  const includes = await includedHashes(parts, facts.includes);
  const stored = {
    html,
    holes,
    includes,
    facts: JSON.stringify(facts),
    sections: parts.hasIndex ? JSON.stringify(sections) : '',
  };
  // What is said of a text can depend on more than the text.
  if (diagnostics.length === 0) {
    cache.write(task.isBound || includes.length > 0 ? boundKey(task, hashOf) : task.key, stored);
  }
  return { ...stored, diagnostics, isFromCache: false };
}

async function includedHashes(
  { readText, hashOf }: Pick<PageWorkParts, 'readText' | 'hashOf'>,
  paths: readonly SourcePath[],
): Promise<StoredArticle['includes']> {
  return Promise.all(
    paths.map(async (path) => {
      const text = await readText(path);
      return [path, text === undefined ? '' : hashOf(text)] as const;
    }),
  );
}

/** The title on other pages would be another one than on its own. */
function changedMeanwhile(path: SourcePath): Article {
  const diagnostic: Diagnostic = {
    code: 'content',
    severity: 'error',
    message: 'This file was changed while the site was being built',
    file: path,
    position: undefined,
    hint: 'Build again',
    related: [],
  };
  const facts = JSON.stringify({ headings: [], anchors: [], references: [], includes: [] });
  return { html: [''], holes: [], includes: [], facts, sections: '[]', diagnostics: [diagnostic], isFromCache: false };
}
