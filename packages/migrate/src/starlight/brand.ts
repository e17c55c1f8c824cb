// Copies the site's logo and hero image, which Starlight reads from `src/assets`, to `static/`.
import { posix } from 'node:path';
import { imageWith } from '../site-configuration.ts';
import { mapIn, textIn } from '../untyped-values.ts';
import type { Plain } from '../yaml-text.ts';
import { fileOf } from './places.ts';
import type { StarlightSite } from './site.ts';

interface BrandFiles {
  readonly logo: Plain;
  readonly heroImage: Plain;
  /** Original paths by new path. */
  readonly copies: ReadonlyMap<string, string>;
}

export function brandFiles(site: StarlightSite): BrandFiles {
  const copies = new Map<string, string>();
  const shown = (from: string, written: string | undefined): string | undefined => {
    const file = written === undefined ? undefined : fileOf(site, from, written);
    if (file === undefined) return undefined;
    const name = posix.basename(file);
    copies.set(`static/${name}`, file);
    return `/${name}`;
  };
  const logo = mapIn(site.options.logo);
  const landing = site.pages.find(({ id, locale }) => id === undefined && locale === site.locales[0]);
  const image = mapIn(mapIn(landing?.frontMatter.hero).image);
  const from = landing?.source ?? '';
  return {
    logo: imageWith(shown('astro.config.mjs', textIn(logo.light) ?? textIn(logo.src)), {
      dark: shown('astro.config.mjs', textIn(logo.dark)),
      alt: textIn(logo.alt),
      name: logo.replacesTitle === true ? false : undefined,
    }),
    heroImage: imageWith(shown(from, textIn(image.file) ?? textIn(image.light)), {
      dark: shown(from, textIn(image.dark)),
      alt: textIn(image.alt),
    }),
    copies,
  };
}
