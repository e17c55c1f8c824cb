// Finds broken links, anchors and images that were already broken in the original site. If this is uncertain, they are
// not included.
import { posix } from 'node:path';
import {
  type Diagnostic,
  decodePath,
  type FactsBySource,
  isExternal,
  type Page,
  type Reference,
  type SiteGraph,
  splitHref,
} from 'docsgen/internals';
import type { ForeignFiles } from '../foreign-site.ts';
import type { Migration, OldUrl } from '../migration.ts';
import { mayHaveId } from './unknown-ids.ts';

interface NewSite {
  readonly graph: SiteGraph;
  readonly facts: FactsBySource;
}

interface OldSite {
  readonly migration: Pick<Migration, 'addresses' | 'files'>;
  readonly files: ForeignFiles;
}

const codes: ReadonlySet<string> = new Set(['broken-link', 'broken-anchor', 'image']);

/** Returns the diagnostics in `found` whose target did not exist in the original site either. */
export async function findAlreadyBroken(
  found: readonly Diagnostic[],
  site: NewSite,
  { migration, files }: OldSite,
): Promise<ReadonlySet<Diagnostic>> {
  const broken = found.filter(({ code }) => codes.has(code));
  if (broken.length === 0) return new Set();
  const uses = usesOf(site, new Set(broken.map(placeOf)));
  const sources = new Map(migration.files.map((file) => [file.path, 'copyOf' in file ? file.copyOf : file.from]));
  const old: OldTargets = {
    baseUrl: site.graph.config.baseUrl,
    addresses: migration.addresses,
    byUrl: new Map(migration.addresses.map((each) => [bare(each.url), each])),
    paths: new Set([...(await files.list('')), ...[...sources.values()].filter((each) => each !== undefined)]),
  };
  const before = new Set<Diagnostic>();
  for (const each of broken) {
    const from = sources.get(each.file);
    const use = uses.get(placeOf(each));
    const text = from === undefined ? undefined : await files.readText(from);
    if (from === undefined || use === undefined || text === undefined) continue;
    // The migration rewrote this link, which may be the cause.
    const { href } = use.reference;
    if (!href.startsWith('/') && !text.includes(href) && !text.includes(decodePath(href))) continue;
    const targets = targetsOf(old, { ...use, from });
    const isBroken = each.code === 'broken-anchor' ? await lacksAnchor(targets, href, files) : targets.length === 0;
    if (isBroken) before.add(each);
  }
  return before;
}

interface Use {
  readonly page: Page;
  readonly reference: Reference;
}

function usesOf({ graph, facts }: NewSite, wanted: ReadonlySet<string>): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const page of graph.pages.values()) {
    if (page.kind === 'category') continue;
    const { path } = page.parsed.file;
    for (const reference of facts.get(path)?.references ?? []) {
      const place = placeOf({ file: reference.file ?? path, position: reference.position });
      // Two references at one position cannot be distinguished. An element can contain a link and an image.
      if (wanted.has(place) && !uses.has(place)) uses.set(place, { page, reference });
    }
  }
  return uses;
}

function placeOf({ file, position }: Pick<Diagnostic, 'file' | 'position'>): string {
  return `${file}:${position?.line}:${position?.column}`;
}

interface OldTargets {
  readonly baseUrl: string;
  readonly addresses: readonly OldUrl[];
  readonly byUrl: ReadonlyMap<string, OldUrl>;
  /** Files of the original site. */
  readonly paths: ReadonlySet<string>;
}

/**
 * Returns the URLs or file paths that an href may have referred to in the original site. `from` is the file that
 * contains it.
 */
function targetsOf(
  { baseUrl, addresses, byUrl, paths }: OldTargets,
  { page, reference, from }: Use & { readonly from: string },
): readonly (OldUrl | string)[] {
  const path = decodePath(splitHref(reference.href).path);
  const own = addresses.filter((each) => each.from === from);
  if (isExternal(reference.href)) return [from];
  if (path === '') return own;
  const isFromRoot = path.startsWith('/');
  const read = isFromRoot
    ? [path, page.locale.prefix + path, ...(path.startsWith(baseUrl) ? [path.slice(baseUrl.length - 1)] : [])]
    : own.flatMap(({ url }) =>
        [`${bare(url)}/`, bare(url)].map((at) => decodePath(new URL(path, `s://s${at}`).pathname)),
      );
  const led = read.flatMap((url) => byUrl.get(bare(url)) ?? []);
  const beside = posix.join(posix.dirname(from), path);
  // Generators search for such paths in several folders.
  const isLoose = !/^\.{1,2}\//.test(path) && /\.\w+$/.test(path);
  const tail = `/${path.replace(/^\//, '')}`;
  const files = [...paths].filter((each) => each === beside || (isLoose && `/${each}`.endsWith(tail)));
  return [...led, ...files.flatMap((file) => [file, ...addresses.filter((each) => each.from === file)])];
}

async function lacksAnchor(targets: readonly (OldUrl | string)[], href: string, files: ForeignFiles): Promise<boolean> {
  const hash = splitHref(href).hash ?? '';
  const pages = targets.filter((each) => typeof each !== 'string');
  for (const { kind, from, anchors } of pages) {
    if ((kind !== 'page' && kind !== 'post') || !/\.mdx?$/.test(from)) return false;
    if (anchors.includes(hash) || anchors.includes(decodePath(hash))) return false;
    if (mayHaveId((await files.readText(from)) ?? '', hash)) return false;
  }
  return pages.length > 0;
}

/** Removes differences between equivalent URLs of a page. */
function bare(url: string): string {
  return decodePath(url.replace(/[?#].*/s, ''))
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/(?<!\/)\/+$/, '');
}
