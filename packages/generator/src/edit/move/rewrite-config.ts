// Rewrites the links in the configuration after a move, and adds redirects.

import { textsIn, withItem, withoutItems, type YamlString } from '../../config/yaml/edit-yaml.ts';
import type { SourcePath, UrlPath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { pageIdIn, urlKey } from '../../routes/routes.ts';
import { applyEdits, type TextEdit } from '../../text/edits.ts';
import { newHref, type ReferrerMove } from './new-path.ts';
import { docNames, type Move } from './plan-move.ts';
import { isPageId } from './rewrite-sidebars.ts';
import type { RewriteResult } from './rewrite-sources.ts';

export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns redirects from the URLs that the move removes to the new URL of the page. A redirect applies to all locales.
 */
export function redirectsFor({ before, after, ids }: Move): readonly NewRedirect[] {
  const page = ids && [...after.pages.values()].find(({ id }) => id === ids.after);
  if (!page) return [];
  const there = new Set<UrlPath>([...after.pages.values()].map(({ url }) => url));
  const gone = [...before.pages.values()].filter(({ url }) => !there.has(url));
  return [...new Set(gone.map(pathOf))].map((from) => ({ from, to: pathOf(page) }));
}

/** Returns the URL without the locale and without a trailing slash. */
export function pathOf({ url, locale }: Page): string {
  return url.slice(locale.prefix.length).replace(/(?<=.)\/$/, '') || '/';
}

interface ConfigRewrite {
  readonly text: string;
  readonly lost: RewriteResult['lost'];
}

export function rewriteConfig(move: Move, file: SourcePath, text: string): ConfigRewrite {
  const taken = new Set([...move.after.pages.values()].map((page) => urlKey(pathOf(page))));
  const free = withoutItems(text, { list: 'redirects', field: 'from', isUnwanted: (from) => taken.has(urlKey(from)) });
  const lost: RewriteResult['lost'][number][] = [];
  const texts = textsIn(free);
  const edits = texts.flatMap((each) => editsOf(move, each, { all: texts, lose: (href) => lost.push({ file, href }) }));
  const linked = applyEdits(free, edits);
  return { text: redirectsFor(move).reduce((yaml, item) => withItem(yaml, 'redirects', { ...item }), linked), lost };
}

interface EditTools {
  readonly all: readonly YamlString[];
  readonly lose: (href: string) => void;
}

function editsOf(move: Move, text: YamlString, { all, lose }: EditTools): readonly TextEdit[] {
  const last = text.path.at(-1);
  const referring: ReferrerMove = {
    before: { page: anyPage(move.before), file: undefined },
    after: { page: anyPage(move.after), file: undefined },
  };
  const pathFor = (href: string): string | undefined => newHref(move, referring, { href, use: 'link', lose });
  if (last === 'to') {
    const path = pathFor(text.value);
    return path === undefined ? [] : [text.edit(path)];
  }
  if (text.path[0] === 'sections' && text.path[2] === 'sidebar') return sidebarEdits(move, text, all);
  if (last === 'page') return pageEdits(move, text, all);
  // The value can be inline Markdown, such as the announcement, in which only the hrefs of links are changed.
  const value = text.value.replace(/(\]\(\s*<?)([^\s)>]+)/g, (whole, before, href) => {
    const path = pathFor(href);
    return path === undefined ? whole : before + path;
  });
  return value === text.value ? [] : [text.edit(value)];
}

/** Rewrites the value of `page` in items such as `{ section: api, page: intro }`. */
function pageEdits(move: Move, { path, value, edit }: YamlString, all: readonly YamlString[]): readonly TextEdit[] {
  const beside = all.find((each) => each.path.join('.') === [...path.slice(0, -1), 'section'].join('.'));
  const [names, { ids }] = [docNames(move), move];
  if (!beside || !ids || !names || pageIdIn(beside.value, value) !== ids.before) return [];
  const section = ids.after.slice(0, ids.after.indexOf(':'));
  return [edit(names.after), ...(section === beside.value ? [] : [beside.edit(section)])];
}

/** Rewrites the IDs in a configured sidebar. Such a sidebar belongs to the first version of its section. */
function sidebarEdits(move: Move, { path, value, edit }: YamlString, all: readonly YamlString[]): readonly TextEdit[] {
  const [names, { ids }] = [docNames(move), move];
  const section = all.find((each) => each.path.join('.') === [...path.slice(0, 2), 'id'].join('.'))?.value ?? '';
  if (!ids || !names || !isPageId(path.slice(3)) || pageIdIn(section, value) !== ids.before) return [];
  return ids.after === pageIdIn(section, names.after) ? [edit(names.after)] : [];
}

/** Returns the first page of the default locale, relative to which links in the configuration are resolved. */
function anyPage(graph: SiteGraph): Page {
  const [first] = graph.pages.values();
  if (!first) throw new Error('A site without pages has nothing to move');
  return first;
}
