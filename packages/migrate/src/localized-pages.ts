// Pages and locales of a VitePress or Starlight site, with their paths and URLs in both sites.
import { docIdOf, identify, slugOf } from 'docsgen/internals';
import type { ForeignConfig } from './foreign-config.ts';
import type { ForeignFiles } from './foreign-site.ts';
import { readFrontMatter } from './front-matter.ts';
import { type LooseMap, textIn } from './untyped-values.ts';

export interface SiteLocale {
  /** Folder of the locale's pages and first segment of their URLs, or `''` for the root locale. */
  readonly folder: string;
  readonly code: string;
  readonly htmlLang: string;
  readonly label: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
}

/** Location of a page or partial that is converted. */
export interface PagePlace {
  /** Relative to the original site. */
  readonly source: string;
  /** Path relative to the root of all pages, with the locale: `guide/start.md`. */
  readonly route: string;
  /** Relative to the new site. */
  readonly to: string;
  /** URL in the original site, with the locale: `/guide/start`. */
  readonly url: string;
}

export interface LocalizedPage<Locale extends SiteLocale = SiteLocale> extends PagePlace {
  readonly text: string;
  readonly frontMatter: LooseMap;
  readonly locale: Locale;
  /** Relative to the folder of the locale. */
  readonly relative: string;
  /** Id in sidebars of the new site, or `undefined` for the landing page. */
  readonly id: string | undefined;
  /** Path within the locale: `/guide/start`, `/guide/`. */
  readonly address: string;
}

/** Paths are relative to the folder that contains the configuration. */
export interface LocalizedSite<Locale extends SiteLocale = SiteLocale> {
  readonly files: ForeignFiles;
  readonly config: ForeignConfig;
  /** The default locale comes first. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly pages: readonly LocalizedPage<Locale>[];
  /** All files in the site's folder. */
  readonly paths: ReadonlySet<string>;
}

/** Reads the settings of a locale that both generators have. */
export function labelAndDirection({ label, dir }: LooseMap): Pick<SiteLocale, 'label' | 'direction'> {
  return { label: textIn(label), direction: dir === 'rtl' || dir === 'ltr' ? dir : undefined };
}

/** A page whose URL is not known yet. */
export type UnaddressedPage = Pick<LocalizedPage, 'relative' | 'frontMatter' | 'locale'>;

interface PageReading<Locale> extends Pick<PagePlace, 'source' | 'route'> {
  readonly locales: readonly [Locale, ...Locale[]];
  /** Whether the index page of a locale is a landing page. */
  readonly isLanding: (frontMatter: LooseMap) => boolean;
  readonly addressOf: (page: UnaddressedPage) => string;
}

export async function readPage<Locale extends SiteLocale>(
  files: ForeignFiles,
  { source, route, locales, isLanding, addressOf }: PageReading<Locale>,
): Promise<LocalizedPage<Locale>> {
  const text = (await files.readText(source)) ?? '';
  const { frontMatter } = readFrontMatter(text, source);
  const root = locales.find(({ folder }) => folder === '') ?? locales[0];
  const locale = locales.find(({ folder }) => folder !== '' && route.startsWith(`${folder}/`)) ?? root;
  const { folder } = locale;
  const relative = route.startsWith(`${folder}/`) ? route.slice(folder.length + 1) : route;
  const address = addressOf({ relative, frontMatter, locale });
  const url = folder === '' ? address : `/${folder}${address}`;
  const page = { source, route, url, text, frontMatter, locale, relative, address };
  if (/^index\.mdx?$/.test(relative) && isLanding(frontMatter))
    return { ...page, to: `content/${locale.code}/${relative}`, id: undefined };
  const id = docIdOf(identify(relative, { parseNumberPrefixes: true }), undefined);
  return { ...page, to: `content/${locale.code}/docs/${relative}`, id };
}

/** Whether docsgen would give the page another URL, because of a number prefix or the name of its file. */
export function needsSlug({ relative, address }: LocalizedPage): boolean {
  const own = slugOf(identify(relative, { parseNumberPrefixes: true }), { id: undefined, slug: undefined }) ?? '';
  return own.replace(/\/$/, '') !== address.replace(/\/$/, '');
}
