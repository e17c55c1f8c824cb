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
  /** `path` as in `Options.path`. */
  readonly tell: (loss: Loss) => void;
  /** Losses: missing features, changed behavior, and keys without a rule. */
  readonly losses: () => readonly Diagnostic[];
}

interface Loss {
  /** A sentence without a period. */
  readonly message: string;
  readonly hint: string;
  /** Path of the key in the configuration, or in the options of `plugin` if it is set. */
  readonly at: KeyPath;
  readonly plugin?: string;
  readonly file?: string;
  /** Whether something visible is missing. Default: false, which means that the feature only works differently. */
  readonly isMissing?: boolean;
}

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
  const placeOf = ({ at, plugin, file }: Pick<Loss, 'at' | 'plugin' | 'file'>): Position | undefined => {
    if (file !== undefined) return undefined;
    if (plugin === undefined) return site.positionOf(at);
    const found = opened.find(({ name }) => name === plugin);
    return (found?.base && site.positionOf([...found.base, ...at])) ?? found?.position;
  };
  const made = (loss: Loss): Diagnostic => {
    const { message, hint, file = site.configFile } = loss;
    const details = { code: 'migration', message, hint, file, position: placeOf(loss) } as const;
    return loss.isMissing ? error(details) : warning(details);
  };
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
    tell: (loss) => {
      told.push(made(loss));
    },
    losses: () => [
      ...told,
      ...[
        ...config.unread().flatMap((path) => unreadKey(site.config, path) ?? []),
        ...themeConfig
          .unread()
          .flatMap((path) => unreadKey({ themeConfig: site.themeConfig }, ['themeConfig', ...path]) ?? []),
        ...opened.flatMap(({ name, value, unread }) => unread().flatMap((path) => unreadKey(value, path, name) ?? [])),
      ].map(made),
    ],
  };
}

/** Returns `undefined` if the key has no effect on pages. */
function unreadKey(root: unknown, path: KeyPath, plugin?: string): Loss | undefined {
  const value = path.reduce<unknown>((found, key) => Object(found)[key], root);
  const key = path.filter((part) => typeof part !== 'number').join('.');
  if (plugin === undefined ? isIgnoredKey(key) : isIgnoredOption(key)) return undefined;
  const shown = path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index ? `.${part}` : part))
    .join('');
  const name = `'${shown}'${plugin === undefined ? '' : ` of ${plugin}`}`;
  const hint = hintFor(key);
  const loss = { at: path, hint: hint ?? guide, isMissing: isMissing(key), ...(plugin !== undefined && { plugin }) };
  if (hint !== undefined) return { ...loss, message: `${name} is not migrated` };
  if (isFunction(value))
    return { ...loss, message: `${name} is a function, which docsgen configurations do not support` };
  const from = isStandIn(value) ? `: its value comes from ${value.$standIn}, which was not run` : '';
  return { ...loss, message: `${name} is not migrated${from}` };
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
