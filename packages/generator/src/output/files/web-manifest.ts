// The web manifest: the site's name and icon on a home screen. Sites with custom icons have a manifest for each
// language.
import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import { faviconPath, iconPaths, localManifestPath } from '../../routes/output-paths.ts';
import { hrefOf } from '../../routes/routes.ts';
import { textIn } from '../../text/localized.ts';

export function webManifests(graph: SiteGraph, locales: readonly Locale[]): readonly OutputFile[] {
  if (graph.brand.favicon === undefined) return [manifestFile(graph, graph.config.locales[0])];
  return locales.map((locale) => manifestFile(graph, locale));
}

function manifestFile({ config, brand: { favicon } }: SiteGraph, locale: Locale): OutputFile {
  const isDefault = locale === config.locales[0];
  const home = hrefOf(config, isDefault ? '/' : `${locale.prefix}/`);
  const type = 'image/svg+xml';
  const drawing = { src: hrefOf(config, favicon?.path ?? faviconPath), type, sizes: 'any' };
  const drawings = favicon === undefined || favicon.type === type ? [drawing] : [];
  const pictures = [
    { path: iconPaths.small, size: 192 },
    { path: iconPaths.large, size: 512 },
    { path: iconPaths.maskable, size: 512, purpose: 'maskable' },
  ].map(({ path, size, purpose }) => ({
    src: `${hrefOf(config, path)}?${favicon?.hash}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  }));
  const manifest = {
    name: textIn(config.title, locale.code, config.locales[0].code),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: home,
    scope: hrefOf(config, '/'),
    display: 'minimal-ui',
    ...(favicon && { theme_color: favicon.ground, background_color: favicon.ground }),
    icons: favicon ? [...drawings, ...pictures] : drawings,
  };
  return { path: localManifestPath(locale), content: `${JSON.stringify(manifest, null, 2)}\n` };
}
