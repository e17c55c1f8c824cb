// Selects the extras that a site uses, and adds them to the files that its pages load. See `browser/extras.md` in the
// theme.

import { gzipSync } from 'node:zlib';
import type { ClientAssets, Extra } from '../../model/client-assets.ts';
import type { SiteGraph } from '../../model/site.ts';
import { hasAnalytics, requiresConsent } from '../../routes/head-tag-urls.ts';
import { hashedAssetPath } from '../../routes/output-paths.ts';
import { iconExtra } from './social-icons.ts';

/** Returns the names of the extras that a site uses, in the order in which their styles are added. */
export function extrasOf({ config, locales, pages }: SiteGraph): readonly string[] {
  const { navbar, footer, social, editLink, reportLink, feedback } = config;
  const sidebars = [...locales.values()].flatMap((locale) => [...locale.sidebars.values()]);
  const menus = navbar.items.flatMap((item) => (item.kind === 'dropdown' ? item.items : []));
  const hasPosts = config.sections.some(({ posts }) => posts !== undefined);
  const pageLinks = [editLink, reportLink, feedback?.link].filter((pattern) => pattern !== undefined);
  return [
    ...(sidebars.some(({ hasBadges }) => hasBadges) ? ['badges'] : []),
    ...(menus.some(({ description }) => description !== undefined) ? ['descriptions'] : []),
    ...(footer && footer.columns.length > 0 ? ['columns'] : []),
    ...(social.length > 0 ? ['social', ...social.map(({ service }) => iconExtra(service))] : []),
    ...(pageLinks.length > 1 ? ['page-links'] : []),
    ...(feedback?.form ? ['feedback'] : []),
    // The analytics script listens for the consent event, so it must be loaded before the consent script.
    ...(hasAnalytics(config) ? ['analytics'] : []),
    ...(requiresConsent(config) ? ['consent'] : []),
    ...(hasPosts || [...pages.values()].some((page) => page.kind === 'doc' && page.tags) ? ['tags'] : []),
    ...(hasPosts ? ['posts'] : []),
  ];
}

/** Returns the client with the given extras. Their styles are appended to the style sheet of every page. */
export function withExtras(client: ClientAssets, names: readonly string[]): ClientAssets {
  const extras = names.map((name) => extraOf(client, name));
  const scripts = extras.flatMap(({ script }) => script ?? []);
  const styled = withStyles(client, extras.map((extra) => extra.styles).join(''));
  return {
    ...styled,
    files: [...styled.files, ...scripts],
    extraScripts: [...client.extraScripts, ...scripts.map(({ path }) => path)],
    scriptSize: scripts.reduce((size, { content }) => size + gzipSync(content).length, client.scriptSize),
  };
}

/** Returns the client with rules appended to the style sheet of every page. */
export function withStyles(client: ClientAssets, styles: string): ClientAssets {
  if (styles === '') return client;
  const joined = client.files.map((file) => {
    if (!client.stylesheets.includes(file.path)) return file;
    const content = Buffer.concat([Buffer.from(file.content), Buffer.from(styles)]);
    return { path: hashedAssetPath('theme.css', content), content };
  });
  const pathOf = new Map(client.files.map(({ path }, index) => [path as string, joined[index]?.path ?? path]));
  return { ...client, files: joined, stylesheets: client.stylesheets.map((path) => pathOf.get(path) ?? path) };
}

function extraOf({ extras }: ClientAssets, name: string): Extra {
  const extra = extras[name];
  if (extra === undefined) throw new Error(`The theme has no extra '${name}'.`);
  return extra;
}
