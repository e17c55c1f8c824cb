// Versions of a docs plugin: their names, folders and URL prefixes.
import { type LooseMap, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/addresses.ts';
import type { DocsVersion } from '../site.ts';
import { readTable } from './read-tables.ts';
import type { SiteReading } from './site-reading.ts';

export interface VersionPlace extends Pick<DocsVersion, 'name' | 'label' | 'path' | 'banner' | 'folder'> {
  /** `undefined` for a sidebar that is generated from folders, `false` for no sidebar. */
  readonly sidebarFile: string | false | undefined;
}

interface Versioning {
  /** Options of the docs plugin, with all defaults. */
  readonly options: LooseMap;
  /** Names of the versions, newest first. */
  readonly included: readonly string[];
  readonly last: string;
  /** Start of the names of the versions' folders. */
  readonly prefix: string;
}

/** In the order of Docusaurus, newest first, without versions whose folder is missing. */
export async function readVersions(
  reading: SiteReading,
  id: string,
  options: LooseMap,
): Promise<readonly VersionPlace[]> {
  const { files } = reading;
  const prefix = id === 'default' ? '' : `${id}_`;
  const names = await versionNames(reading, `${prefix}versions.json`, options);
  const only = options.onlyIncludeVersions === undefined ? undefined : textsIn(options.onlyIncludeVersions);
  const included = only === undefined ? names : names.filter((name) => only.includes(name));
  const last = textIn(options.lastVersion) ?? included.find((name) => name !== 'current') ?? 'current';
  const versioning: Versioning = { options, included, last, prefix };
  const places: VersionPlace[] = [];
  for (const name of included) {
    const folder =
      name === 'current'
        ? pathInSite(files.root, textIn(options.path) ?? 'docs')
        : `${prefix}versioned_docs/version-${name}`;
    if ((await files.list(folder)).length === 0) continue;
    const own = mapIn(mapIn(options.versions)[name]);
    const path = textIn(own.path) ?? (name === last ? '' : name === 'current' ? 'next' : name);
    places.push({
      name,
      label: textIn(own.label) ?? (name === 'current' ? 'Next' : name),
      path: path.replace(/^\/+|(?<!\/)\/+$/g, ''),
      banner: bannerOf(name, own, versioning),
      folder,
      sidebarFile: await sidebarFileOf(reading, name, versioning),
    });
  }
  return places;
}

async function versionNames({ files, tell }: SiteReading, path: string, options: LooseMap): Promise<readonly string[]> {
  const { value, diagnostics } = await readTable(files, path);
  diagnostics.forEach(tell);
  const released = options.disableVersioning === true ? [] : textsIn(value ?? []);
  const isListed = options.includeCurrentVersion === false || released.includes('current');
  return isListed ? released : ['current', ...released];
}

function bannerOf(name: string, own: LooseMap, { included, last }: Versioning): DocsVersion['banner'] {
  if (own.banner === 'none' || own.banner === 'unreleased' || own.banner === 'unmaintained') return own.banner;
  if (name === last) return 'none';
  return included.indexOf(name) < included.indexOf(last) ? 'unreleased' : 'unmaintained';
}

async function sidebarFileOf(
  { files }: SiteReading,
  name: string,
  { prefix, options }: Versioning,
): Promise<string | false | undefined> {
  if (name === 'current' && options.sidebarPath === false) return false;
  const written = textIn(options.sidebarPath);
  const path =
    name === 'current'
      ? written && pathInSite(files.root, written)
      : `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
  const isThere = path !== undefined && (await files.readBytes(path)) !== undefined;
  return isThere ? path : name === 'current' ? undefined : false;
}
