// Versions of a docs plugin: their names, folders and URL prefixes.
import { posix } from 'node:path';
import { didYouMean, error, fileNotFound, useOneOf, warning } from 'docsgen/internals';
import { type LooseMap, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/site-paths.ts';
import type { DocsVersion } from '../site.ts';
import { readTable } from './read-tables.ts';
import type { SiteReading } from './site-reading.ts';

export interface VersionPlace extends Pick<DocsVersion, 'name' | 'label' | 'path' | 'banner' | 'folder'> {
  /** `undefined` for a sidebar generated from folders, `false` for none. */
  readonly sidebarFile: string | false | undefined;
}

interface DocsUse {
  readonly id: string;
  /** With all defaults. */
  readonly options: LooseMap;
}

/** In the order of Docusaurus, newest first, without versions whose folder is missing. */
export async function readVersions(reading: SiteReading, { id, options }: DocsUse): Promise<readonly VersionPlace[]> {
  const { files, tell } = reading;
  const prefix = id === 'default' ? '' : `${id}_`;
  const names = await versionNames(reading, `${prefix}versions.json`, options);
  const only = options.onlyIncludeVersions === undefined ? undefined : textsIn(options.onlyIncludeVersions);
  const included = only === undefined ? names : names.filter((name) => only.includes(name));
  const last = textIn(options.lastVersion) ?? included.find((name) => name !== 'current') ?? 'current';
  checkNames(reading, { names, written: { lastVersion: [last], onlyIncludeVersions: only ?? [] } });
  const places: VersionPlace[] = [];
  for (const name of included) {
    const folder =
      name === 'current'
        ? pathInSite(files.root, textIn(options.path) ?? 'docs')
        : `${prefix}versioned_docs/version-${name}`;
    if ((await files.list(folder)).length === 0) {
      const what = name === 'current' ? 'The docs folder' : `The folder of version ${name}`;
      const message = `${what} does not exist or is empty: ${folder}`;
      tell(error({ code: 'migration', message, file: fileOf(reading, name, prefix), hint: 'Check the path' }));
      continue;
    }
    const own = mapIn(mapIn(options.versions)[name]);
    const path = textIn(own.path) ?? (name === last ? '' : name === 'current' ? 'next' : name);
    places.push({
      name,
      label: textIn(own.label) ?? (name === 'current' ? 'Next' : name),
      path: path.replace(/^\/+|(?<!\/)\/+$/g, ''),
      banner: bannerOf(name, { own, included, last }),
      folder,
      sidebarFile: await sidebarFileOf(reading, { name, prefix, options }),
    });
  }
  return places;
}

function fileOf({ config }: SiteReading, name: string, prefix: string): string {
  return name === 'current' ? config.configFile : `${prefix}versions.json`;
}

async function versionNames({ files, tell }: SiteReading, path: string, options: LooseMap): Promise<readonly string[]> {
  const { value, diagnostics } = await readTable(files, path);
  diagnostics.forEach(tell);
  const isList = Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '');
  if (value !== undefined && !isList) {
    const hint = 'List the version names, the newest one first: ["2.0", "1.0"]';
    tell(error({ code: 'migration', message: `${path} must contain an array of strings`, file: path, hint }));
  }
  const released = options.disableVersioning === true || !isList ? [] : textsIn(value);
  const hasCurrent = options.includeCurrentVersion !== false || released.includes('current');
  const names = hasCurrent && !released.includes('current') ? ['current', ...released] : released;
  if (names.length === 0) {
    const message = 'The docs have no version: the current one is excluded, and there is no other';
    tell(error({ code: 'migration', message, file: path, hint: 'Remove includeCurrentVersion: false' }));
  }
  return names;
}

function checkNames(
  { tell, config }: SiteReading,
  {
    names,
    written,
  }: { readonly names: readonly string[]; readonly written: Readonly<Record<string, readonly string[]>> },
): void {
  for (const [option, values] of Object.entries(written)) {
    for (const name of values.filter((each) => !names.includes(each))) {
      const message = `'${option}' contains the version ${name}, which does not exist`;
      const hint = didYouMean(name, names) ?? useOneOf(names);
      tell(error({ code: 'migration', message, file: config.configFile, hint }));
    }
  }
}

interface VersionBanner {
  readonly own: LooseMap;
  readonly included: readonly string[];
  readonly last: string;
}

function bannerOf(name: string, { own, included, last }: VersionBanner): DocsVersion['banner'] {
  if (own.banner === 'none' || own.banner === 'unreleased' || own.banner === 'unmaintained') return own.banner;
  if (name === last) return 'none';
  return included.indexOf(name) < included.indexOf(last) ? 'unreleased' : 'unmaintained';
}

interface SidebarQuestion {
  readonly name: string;
  readonly prefix: string;
  readonly options: LooseMap;
}

async function sidebarFileOf(
  { files, tell, config }: SiteReading,
  { name, prefix, options }: SidebarQuestion,
): Promise<string | false | undefined> {
  if (name === 'current') {
    if (options.sidebarPath === false) return false;
    const written = textIn(options.sidebarPath);
    if (written === undefined) return undefined;
    const path = pathInSite(files.root, written);
    if ((await files.readBytes(path)) !== undefined) return path;
    const hint = 'Docusaurus fails as well: set sidebarPath to the sidebars file, or remove it';
    tell(error({ code: 'migration', message: fileNotFound(path), file: config.configFile, hint }));
    return undefined;
  }
  const path = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
  if ((await files.readBytes(path)) !== undefined) return path;
  const isAlone = options.sidebarPath !== false;
  const message = `Version ${name} has no sidebars: ${posix.basename(path)} does not exist`;
  if (isAlone) {
    tell(warning({ code: 'migration', message, file: `${prefix}versions.json`, hint: `Expected path: ${path}` }));
  }
  return false;
}
