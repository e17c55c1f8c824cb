// Folders of a Docusaurus site that become folders of the new one: by language, section and version.
import { posix } from 'node:path';
import { textIn } from '../../loose-values.ts';
import type { BlogInstance, DocsInstance, DocsVersion, DocusaurusSite } from '../site.ts';
import { pathInSite } from './site-paths.ts';
import { translatedVersion, translationFolder } from './site-reading.ts';

/** `from`: of the old site, `to`: of the new one; neither ends with a slash. */
export interface MovedFolder {
  readonly from: string;
  readonly to: string;
  readonly locale: string;
  readonly kind: 'documents' | 'posts' | 'pages' | 'static';
  /** The folder in the original language, where a file may be that is not translated. */
  readonly original: string;
}

/** `''` is the site's folder. */
export function isBelow(folder: string, path: string): boolean {
  return folder === '' ? !path.startsWith('../') : path.startsWith(`${folder}/`);
}

/** Id of the section that becomes of a plugin's use. */
export function docsSection({ id }: Pick<DocsInstance, 'id'>): string {
  return id === 'default' ? 'docs' : id;
}

/** No section of documents has the same. */
export function blogSection({ docs }: DocusaurusSite, { id }: Pick<BlogInstance, 'id'>): string {
  const own = id === 'default' ? 'blog' : id;
  return docs.some((instance) => docsSection(instance) === own) ? `${own}-posts` : own;
}

/** Folder of a version below that of its language: `docs`, `docs-1.0`. */
function versionFolderName(instance: DocsInstance, version: DocsVersion): string {
  const section = docsSection(instance);
  return version === instance.versions[0] ? section : `${section}-${version.name.replaceAll('/', '-')}`;
}

/** The longest `from` first, so that the first match is the nearest. */
export function movedFolders(site: DocusaurusSite): readonly MovedFolder[] {
  const [original = '', ...others] = site.locales.map(({ code }) => code);
  const main = { folder: site.locales[0]?.folder ?? '' };
  const moved = [
    ...site.docs.flatMap((instance) =>
      instance.versions.flatMap((version) => {
        // A folder without documents is not one of documents.
        if (version.documents.length === 0) return [];
        const name = versionFolderName(instance, version);
        const own = `${translationFolder(main, 'content-docs', instance.id)}/${translatedVersion(version)}`;
        return inLocales({ ...version, kind: 'documents', to: (locale) => `content/${locale}/${name}`, original, own });
      }),
    ),
    ...site.blogs.flatMap((blog) => {
      const section = blogSection(site, blog);
      const own = translationFolder(main, 'content-blog', blog.id);
      return inLocales({ ...blog, kind: 'posts', to: (locale) => `content/${locale}/${section}`, original, own });
    }),
    ...pageFolders(site).flatMap((folder, index): MovedFolder[] => {
      const own = { from: folder, to: index === 0 ? 'pages' : `pages/${posix.basename(folder)}`, locale: original };
      return [{ ...own, kind: 'pages', original: folder }];
    }),
    ...others.map((locale): MovedFolder => {
      const folder = site.locales.find(({ code }) => code === locale)?.folder ?? '';
      const [first = 'src/pages'] = pageFolders(site);
      const from = `${folder}/docusaurus-plugin-content-pages`;
      return { from, to: `pages/${locale}`, locale, kind: 'pages', original: first };
    }),
    ...site.staticFolders.map(
      (from): MovedFolder => ({ from, to: 'static', locale: original, kind: 'static', original: from }),
    ),
  ];
  return moved.sort((a, b) => b.from.length - a.from.length);
}

interface Translated {
  readonly folder: string;
  readonly translations: ReadonlyMap<string, { readonly folder: string }>;
  readonly kind: MovedFolder['kind'];
  readonly to: (locale: string) => string;
  readonly original: string;
  /** Folder in `i18n/` of the original language, whose files come before those of the content itself. */
  readonly own: string;
}

function inLocales({ folder, translations, kind, to, original, own }: Translated): readonly MovedFolder[] {
  const folders = [
    [original, own] as const,
    [original, folder] as const,
    ...[...translations].map(([code, each]) => [code, each.folder] as const),
  ];
  return folders.map(([locale, from]) => ({ from, to: to(locale), locale, kind, original: folder }));
}

function pageFolders({ plugins, files }: DocusaurusSite): readonly string[] {
  const uses = plugins.filter(({ name }) => /(^|\/)(plugin-)?content-pages$/.test(name));
  const written = uses.map(({ options }) => textIn(Object(options).path) ?? 'src/pages');
  return [...new Set(written.map((path) => pathInSite(files.root, path)))];
}
