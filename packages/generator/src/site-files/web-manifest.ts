// The web manifest: name and icon of the site when it is put on a home screen.
import type { OutputFile } from '../model/output.ts';
import type { SiteGraph } from '../model/site.ts';
import { faviconPath, webManifestPath } from '../routes/output-paths.ts';
import { hrefOf } from '../routes/routes.ts';
import { textIn } from '../text/localized.ts';

export function webManifest({ config, brand }: SiteGraph): OutputFile {
  const [locale] = config.locales;
  const manifest = {
    name: textIn(config.title, locale.code, locale.code),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: hrefOf(config, '/'),
    scope: hrefOf(config, '/'),
    display: 'minimal-ui',
    icons: [{ src: hrefOf(config, brand.favicon ?? faviconPath), type: 'image/svg+xml', sizes: 'any' }],
  };
  return { path: webManifestPath, content: `${JSON.stringify(manifest, null, 2)}\n` };
}
