// Plugins, themes and presets of a configuration with their options. Plugins in the classic preset are listed by their
// own names.

import { isAbsolute } from 'node:path';
import { isFunction, isMap, isStandIn, type LooseMap, listIn, mapIn, textIn } from '../../untyped-values.ts';
import { pathInSite } from '../ledger/addresses.ts';
import type { PluginUse } from '../site.ts';
import type { ReadConfig } from './site-reading.ts';

/** A plugin use, and the path of its options in the configuration. */
export interface PlacedUse extends PluginUse {
  readonly at: readonly (string | number)[];
}

/** Plugins of the classic preset. `always` means that the plugin is used even without options. */
const classic: readonly { readonly key: string; readonly name: string; readonly always?: true }[] = [
  { key: 'docs', name: '@docusaurus/plugin-content-docs', always: true },
  { key: 'blog', name: '@docusaurus/plugin-content-blog', always: true },
  { key: 'pages', name: '@docusaurus/plugin-content-pages', always: true },
  { key: 'sitemap', name: '@docusaurus/plugin-sitemap', always: true },
  { key: 'theme', name: '@docusaurus/theme-classic', always: true },
  { key: 'svgr', name: '@docusaurus/plugin-svgr' },
  { key: 'debug', name: '@docusaurus/plugin-debug' },
  { key: 'gtag', name: '@docusaurus/plugin-google-gtag' },
  { key: 'googleAnalytics', name: '@docusaurus/plugin-google-analytics' },
  { key: 'googleTagManager', name: '@docusaurus/plugin-google-tag-manager' },
];

export function pluginUses(root: string, { config, positionOf }: ReadConfig): readonly PlacedUse[] {
  const uses = (['presets', 'themes', 'plugins'] as const).flatMap((key) =>
    listIn(config[key]).flatMap((each, index): readonly PlacedUse[] => {
      const kind = key === 'presets' ? 'preset' : key === 'themes' ? 'theme' : 'plugin';
      const [named, options] = Array.isArray(each) ? each : [each];
      // Presets and plugins can be replaced by falsy values to turn them off.
      if (named === null || named === undefined || named === false || named === '') return [];
      const position = positionOf([key, index]);
      return [{ kind, name: nameOfUse(named, root), options: options ?? {}, position, at: [key, index, 1] }];
    }),
  );
  const algolia = isMap(mapIn(config.themeConfig).algolia) ? [algoliaOf(uses)] : [];
  return [...uses.flatMap((use) => [use, ...withinClassic(use)]), ...algolia.flat()];
}

function withinClassic(use: PlacedUse): readonly PlacedUse[] {
  if (use.kind !== 'preset' || !isNamed(use, 'preset-classic', 'classic')) return [];
  const options = mapIn(use.options);
  return classic.flatMap(({ key, name, always }) => {
    const own = options[key];
    if (own === false || (own === undefined && always === undefined)) return [];
    const kind = key === 'theme' ? 'theme' : 'plugin';
    return [{ kind, name, options: mapIn(own), position: use.position, at: [...use.at, key] }] as const;
  });
}

/** The classic preset adds search if it is configured. */
function algoliaOf(uses: readonly PlacedUse[]): readonly PlacedUse[] {
  const preset = uses.find((use) => use.kind === 'preset' && isNamed(use, 'preset-classic', 'classic'));
  const name = '@docusaurus/theme-search-algolia';
  return preset ? [{ kind: 'theme', name, options: {}, position: preset.position, at: [] }] : [];
}

/** Whether the name refers to this Docusaurus package, in full or as a shorthand. */
function isNamed({ name }: Pick<PluginUse, 'name'>, ...short: readonly string[]): boolean {
  return short.some((each) => name === each || name === `@docusaurus/${each}` || name === `@docusaurus/plugin-${each}`);
}

/** Returns the package name, regardless of how it is written, or `function`. */
function nameOfUse(value: unknown, root: string): string {
  if (isStandIn(value)) return value.$standIn.replace(/\(\)$/, '');
  if (typeof value !== 'string') return isFunction(value) ? 'function' : (textIn(mapIn(value).name) ?? 'function');
  const installed = /(?<!.).*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(value)?.[1];
  if (installed !== undefined) return installed.replace('\\', '/');
  const own = isAbsolute(value) ? pathInSite(root, value) : value;
  return own === value || own.startsWith('../') ? own : `./${own}`;
}

/** Returns all uses of a plugin. */
export function usesOf(uses: readonly PlacedUse[], ...short: readonly string[]): readonly PlacedUse[] {
  return uses.filter((use) => use.kind !== 'preset' && isNamed(use, ...short));
}

export function optionsOf(use: PlacedUse): LooseMap {
  return mapIn(use.options);
}
