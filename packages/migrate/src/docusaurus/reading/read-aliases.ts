// Import aliases of the old site, defined in webpack by plugins, or in tsconfig.json or jsconfig.json. A plugin that
// only defines aliases is fully migrated by this.
import { isAbsolute, posix } from 'node:path';
import type { ForeignFiles } from '../../foreign-site.ts';
import { isFunction, type LooseMap, listIn, mapIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/site-paths.ts';
import type { ImportAlias, PluginUse } from '../site.ts';
import { editorAliases } from './editor-aliases.ts';
import { optionsOf, type PlacedUse } from './plugin-uses.ts';
import type { SiteReading } from './site-reading.ts';

interface ReadAliases {
  readonly aliases: readonly ImportAlias[];
  /** Plugin uses with their aliases. */
  readonly plugins: readonly PluginUse[];
}

/** Webpack configuration of a plugin. */
interface Found {
  readonly aliases: LooseMap;
  /** Whether the plugin does nothing else. */
  readonly isAll: boolean;
}

export async function readAliases(reading: SiteReading, uses: readonly PlacedUse[]): Promise<ReadAliases> {
  const { root } = reading.files;
  const named = uses.filter(({ name }) => /\bmodule-alias$/.test(name)).map((use) => mapIn(optionsOf(use).alias));
  const inline = await ofFunctions(reading, uses);
  const written = uses.filter(({ name }) => /^\.{1,2}\//.test(name));
  const files = await Promise.all(written.map(async (use) => [use, await ofFile(reading, use)] as const));
  const found = new Map([...inline, ...files]);
  const ofPlugins = [...found.values()].map(({ aliases }) => pathsIn(aliases));
  const bundled = [...named, ...ofPlugins].flatMap((aliases) => ofWebpack(root, aliases));
  return {
    aliases: [...bundled, ...(await editorAliases(reading.files))],
    plugins: uses.map((use): PluginUse => {
      const { at: _, ...plugin } = use;
      const { aliases, isAll } = found.get(use) ?? nothing;
      const hasSome = ofWebpack(root, pathsIn(aliases)).length > 0;
      return hasSome ? { ...plugin, aliases: isAll ? 'alone' : 'among others' } : plugin;
    }),
  };
}

const nothing: Found = { aliases: {}, isAll: false };

/** Arguments for `configureWebpack`. */
const webpack = [{ resolve: { alias: {}, extensions: [] }, module: { rules: [] }, plugins: [] }, false, {}];

/** Whether it is worth running the plugin. */
function hasAlias(text: string): boolean {
  return text.includes('configureWebpack') && /\balias\b/.test(text);
}

type FoundIn = readonly (readonly [PlacedUse, Found])[];

/** Aliases for plugins that are specified as functions in the configuration. */
async function ofFunctions({ files, modules, config }: SiteReading, uses: readonly PlacedUse[]): Promise<FoundIn> {
  const method = { name: 'configureWebpack', given: webpack };
  const plugins = listIn(config.config.plugins);
  const asked = uses.flatMap((use) => {
    const [key, index] = use.at;
    const each = key === 'plugins' ? plugins[Number(index)] : undefined;
    const [named, options = {}] = Array.isArray(each) ? each : [each];
    if (!isFunction(named) || !hasAlias(named.$function)) return [];
    const at = Array.isArray(each) ? ['plugins', Number(index), 0] : ['plugins', Number(index)];
    return [{ use, call: { at, each: [[contextOf(files), options]] } }];
  });
  if (asked.length === 0) return [];
  const calls = asked.flatMap(({ call }) => [call, { ...call, method }]);
  const { answers } = await modules.run({ root: files.root, path: config.configFile, calls });
  return asked.map(({ use }, index) => [use, foundIn(answers[2 * index]?.[0], answers[2 * index + 1]?.[0])]);
}

/** Aliases of a plugin in a file of the site. */
async function ofFile({ files, modules }: SiteReading, use: PlacedUse): Promise<Found> {
  const endings = /\.[cm]?[jt]s$/.test(use.name)
    ? ['']
    : ['.js', '.ts', '.cjs', '/index.js', '/index.ts', '/index.cjs'];
  for (const path of endings.map((ending) => use.name + ending)) {
    const text = await files.readText(path);
    if (text === undefined) continue;
    if (!hasAlias(text)) return nothing;
    const calls = [{ at: ['configureWebpack'], each: [webpack] }];
    const given = [contextOf(files), use.options];
    const { value, answers } = await modules.run({ root: files.root, path, given, calls });
    return foundIn(value, answers[0]?.[0]);
  }
  return nothing;
}

function contextOf({ root }: ForeignFiles): LooseMap {
  return { siteDir: root, siteConfig: {}, outDir: posix.join(root, 'build'), baseUrl: '/' };
}

/** `answer` is the result of `configureWebpack`. */
function foundIn(plugin: unknown, answer: unknown): Found {
  const resolving = mapIn(mapIn(answer).resolve);
  const aliases = mapIn(resolving.alias);
  const isAll =
    hasOnly(plugin, 'name', 'configureWebpack') &&
    hasOnly(answer, 'resolve', 'mergeStrategy') &&
    hasOnly(resolving, 'alias') &&
    Object.keys(pathsIn(aliases)).length === Object.keys(aliases).length;
  return { aliases, isAll };
}

function hasOnly(value: unknown, ...keys: readonly string[]): boolean {
  return Object.keys(mapIn(value)).every((key) => keys.includes(key));
}

/** Removes aliases for other packages, or for nothing. */
function pathsIn(aliases: LooseMap): LooseMap {
  const isPath = (value: unknown): boolean =>
    typeof value === 'string' && (isAbsolute(value) || /^(\.{1,2}|@site)(\/|$)/.test(value));
  return Object.fromEntries(Object.entries(aliases).filter(([, value]) => isPath(value)));
}

function ofWebpack(root: string, aliases: LooseMap): readonly ImportAlias[] {
  return Object.entries(aliases).flatMap(([name, written]) => {
    const path = typeof written === 'string' ? pathInSite(root, written) : 'node_modules';
    if (/(^|\/)node_modules(\/|$)/.test(path)) return [];
    const isSure = !path.startsWith('..');
    const exact = { pattern: name.replace(/\$$/, ''), targets: [path], isSure };
    return name.endsWith('$') ? [exact] : [exact, { pattern: `${name}/*`, targets: [`${path}/*`], isSure }];
  });
}
