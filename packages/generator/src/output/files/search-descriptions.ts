// OpenSearch descriptions, one for each language, for searches from the browser's address bar.
// Specification: https://github.com/dewitt/opensearch
import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import { faviconPath, searchDescriptionPath } from '../../routes/output-paths.ts';
import { absoluteUrl } from '../../routes/routes.ts';
import { escapeHtml } from '../../text/html/escape.ts';
import { textIn } from '../../text/localized.ts';

/** Maximum length of a name according to the specification. */
const nameLimit = 16;

/** Returns no files if `url` is not set or search is off. */
export function searchDescriptions(graph: SiteGraph, locales: readonly Locale[]): readonly OutputFile[] {
  const { config, brand } = graph;
  if (config.url === undefined || !config.search.isEnabled) return [];
  const icon = absoluteUrl(config, brand.favicon?.path ?? faviconPath);
  return locales.map((locale) => {
    const name = textIn(config.title, locale.code, config.locales[0].code);
    const home = absoluteUrl(config, `${locale.prefix}/`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      `  <ShortName>${escapeHtml([...name].slice(0, nameLimit).join('').trim())}</ShortName>`,
      `  <Description>${escapeHtml(name)}</Description>`,
      `  <Language>${escapeHtml(locale.htmlLang)}</Language>`,
      '  <InputEncoding>UTF-8</InputEncoding>',
      `  <Image width="16" height="16">${escapeHtml(icon)}</Image>`,
      `  <Url type="text/html" template="${escapeHtml(home)}?q={searchTerms}"/>`,
      '</OpenSearchDescription>',
    ];
    return { path: searchDescriptionPath(locale), content: `${lines.join('\n')}\n` };
  });
}
