// Files for browsers. The web manifest contains the site's name and icon for a home screen; sites with custom icons
// have one for each language. OpenSearch descriptions allow searches from the address bar, in each language:
// https://github.com/dewitt/opensearch

import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { LocaleCode } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { faviconPath, iconPaths, localManifestPath, searchDescriptionPath } from '../../routes/output-paths.ts';
import { hrefOf } from '../../routes/routes.ts';
import { escapeHtml } from '../../text/html/escape.ts';
import { textIn } from '../../text/localized.ts';

export function webManifests(graph: SiteGraph, wanted: ReadonlySet<LocaleCode>): readonly OutputFile[] {
  const { locales } = graph.config;
  if (graph.brand.favicon === undefined) return [manifestFile(graph, locales[0])];
  return locales.filter(({ code }) => wanted.has(code)).map((locale) => manifestFile(graph, locale));
}

function manifestFile({ config, brand: { favicon } }: SiteGraph, locale: Locale): OutputFile {
  const isDefault = locale === config.locales[0];
  const home = hrefOf(config, isDefault ? '/' : `${locale.prefix}/`);
  const type = 'image/svg+xml';
  const drawing = { src: hrefOf(config, favicon?.path ?? faviconPath), type, sizes: 'any' };
  const drawings = favicon === undefined || favicon.type === type ? [drawing] : [];
  const pictures = [
    { path: iconPaths.small, size: 192 },
    { path: iconPaths.large, size: 512 },
    { path: iconPaths.maskable, size: 512, purpose: 'maskable' },
  ].map(({ path, size, purpose }) => ({
    src: `${hrefOf(config, path)}?${favicon?.hash}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  }));
  const manifest = {
    name: textIn(config.title, locale.code, config.locales[0].code),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: home,
    scope: hrefOf(config, '/'),
    display: 'minimal-ui',
    ...(favicon && { theme_color: favicon.ground, background_color: favicon.ground }),
    icons: favicon ? [...drawings, ...pictures] : drawings,
  };
  return { path: localManifestPath(locale), content: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** Maximum length of a name according to the specification. */
const nameLimit = 16;

/** Returns no files if `url` is not set or search is off. */
export function searchDescriptions(graph: SiteGraph, locales: ReadonlySet<LocaleCode>): readonly OutputFile[] {
  const { config, brand } = graph;
  const icon = hrefOf(config, brand.favicon?.path ?? faviconPath);
  if (config.url === undefined || !config.search.isEnabled) return [];
  return config.locales
    .filter(({ code }) => locales.has(code))
    .map((locale) => {
      const name = textIn(config.title, locale.code, config.locales[0].code);
      const home = `${config.url}${hrefOf(config, `${locale.prefix}/`)}`;
      const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        `  <ShortName>${escapeHtml([...name].slice(0, nameLimit).join('').trim())}</ShortName>`,
        `  <Description>${escapeHtml(name)}</Description>`,
        `  <Language>${escapeHtml(locale.htmlLang)}</Language>`,
        '  <InputEncoding>UTF-8</InputEncoding>',
        `  <Image width="16" height="16">${escapeHtml(`${config.url}${icon}`)}</Image>`,
        `  <Url type="text/html" template="${escapeHtml(home)}?q={searchTerms}"/>`,
        '</OpenSearchDescription>',
      ];
      return { path: searchDescriptionPath(locale), content: `${lines.join('\n')}\n` };
    });
}
