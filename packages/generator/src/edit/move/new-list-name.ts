// Computes the value of `of` in a list of pages after a move. The value is the ID of a page or folder.

import type { SectionId } from '../../model/paths.ts';
import type { PageLocation, SiteGraph } from '../../model/site.ts';
import { type ListTarget, listTarget } from '../../routes/listed-items.ts';
import { docIdIn, pageIdOf, pageKeyOf } from '../../routes/routes.ts';
import type { NewPath, ReferrerMove } from './new-path.ts';
import type { Move } from './plan-move.ts';

/** The listed folder or page, independent of the version. */
interface ListName {
  readonly section: SectionId;
  readonly kind: 'page' | 'folder';
  /** Key of the folder, or ID of the page within the section; `''` for the whole section. */
  readonly name: string;
}

/** If a folder no longer exists because its page was moved, the folder is searched for at the new path of the page. */
export function newListName(move: Move, { before, after }: ReferrerMove, written: string): NewPath {
  const target = listTarget(move.before, before.page, written);
  if (target === undefined) return { kind: 'same' };
  for (const wanted of wantedNames(move, target, before.page)) {
    const ways = [written, ...candidates(wanted, written)];
    const path = ways.find((way) => isNamed(move.after, after.page, { way, wanted }));
    if (path !== undefined) return path === written ? { kind: 'same' } : { kind: 'other', path };
  }
  return { kind: 'lost' };
}

/** Returns possible names after the move, starting with the current name. */
function wantedNames(move: Move, target: ListTarget, { locale }: PageLocation): readonly ListName[] {
  const { section, version, category, id } = target;
  const { ids } = move;
  const moved = ids && move.after.pages.get(pageKeyOf(locale, ids.after));
  const page: ListName | undefined = moved?.section && {
    section: moved.section.id,
    kind: 'page',
    name: docIdIn(moved.id),
  };
  if (id !== undefined) {
    if (page && id === ids?.before) return [page];
    return [{ section: section.id, kind: 'page', name: docIdIn(id) }];
  }
  const same: ListName = { section: section.id, kind: 'folder', name: category?.key ?? '' };
  if (!ids || !page || !category) return [same];
  const old = docIdIn(ids.before);
  const rest = old.slice(category.key.length);
  const isInside = old.startsWith(`${category.key}/`) && pageIdOf(section, version, old) === ids.before;
  const isAlike = isInside && `/${page.name}`.endsWith(rest);
  const folder = {
    ...page,
    kind: 'folder',
    name: page.name.slice(0, Math.max(0, page.name.length - rest.length)),
  } as const;
  return [same, ...(isAlike ? [folder] : []), ...(category.page === pageKeyOf(locale, ids.before) ? [page] : [])];
}

/** Returns the name with and without the section. Slashes around the name are preserved. */
function candidates({ section, name }: ListName, written: string): readonly string[] {
  const [start = ''] = /^\.?\/+/.exec(written) ?? [];
  const bare = written.slice(start.length).replace(/(?<!\/)\/+$/, '');
  const end = written.slice(start.length + bare.length);
  const short = name.replace(/\/(?:index|readme)$/i, '');
  const names = /\/(?:index|readme)$/i.test(bare) ? [name] : [short, name];
  const own = names.filter((each) => each !== '');
  const whole = names.map((each) => [section, each].filter(Boolean).join('/'));
  const isWhole = bare.startsWith(`${section}/`);
  const ways = isWhole ? [...whole, ...own] : [...own, ...whole];
  return ways.filter((each) => !/[\s"'<>{}]/.test(each)).map((each) => start + each + end);
}

interface Way {
  readonly way: string;
  readonly wanted: ListName;
}

/**
 * Whether the name refers to the wanted page or folder. A name that refers to the index page of a folder also matches
 * the folder.
 */
function isNamed(graph: SiteGraph, page: PageLocation, { way, wanted }: Way): boolean {
  const found = listTarget(graph, page, way);
  if (found === undefined || found.section.id !== wanted.section) return false;
  const { category, id } = found;
  if (wanted.kind === 'folder') return id === undefined && (category?.key ?? '') === wanted.name;
  const shown = id ?? (category?.page && graph.pages.get(category.page)?.id);
  return shown !== undefined && docIdIn(shown) === wanted.name;
}
