// Pages in `src/pages/`, in every language.
import { posix } from 'node:path';
import { pathFilter } from '../../globs.ts';
import { readFrontMatter } from '../../read-front-matter.ts';
import { type LooseMap, textIn, textsIn } from '../../untyped-values.ts';
import { bareUrl, joinUrl } from '../ledger/addresses.ts';
import { pathInSite } from '../ledger/site-paths.ts';
import type { PageFile } from '../site.ts';
import { defaultExclude } from './default-exclude.ts';
import { optionsOf, type PlacedUse, usesOf } from './plugin-uses.ts';
import { type SiteReading, translationFolder } from './site-reading.ts';

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
    const options = { ...defaults, ...optionsOf(use) };
    const folder = pathInSite(files.root, textIn(options.path) ?? 'src/pages');
    const isWanted = pathFilter(textsIn(options.include), textsIn(options.exclude));
    const paths = (await files.list(folder)).filter(isWanted);
    const id = textIn(options.id) ?? 'default';
    for (const [index, locale] of locales.entries()) {
      const translated = translationFolder(locale, 'content-pages', id);
      for (const relative of paths) {
        const folders = index === 0 ? [translated, folder] : [translated];
        const page = await readPage(reading, { relative, folders, base: options.routeBasePath });
        if (page) pages.push({ ...page, locale: locale.code });
      }
    }
  }
  return pages;
}

interface PageRequest {
  readonly relative: string;
  readonly folders: readonly string[];
  readonly base: unknown;
}

/** Also returns `undefined` for drafts. */
async function readPage(
  { files, tell }: SiteReading,
  { relative, folders, base }: PageRequest,
): Promise<Omit<PageFile, 'locale'> | undefined> {
  for (const folder of folders) {
    const source = posix.join(folder, relative);
    const text = await files.readText(source);
    if (text === undefined) continue;
    const isComponent = !/\.mdx?$/.test(relative);
    const { frontMatter, diagnostics } = isComponent
      ? { frontMatter: {}, diagnostics: [] }
      : readFrontMatter(text, source);
    diagnostics.forEach(tell);
    if (frontMatter.draft === true) return undefined;
    const slug = textIn(frontMatter.slug) ?? pathOfPage(relative);
    return { source, relative, url: bareUrl(joinUrl(textIn(base) ?? '/', slug)), isComponent };
  }
  return undefined;
}

/** `guides/index.js` becomes `/guides/`. */
function pathOfPage(relative: string): string {
  const name = relative.replace(/\.(?:mdx?|jsx?|tsx?)$/, '');
  return `/${name.replace(/(^|\/)index$/i, '$1')}`;
}
