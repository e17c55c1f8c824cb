// Files that the development server serves in addition to pages.
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { ArticleFacts } from '../model/article.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode, SourcePath } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { generatedFileAt } from '../pages/files/generated-files.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { staticFilePath } from '../routes/output-paths.ts';
import type { ArticleDigest, Articles } from './articles.ts';

export interface SiteFileRequest {
  readonly site: OpenSite;
  readonly articles: Articles;
  readonly files: SiteFiles;
}

/** Returns an image or download of a page, a file in `static/`, or a generated file. */
export async function siteFile(request: SiteFileRequest, path: string): Promise<OutputFile | undefined> {
  const { site, articles, files } = request;
  const original = originalOf(site, path);
  const content = original === undefined ? undefined : await files.readBytes(original);
  if (content !== undefined) return { path: staticFilePath(path), content };
  // A redirect page can be requested without its file name.
  const folder = path.replace(/\/$/, '');
  const paths = [path, `${folder}/index.html`, `${folder}.html`];
  return generatedFileAt(site, paths, async () => factsOf(await articles.digests(site)));
}

/** Returns the source file that a build would copy to an output path. */
function originalOf({ graph, assets }: OpenSite, path: string): string | undefined {
  if (graph.tree.staticFiles.has(path)) return `static/${path}`;
  for (const [original, { output }] of assets.loaded()) if (output === path) return original;
  return undefined;
}

export function factsOf(digests: ReadonlyMap<SourcePath, ArticleDigest>): ReadonlyMap<SourcePath, ArticleFacts> {
  return new Map([...digests].map(([path, { facts }]) => [path, facts]));
}

export function allLocales(graph: SiteGraph): ReadonlySet<LocaleCode> {
  return new Set(graph.config.locales.map(({ code }) => code));
}
