// Keys of `site.config.yaml` that are converted in the same way for VitePress and Starlight.
import { type Diagnostic, warning } from 'docsgen/internals';
import { featurePlugins } from './feature-plugins.ts';
import type { ForeignConfig } from './foreign-config.ts';
import { convertHead, type OldTag } from './head-tags.ts';
import type { LocalizedSite } from './localized-pages.ts';
import type { MigratedFile } from './migration.ts';
import { mapIn, textIn } from './untyped-values.ts';
import { type Plain, yamlOf } from './yaml-text.ts';

/** `at` is the path of the key in the configuration. */
type Lose = (at: readonly string[], message: string, hint: string) => void;

export function lossReporter({ file, positionOf }: ForeignConfig, tell: (diagnostic: Diagnostic) => void): Lose {
  return (at, message, hint) => tell(warning({ code: 'migration', message, hint, file, position: positionOf(at) }));
}

/** A difference that exists if `isLost` is true. */
export type PossibleLoss = readonly [isLost: boolean, at: readonly string[], message: string, hint: string];

interface ConfigurationParts {
  readonly tags: { readonly at: readonly string[]; readonly list: readonly OldTag[] };
  readonly social: { readonly at: readonly string[]; readonly list: readonly unknown[] };
  readonly losses: readonly PossibleLoss[];
  readonly hasMath: boolean;
  /** Label of the section with all pages. */
  readonly label: Plain;
  readonly theme: { readonly [key: string]: Plain };
  /** Keys that each generator has in its own form. */
  readonly keys: { readonly [key: string]: Plain };
  readonly comments: readonly string[];
}

/** In the order of docsgen's reference. */
const order = [
  ...['title', 'tagline', 'url', 'baseUrl', 'trailingSlash', 'locales', 'sections', 'theme', 'colorMode', 'home'],
  ...['navbar', 'social', 'footer', 'editLink', 'lastUpdated', 'tableOfContents', 'sidebar', 'socialImage', 'head'],
  ...['scripts', 'plugins', 'redirects', 'checks'],
];

export function printConfiguration(
  { config, locales }: Pick<LocalizedSite, 'config' | 'locales'>,
  { tags, social, losses, hasMath, label, theme, keys, comments }: ConfigurationParts,
  { pages, lose }: { readonly pages: readonly MigratedFile[]; readonly lose: Lose },
): string {
  const { favicon, lost, ...head } = convertHead(tags.list);
  for (const { message, hint } of lost) lose(tags.at, message, hint);
  const links = socialKeys(social, lose);
  for (const [isLost, ...loss] of losses) if (isLost) lose(...loss);
  const { logo, ...look } = theme;
  const values: { readonly [key: string]: Plain } = {
    ...keys,
    ...head,
    baseUrl: config.value.base === '/' ? undefined : textIn(config.value.base),
    locales: locales.map(({ code, label, htmlLang, direction }) => ({
      code,
      label,
      htmlLang: htmlLang === code ? undefined : htmlLang,
      direction,
    })),
    sections: [{ id: 'docs', label, basePath: '/', content: 'docs' }],
    theme: orNone({ logo, favicon, ...look }),
    social: links,
    plugins: featurePlugins(pages, { hasMath }),
    checks: { links: 'warning', anchors: 'warning', images: 'warning' },
  };
  return yamlOf(Object.fromEntries(order.map((key) => [key, values[key]])), {
    before: ['docs/reference/configuration.md of docsgen describes all keys.', ...comments],
  });
}

function orNone(map: { readonly [key: string]: Plain }): Plain {
  return Object.values(map).some((each) => each !== undefined) ? map : undefined;
}

/** Returns an image with its properties, or only its path if it has none. */
export function imageWith(src: string | undefined, rest: { readonly [key: string]: Plain }): Plain {
  return src === undefined || orNone(rest) === undefined ? src : { src, ...rest };
}

/** Returns the URL without its path. */
export function originOf(url: unknown): string | undefined {
  return textIn(url)?.replace(/^(https?:\/\/[^/]+).*/, '$1');
}

const knownIcons = [
  ...['github', 'gitlab', 'x', 'bluesky', 'mastodon', 'linkedin', 'youtube'],
  ...['discord', 'slack', 'stackoverflow', 'reddit', 'rss', 'email'],
];
const otherIcons: Readonly<Record<string, string>> = { twitter: 'x', 'x.com': 'x', stackOverflow: 'stackoverflow' };

/** The links are mappings with `icon` and `link` or `href`. Links whose icon docsgen does not have are reported. */
function socialKeys(
  { at, list }: ConfigurationParts['social'],
  lose: Lose,
): Readonly<Record<string, string>> | undefined {
  const social: Record<string, string> = {};
  for (const each of list.map(mapIn)) {
    const icon = textIn(each.icon) ?? 'a custom icon';
    const link = textIn(each.link) ?? textIn(each.href) ?? '';
    const name = otherIcons[icon] ?? icon.toLowerCase();
    if (knownIcons.includes(name) && social[name] === undefined && link !== '')
      social[name] = link.replace(/^mailto:/, '');
    else lose(at, `docsgen has no icon '${icon}'`, `Add a link to ${link} to the navbar`);
  }
  return Object.keys(social).length > 0 ? social : undefined;
}
