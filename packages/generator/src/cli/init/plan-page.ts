// A new page: its files in the languages that were asked for, each with its front matter, where such a page belongs.

import { yamlText } from '../../config/yaml/edit-yaml.ts';
import type { Locale } from '../../model/config.ts';
import type { SiteGraph } from '../../model/site.ts';
import { identify } from '../../routes/routes.ts';
import { didYouMean } from '../../text/suggest.ts';

interface PageRequest {
  /** From the folder of a locale, or of the site: `api/refunds`. */
  readonly path: string;
  /** Default: the site's default language. */
  readonly locales: readonly string[];
  /** Default: made of the file's name. */
  readonly title: string | undefined;
}

/** `refused`: why there can be no such page. */
type PagePlan =
  | { readonly kind: 'planned'; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: 'refused'; readonly reason: string };

export function planPage({ config, tree }: SiteGraph, request: PageRequest): PagePlan {
  const refused = (reason: string): PagePlan => ({ kind: 'refused', reason });
  const codes = config.locales.map(({ code }) => code as string);
  const unknown = request.locales.find((code) => !codes.includes(code));
  if (unknown !== undefined)
    return refused(`There is no locale ${unknown}. ${didYouMean(unknown, codes) ?? `There are ${codes.join(', ')}`}`);
  const path = `${withoutLocale(config.locales, request.path).replace(/\.(md|markdown)$/i, '')}.md`;
  if (path.split('/').some((part) => /^[_.]|^$/.test(part)) || path === '.md' || /[\\:*?"<>|]/.test(path))
    return refused(`No page can be called ${request.path}`);
  const section = folderAbove(config, path);
  if (section === undefined) return refused(`${request.path} is in no section: ${sectionHint(config, path)}`);
  const chosen = config.locales.filter(({ code }, index) =>
    request.locales.length === 0 ? index === 0 : request.locales.includes(code),
  );
  const name = identify(path, { parseNumberPrefixes: true }).path;
  for (const { code, folder } of chosen) {
    const start = folder === '' ? '' : `${folder}/`;
    const namesake = tree.sources.find(
      ({ path: each, kind, location }) =>
        kind === 'page' &&
        location.locale === code &&
        identify(each.slice(start.length), { parseNumberPrefixes: true }).path === name,
    );
    if (namesake) return refused(`There is a page ${namesake.path} already`);
  }
  const text = pageText(request.title ?? titleOf(path));
  return {
    kind: 'planned',
    texts: new Map(chosen.map(({ folder }) => [folder === '' ? path : `${folder}/${path}`, text])),
  };
}

function withoutLocale(locales: readonly Locale[], written: string): string {
  const path = written.replace(/^\.\//, '');
  const locale = locales.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
  return locale ? path.slice(locale.folder.length + 1) : path;
}

/** Folder of the section and version that the path is in. */
function folderAbove({ sections }: SiteGraph['config'], path: string): string | undefined {
  const folders = sections.flatMap(({ versions }) => versions.map(({ folder }) => folder));
  return folders.find((folder) => folder === '' || path.startsWith(`${folder}/`));
}

function sectionHint({ sections }: SiteGraph['config'], path: string): string {
  const folders = sections.map(({ versions: [{ folder }] }) => folder);
  const [first = '', ...rest] = path.split('/');
  const meant = rest.length === 0 ? undefined : didYouMean(first, folders);
  return meant ?? `begin with ${folders.map((folder) => `${folder}/`).join(' or ')}`;
}

/** `api/02-pay-by-link.md` is called `Pay by link`, `api/refunds/index.md` `Refunds`. */
function titleOf(path: string): string {
  const { folders, name, isIndex } = identify(path, { parseNumberPrefixes: true });
  const words = ((isIndex ? folders.at(-1) : undefined) ?? name).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pageText(title: string): string {
  return `---
title: ${yamlText(title)}
# description: One sentence for search engines, link previews and cards.
---

`;
}
