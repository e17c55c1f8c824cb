// Objects that all rules of the configuration share: the site, access to its options, and the reports of losses.

import { type Diagnostic, error, type LocalizedText, type Position, warning } from 'docsgen/internals';
import { localizedText } from '../../localized-text.ts';
import { isFunction, isStandIn } from '../../untyped-values.ts';
import type { Placement } from '../placement.ts';
import type { DocusaurusSite, PluginUse } from '../site.ts';
import { hintFor, isIgnoredKey, isIgnoredOption, isMissing } from './key-table.ts';
import { type KeyPath, type Options, readOptions } from './options.ts';

export interface Work {
  readonly site: DocusaurusSite;
  readonly placement: Placement;
  /** The whole configuration. */
  readonly config: Options;
  readonly themeConfig: Options;
  /** Options of a plugin or of one of its instances; the same object is opened only once. */
  readonly optionsOf: (name: string, value: unknown, use?: PluginUse) => Options;
  /** Reports a feature that works differently. */
  readonly tell: Tell;
  /** Reports something visible that is missing. */
  readonly lose: Tell;
  /** Losses: missing features, changed behavior, and keys without a rule. */
  readonly losses: () => readonly Diagnostic[];
}

/** A key in the configuration, a key in the options of a plugin, or a file. */
type LossPlace = KeyPath | { readonly plugin: string; readonly at: KeyPath } | { readonly file: string };

/** `message` is a sentence without a period. */
type Tell = (place: LossPlace, message: string, hint: string) => void;

/** Hint that several rules use: where to find docsgen's counterparts. */
export const guide = 'node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen';

interface Opened {
  readonly name: string;
  readonly value: unknown;
  /** Path of the options in the configuration. */
  readonly base: KeyPath | undefined;
  readonly position: Position | undefined;
  readonly options: Options;
  readonly unread: () => readonly KeyPath[];
}

export function startWork(site: DocusaurusSite, placement: Placement): Work {
  const config = readOptions(site.config);
  const themeConfig = readOptions(site.themeConfig);
  const opened: Opened[] = [];
  const told: Diagnostic[] = [];
  // Opened, so that each of their keys is reported.
  for (const path of ['markdown.anchors', 'markdown.hooks']) openAt(config.options, path);
  for (const path of ['docs.sidebar', 'blog.sidebar', 'prism']) openAt(themeConfig.options, path);
  const positionOf = (place: KeyPath | { readonly plugin: string; readonly at: KeyPath }): Position | undefined => {
    if (!('plugin' in place)) return site.positionOf(place);
    const found = opened.find(({ name }) => name === place.plugin);
    return (found?.base && site.positionOf([...found.base, ...place.at])) ?? found?.position;
  };
  const detailsOf = (...[place, message, hint]: Parameters<Tell>) => {
    const where = 'file' in place ? place : { file: site.configFile, position: positionOf(place) };
    return { code: 'migration', message, hint, ...where } as const;
  };
  const unreadKeys = (root: unknown, paths: readonly KeyPath[], plugin?: string): readonly Diagnostic[] =>
    paths.flatMap((path) => {
      const key = path.filter((part) => typeof part !== 'number').join('.');
      if (plugin === undefined ? isIgnoredKey(key) : isIgnoredOption(key)) return [];
      const hint = hintFor(key);
      const value = path.reduce<unknown>((found, part) => Object(found)[part], root);
      const shown = path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index ? `.${part}` : part));
      const name = `'${shown.join('')}'${plugin === undefined ? '' : ` of ${plugin}`}`;
      const message = `${name} ${hint === undefined ? reasonFor(value) : 'is not migrated'}`;
      const details = detailsOf(plugin === undefined ? path : { plugin, at: path }, message, hint ?? guide);
      return [isMissing(key) ? error(details) : warning(details)];
    });
  return {
    site,
    placement,
    config: config.options,
    themeConfig: themeConfig.options,
    optionsOf: (name, value, use) => {
      const known = opened.find((each) => each.name === name && each.value === value);
      if (known) return known.options;
      const { options, unread } = readOptions(value);
      const base = pathTo(site.config, use?.options ?? value);
      opened.push({ name, value, base, position: use?.position, options, unread });
      return options;
    },
    tell: (...loss) => void told.push(warning(detailsOf(...loss))),
    lose: (...loss) => void told.push(error(detailsOf(...loss))),
    losses: () => [
      ...told,
      ...unreadKeys(site.config, config.unread()),
      ...unreadKeys(
        { themeConfig: site.themeConfig },
        themeConfig.unread().map((path) => ['themeConfig', ...path]),
      ),
      ...opened.flatMap(({ name, value, unread }) => unreadKeys(value, unread(), name)),
    ],
  };
}

/** Why no rule could read a value. */
function reasonFor(value: unknown): string {
  if (isFunction(value)) return 'is a function, which docsgen configurations do not support';
  return isStandIn(value)
    ? `is not migrated: its value comes from ${value.$standIn}, which was not run`
    : 'is not migrated';
}

function openAt(options: Options, path: string): Options {
  return path.split('.').reduce((map, key) => map.map(key), options);
}

/** Returns the path of the object in the configuration. */
function pathTo(root: unknown, value: unknown, path: KeyPath = []): KeyPath | undefined {
  if (value === null || typeof value !== 'object' || path.length > 4) return undefined;
  if (root === value) return path;
  if (root === null || typeof root !== 'object') return undefined;
  for (const [key, each] of Object.entries(root)) {
    const found = pathTo(each, value, [...path, Array.isArray(root) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** Returns the use of the plugin that an instance belongs to. */
export function pluginUseOf({ site }: Pick<Work, 'site'>, name: RegExp, id: string): PluginUse | undefined {
  return site.plugins.find((use) => name.test(use.name) && (Object(use.options).id ?? 'default') === id);
}

/** Returns a string of the navbar or footer with its translations. `convert` is applied to each of them. */
export function themeText(
  work: Pick<Work, 'site'>,
  text: string,
  { file, key, convert = (own) => own }: ThemeMessage,
): LocalizedText {
  const { locales } = work.site;
  return localizedText(locales, convert(text), (code) => {
    const own = locales.find((locale) => locale.code === code)?.[file].get(key);
    return own === undefined ? undefined : convert(own);
  });
}

interface ThemeMessage {
  readonly file: 'navbar' | 'footer';
  readonly key: string;
  readonly convert?: (text: string) => string;
}
