// Top-level keys: name, URL and languages of the site.

import { isLanguageTag, languageName } from 'docsgen/internals';
import { isMap } from '../../untyped-values.ts';
import type { Plain } from '../../yaml-text.ts';
import type { DocusaurusLocale } from '../site.ts';
import { guide, type Work } from './work.ts';

/** Keys that have no visible effect, are read in another module, or configure Docusaurus itself. */
const unneeded = [
  ...['title', 'tagline', 'url', 'baseUrl', 'trailingSlash', 'i18n', 'presets', 'plugins', 'themes', 'customFields'],
  ...['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort', 'staticDirectories', 'future'],
  ...['baseUrlIssueBanner', 'storage', 'ssrTemplate', 'experimental', 'onBrokenMarkdownLinks'],
];

export function siteKeys(work: Work) {
  const { site, config } = work;
  config.skip(...unneeded);
  const delimiter = config.text('titleDelimiter');
  if (delimiter !== undefined && delimiter !== '|')
    work.tell({
      message: `Page titles are no longer separated from the site title by '${delimiter}'`,
      hint: 'docsgen uses a dash',
      at: ['titleDelimiter'],
    });
  const modules: unknown = config.raw('clientModules');
  if (Array.isArray(modules) && modules.length > 0)
    work.tell({
      message: 'Client modules, which run on every page, are not migrated',
      hint: 'List them in scripts, or import the code in components/index.tsx',
      at: ['clientModules'],
      isMissing: true,
    });
  if (isMap(config.raw('webpack')))
    work.tell({ message: 'docsgen bundles with esbuild, which cannot be configured', hint: guide, at: ['webpack'] });
  return {
    title: site.title,
    tagline: site.tagline === '' ? undefined : site.tagline,
    url: site.url === '' ? undefined : site.url.replace(/(?<!\/)\/+$/, ''),
    baseUrl: site.baseUrl === '/' ? undefined : site.baseUrl,
    trailingSlash: site.trailingSlash === false ? false : undefined,
    locales: localesOf(work),
  };
}

function localesOf({ site }: Work): Plain {
  const { locales } = site;
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

/** Docusaurus has no translations of title and tagline, so configurations check which language is being built. */
export async function reportDifferences({ site, tell }: Work): Promise<void> {
  const [first, second] = site.locales;
  if (!first || !second) return;
  const text = (await site.files.readText(site.configFile)) ?? '';
  if (!text.includes('DOCUSAURUS_CURRENT_LOCALE')) return;
  tell({
    message: `The configuration depends on the locale, and was read for '${first.code}' only`,
    hint:
      'title, tagline, and labels of the navbar and footer can be mappings of locales: ' +
      `{ ${first.code}: …, ${second.code}: … }`,
    at: [],
  });
}
