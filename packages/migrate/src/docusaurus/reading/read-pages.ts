// Pages in `src/pages/`, in every language.
import { type LooseMap, textIn } from '../../untyped-values.ts';
import { bareUrl, joinUrl, pathInSite } from '../ledger/addresses.ts';
import type { PageFile } from '../site.ts';
import { type PlacedUse, usesOf } from './plugin-uses.ts';
import {
  contentFiles,
  contentUse,
  defaultExclude,
  readSource,
  type SiteReading,
  translationFolder,
} from './site-reading.ts';

const defaults: LooseMap = {
  path: 'src/pages',
  routeBasePath: '/',
  include: ['**/*.{js,jsx,ts,tsx,md,mdx}'],
  exclude: defaultExclude,
};

export async function readPages(reading: SiteReading, uses: readonly PlacedUse[]): Promise<readonly PageFile[]> {
  const { files, locales } = reading;
  const pages: PageFile[] = [];
  for (const use of usesOf(uses, 'plugin-content-pages', 'content-pages')) {
    const { id, options, routeBasePath } = contentUse(use, defaults);
    const folder = pathInSite(files.root, textIn(options.path) ?? 'src/pages');
    const paths = await contentFiles(reading, folder, options);
    for (const [index, locale] of locales.entries()) {
      const translated = translationFolder(locale, 'content-pages', id);
      for (const relative of paths) {
        const folders = index === 0 ? [translated, folder] : [translated];
        const found = await readSource(reading, folders, relative);
        if (!found || found.frontMatter.draft === true) continue;
        const slug = textIn(found.frontMatter.slug) ?? pathOfPage(relative);
        const url = bareUrl(joinUrl(routeBasePath, slug));
        const isComponent = !/\.mdx?$/.test(relative);
        pages.push({ source: found.source, relative, url, isComponent, locale: locale.code });
      }
    }
  }
  return pages;
}

/** `guides/index.js` becomes `/guides/`. */
function pathOfPage(relative: string): string {
  const name = relative.replace(/\.(?:mdx?|jsx?|tsx?)$/, '');
  return `/${name.replace(/(^|\/)index$/i, '$1')}`;
}
