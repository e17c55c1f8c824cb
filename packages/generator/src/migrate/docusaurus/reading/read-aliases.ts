// Names with which imports of the old site begin instead of a path: plugins give them to webpack, and tsconfig.json or
// jsconfig.json to editors.
import { posix } from 'node:path';
import type { ForeignFiles } from '../../../model/foreign.ts';
import { isFunction, type LooseMap, listIn, mapIn, textIn, textsIn } from '../../loose-values.ts';
import type { ImportAlias } from '../site.ts';
import { optionsOf, type PlacedUse } from './plugin-uses.ts';
import { pathInSite } from './site-paths.ts';
import type { SiteReading } from './site-reading.ts';

export async function readAliases(reading: SiteReading, uses: readonly PlacedUse[]): Promise<readonly ImportAlias[]> {
  const { root } = reading.files;
  const named = uses.filter(({ name }) => /\bmodule-alias$/.test(name)).map((use) => mapIn(optionsOf(use).alias));
  const inline = await ofFunctions(reading);
  const files = await Promise.all(uses.map((use) => ofFile(reading, use)));
  const bundled = [...named, ...inline, ...files].flatMap((aliases) => ofWebpack(root, aliases));
  return [...bundled, ...(await ofEditor(reading.files))];
}

/** What `configureWebpack` is given to add to. */
const webpack = [{ resolve: { alias: {}, extensions: [] }, module: { rules: [] }, plugins: [] }, false, {}];

/** Whether the text of a plugin is worth running. */
function hasAlias(text: string): boolean {
  return text.includes('configureWebpack') && /\balias\b/.test(text);
}

/** Aliases of plugins that are functions in the configuration. */
async function ofFunctions({ files, modules, config }: SiteReading): Promise<readonly LooseMap[]> {
  const method = { name: 'configureWebpack', given: webpack };
  const calls = listIn(config.config.plugins).flatMap((each, index) => {
    const [named, options = {}] = Array.isArray(each) ? each : [each];
    if (!isFunction(named) || !hasAlias(named.$function)) return [];
    const at = ['plugins', index, ...(Array.isArray(each) ? [0] : [])];
    return [{ at, each: [[contextOf(files), options]], method }];
  });
  if (calls.length === 0) return [];
  const { answers } = await modules.run({ root: files.root, path: config.configFile, calls });
  return answers.flat().map(aliasesIn);
}

/** Aliases of a plugin in a file of the site. */
async function ofFile({ files, modules }: SiteReading, use: PlacedUse): Promise<LooseMap> {
  if (!/^\.{1,2}\//.test(use.name)) return {};
  const endings = /\.[cm]?[jt]s$/.test(use.name)
    ? ['']
    : ['.js', '.ts', '.cjs', '/index.js', '/index.ts', '/index.cjs'];
  for (const path of endings.map((ending) => use.name + ending)) {
    const text = await files.readText(path);
    if (text === undefined) continue;
    if (!hasAlias(text)) return {};
    const calls = [{ at: ['configureWebpack'], each: [webpack] }];
    const given = [contextOf(files), use.options];
    const { answers } = await modules.run({ root: files.root, path, given, calls });
    return aliasesIn(answers[0]?.[0]);
  }
  return {};
}

function contextOf({ root }: ForeignFiles): LooseMap {
  return { siteDir: root, siteConfig: {}, outDir: posix.join(root, 'build'), baseUrl: '/' };
}

function aliasesIn(answer: unknown): LooseMap {
  return mapIn(mapIn(mapIn(answer).resolve).alias);
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

/** The longest name first, and the folder of all names last. */
async function ofEditor(files: ForeignFiles): Promise<readonly ImportAlias[]> {
  const text = (await files.readText('tsconfig.json')) ?? (await files.readText('jsconfig.json')) ?? '';
  const options = mapIn(mapIn(looseJson(text)).compilerOptions);
  const base = textIn(options.baseUrl);
  const below = (path: string): string => posix.join(base ?? '.', path);
  const named = Object.entries(mapIn(options.paths))
    .map(([pattern, paths]) => ({ pattern, targets: textsIn(paths).map(below), isSure: false }))
    .sort((a, b) => b.pattern.length - a.pattern.length);
  return base === undefined ? named : [...named, { pattern: '*', targets: [below('*')], isSure: false }];
}

/** JSON with comments, and commas at the end of lists. */
function looseJson(text: string): unknown {
  const plain = text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, quoted = '') => quoted)
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, quoted = '') => quoted);
  try {
    return JSON.parse(plain);
  } catch {
    return {};
  }
}
