import type { ClientAssets } from '../../model/client-assets.ts';
import type { SourcePath } from '../../model/paths.ts';
import { isSourced } from '../../model/site.ts';
import type { CategoryFile, SidebarFile } from '../../model/source.ts';
import { hashOf } from '../../text/hash.ts';
import type { SiteContext } from '../render/render-context.ts';

interface SiteHashInput {
  readonly context: SiteContext;
  readonly codeHash: string;
  /** Category and sidebar files. */
  readonly categories: readonly (CategoryFile | SidebarFile)[];
  /** See `SourceCache`. */
  readonly frontMatterHashOf: (path: SourcePath) => string;
}

/**
 * Returns a hash of all data of the rest of the site that a page can show. While this hash is unchanged, a page changes
 * only if its article changes.
 */
export function siteHashOf({ context, codeHash, categories, frontMatterHashOf }: SiteHashInput): string {
  const { graph, announcements, copyrights, generator, languages, hasIndex, assets } = context;
  const pages = [...graph.pages.values()].map((page) => {
    const { key, url, title, description, translation, isUnlisted } = page;
    const own = [key, url, title, description, translation, isUnlisted, page.kind];
    if (!isSourced(page))
      return JSON.stringify([
        ...[...own, page.image, page.keywords, 'posts' in page ? page.posts : null],
        'listed' in page ? page.listed : null,
      ]);
    const post = page.kind === 'doc' ? (page.post ?? page.tags) : undefined;
    const { file, change } = page.parsed;
    const origin = graph.tree.generated?.get(file.path)?.from?.file;
    const fromPlugins = change || origin !== undefined ? [change, origin] : [];
    return JSON.stringify([...own, page.sourceLocale.code, frontMatterHashOf(file.path), post, ...fromPlugins]);
  });
  const folders = categories.map(({ file, hash }) => `${file.path} ${hash}`);
  const files = [
    ...(graph.componentFiles ?? []),
    ...graph.tree.assets,
    '',
    ...graph.tree.staticFiles,
    '',
    ...graph.drafts,
  ];
  const lines = [
    JSON.stringify([
      codeHash,
      generator,
      hasIndex,
      graph.config,
      graph.brand,
      languages,
      clientNames(assets),
      [...announcements],
      [...copyrights],
    ]),
    ...pages,
    ...folders,
    ...files,
  ];
  return hashOf(lines.join('\n'));
}

/**
 * Returns the names of client files, which contain content hashes. Article files are omitted, because the keys of the
 * pages that use them contain them.
 */
function clientNames({
  files: _,
  extras: _extras,
  articleFiles: _articleFiles,
  parts,
  messageScripts,
  ...names
}: ClientAssets): unknown {
  return [names, [...messageScripts], ...(parts?.own ? [parts.own.hash] : [])];
}
