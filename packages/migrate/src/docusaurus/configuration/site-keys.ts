// Top-level keys: name, URL and languages of the site, checks, and Markdown.

import { isLanguageTag, languageName } from 'docsgen/internals';
import { type Plain, Remarked } from '../../yaml-text.ts';
import type { DocusaurusLocale } from '../site.ts';
import type { Work } from './work.ts';

export function siteKeys({ site }: Work) {
  return {
    title: site.title,
    tagline: site.tagline === '' ? undefined : site.tagline,
    url: site.url === '' ? undefined : site.url.replace(/(?<!\/)\/+$/, ''),
    baseUrl: site.baseUrl === '/' ? undefined : site.baseUrl,
    trailingSlash: site.trailingSlash === false ? false : undefined,
    locales: localesOf(site),
  };
}

function localesOf({ locales }: Work['site']): Plain {
  const [first, ...others] = locales;
  const isEnglishAlone = others.length === 0 && first?.code === 'en' && localeOf(first).label === undefined;
  if (isEnglishAlone && Object.values(localeOf(first)).filter((value) => value !== undefined).length === 1)
    return undefined;
  return locales.map(localeOf);
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

function localeOf({ code, label, htmlLang, direction }: DocusaurusLocale) {
  const ownLabel = isLanguageTag(code) ? languageName(code) : code;
  const usual = rightToLeft.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return {
    code,
    label: label === '' || label === code || label === ownLabel ? undefined : label,
    direction: direction === usual ? undefined : direction,
    htmlLang: htmlLang === code ? undefined : htmlLang,
  };
}

/**
 * All checks are warnings at first, because docsgen checks more than Docusaurus, such as images, files and HTML, and
 * the migrated site must build.
 */
export function checksOf({ config }: Work): Plain {
  const level = (written: unknown): string => (written === 'ignore' ? 'off' : 'warning');
  const duplicates = config.raw('onDuplicateRoutes') ?? 'throw';
  const checks = {
    links: level(config.raw('onBrokenLinks')),
    anchors: level(config.raw('onBrokenAnchors')),
    images: level(config.map('markdown').map('hooks').raw('onBrokenMarkdownImages')),
    duplicateRoutes: duplicates === 'throw' ? undefined : 'warning',
  };
  return new Remarked('Errors in pages do not fail the build until you remove these lines.', checks);
}

export function markdownKeys({ site, tell, lose }: Work): Plain {
  const { format, otherPlugins } = site.markdown;
  for (const name of otherPlugins)
    lose(
      ['presets'],
      `The Markdown plugin ${name} is not migrated`,
      'docsgen supports remark and rehype plugins: add it to markdown.remarkPlugins or rehypePlugins',
    );
  if (format === 'md')
    tell(
      ['markdown', 'format'],
      '.mdx files are always parsed as MDX: the format md cannot be set for all pages',
      'Set format: md in their front matter, or rename them to .md',
    );
  return format === 'mdx' ? new Remarked('.md files are parsed as MDX, as in Docusaurus.', { mdx: 'all' }) : undefined;
}

/** Docusaurus has no translations of title and tagline, so configurations check which language is being built. */
export async function reportDifferences({ site, tell }: Work): Promise<void> {
  const [first, second] = site.locales;
  if (!first || !second) return;
  const text = (await site.files.readText(site.configFile)) ?? '';
  if (!text.includes('DOCUSAURUS_CURRENT_LOCALE')) return;
  const message = `The configuration depends on the locale, and was read for '${first.code}' only`;
  const hint =
    'title, tagline, and labels of the navbar and footer can be mappings of locales: ' +
    `{ ${first.code}: …, ${second.code}: … }`;
  tell([], message, hint);
}
