// Folders of a Docusaurus site that are moved to the new site, by language, section and version.
import { posix } from 'node:path';
import { mapIn, textIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/addresses.ts';
import type { BlogInstance, DocsInstance, DocsVersion, DocusaurusSite } from '../site.ts';
import { translatedVersion, translationFolder } from './site-reading.ts';

/** `from` is a folder of the old site, and `to` is a folder of the new site, without trailing slashes. */
export interface MovedFolder {
  readonly from: string;
  readonly to: string;
  readonly locale: string;
  readonly kind: 'documents' | 'posts' | 'pages' | 'static';
  /** The folder in the original language, which contains the files that are not translated. */
  readonly original: string;
}

/** `''` is the site's root directory. */
export function isBelow(folder: string, path: string): boolean {
  return folder === '' ? !path.startsWith('../') : path.startsWith(`${folder}/`);
}

/** Returns the section id for an instance of the docs plugin. */
export function docsSection({ id }: Pick<DocsInstance, 'id'>): string {
  return id === 'default' ? 'docs' : id;
}

/** Unique among all sections. */
export function blogSection({ docs }: DocusaurusSite, { id }: Pick<BlogInstance, 'id'>): string {
  const own = id === 'default' ? 'blog' : id;
  return docs.some((instance) => docsSection(instance) === own) ? `${own}-posts` : own;
}

/** Returns the folder of a version, relative to the folder of its language: `docs`, `docs-1.0`. */
function versionFolderName(instance: DocsInstance, version: DocsVersion): string {
  const section = docsSection(instance);
  return version === instance.versions[0] ? section : `${section}-${version.name.replaceAll('/', '-')}`;
}

/** Sorted by descending length of `from`, so that the first match is the closest. */
export function movedFolders(site: DocusaurusSite): readonly MovedFolder[] {
  const [original = ''] = site.locales.map(({ code }) => code);
  const main = { folder: site.locales[0]?.folder ?? '' };
  const moved = [
    ...site.docs.flatMap((instance) =>
      instance.versions.flatMap((version) => {
        // A folder without documents is ignored.
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
    ...pageFolders(site),
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
  /** Folder in `i18n/` of the original language, whose files take precedence over the files of the content. */
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

/** Folders of additional pages plugins. Below `pages/`, their files get the same URLs. */
function pageFolders({ plugins, files, locales }: DocusaurusSite): readonly MovedFolder[] {
  const [original = '', ...others] = locales.map(({ code }) => code);
  const uses = plugins.filter(({ name }) => /(^|\/)(plugin-)?content-pages$/.test(name));
  const seen = new Set<string>();
  const bases = new Set<string>();
  return uses.flatMap((use): readonly MovedFolder[] => {
    const options = mapIn(use.options);
    const from = pathInSite(files.root, textIn(options.path) ?? 'src/pages');
    if (seen.has(from)) return [];
    seen.add(from);
    const base = (textIn(options.routeBasePath) ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
    const place = bases.has(base) ? posix.join(base, posix.basename(from)) : base;
    bases.add(base);
    const folder = { from, locale: original, kind: 'pages', original: from } as const;
    const inLanguage = `${from}/${original}`;
    const translated = others.map((locale): MovedFolder => {
      const { folder: beside = '' } = locales.find(({ code }) => code === locale) ?? {};
      const own = translationFolder({ folder: beside }, 'content-pages', textIn(options.id) ?? 'default');
      return { ...folder, from: own, to: posix.join('pages', locale, place), locale };
    });
    return [
      { ...folder, to: ownPagesAt(place, original) },
      // A folder with the name of the language is part of the URL, and is not the folder of the language.
      ...(place === ''
        ? [{ ...folder, from: inLanguage, to: ownPagesAt(original, original), original: inLanguage }]
        : []),
      ...translated,
    ];
  });
}

/**
 * Returns the folder for pages at `base`. A path that starts with a language code would be treated as the folder of
 * this language.
 */
function ownPagesAt(base: string, locale: string): string {
  const isLanguage = base === locale || base.startsWith(`${locale}/`);
  return posix.join('pages', isLanguage ? locale : '', base);
}
