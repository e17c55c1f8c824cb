// The pictures that a site is known by, as HTML in the words of a locale: the same on every page of it.
import type { Html } from '@docsgen/contract/html';
import type { LogoView, PictureFileView } from '@docsgen/contract/views';
import { renderPicture } from '@docsgen/theme/render-document';
import type { BrandPicture, Logo, PictureFile } from '../../../model/brand.ts';
import type { Locale } from '../../../model/config.ts';
import type { SiteGraph } from '../../../model/site.ts';
import { hrefOf } from '../../../routes/routes.ts';
import { textIn } from '../../../text/localized.ts';

export interface BrandView {
  readonly logo: LogoView | undefined;
  readonly homeImage: Html | undefined;
}

export function brandView(graph: SiteGraph, locale: Locale): BrandView {
  const { logo, homeImage } = graph.brand;
  return {
    logo: logo && { html: logoHtml(logo, graph, locale), isName: !logo.hasName },
    homeImage: homeImage && pictureHtml(homeImage, { graph, locale, height: undefined }),
  };
}

/** Where no name stands beside it, the logo says it. */
function logoHtml(logo: Logo, graph: SiteGraph, locale: Locale): Html {
  const alt = logo.alt ?? (logo.hasName ? undefined : (graph.config.navbar.title ?? graph.config.title));
  return pictureHtml({ ...logo, alt }, { graph, locale, height: logo.height });
}

interface PicturePlace {
  readonly graph: SiteGraph;
  readonly locale: Locale;
  /** `undefined`: the picture's own. */
  readonly height: number | undefined;
}

function pictureHtml({ light, dark, alt }: BrandPicture, place: PicturePlace): Html {
  const { locale, graph } = place;
  return renderPicture({
    light: fileView(light, place),
    dark: dark && fileView(dark, place),
    alt: alt === undefined ? undefined : textIn(alt, locale.code, graph.config.locales[0].code),
  });
}

function fileView(file: PictureFile, { graph, height = file.height }: PicturePlace): PictureFileView {
  const size = { width: Math.round((file.width * height) / file.height), height };
  if (file.kind === 'drawing') return { ...file, ...size };
  return { kind: 'image', href: `${hrefOf(graph.config, file.path)}?${file.hash}`, ...size };
}
