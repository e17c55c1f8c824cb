// Renders the logo and the image of the landing page, once per locale.
import type { Html } from '@docsgen/contract/html';
import type { ImageFileView, LogoView } from '@docsgen/contract/views';
import { renderPicture } from '@docsgen/theme/react-markup';
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

/** If there is no title next to the logo, the alternative text of the logo contains it. */
function logoHtml(logo: Logo, graph: SiteGraph, locale: Locale): Html {
  const alt = logo.alt ?? (logo.hasName ? undefined : (graph.config.navbar.title ?? graph.config.title));
  return pictureHtml({ ...logo, alt }, { graph, locale, height: logo.height });
}

interface ImageOptions {
  readonly graph: SiteGraph;
  readonly locale: Locale;
  /** `undefined` uses the height of the image. */
  readonly height: number | undefined;
}

function pictureHtml({ light, dark, alt }: BrandPicture, options: ImageOptions): Html {
  const { locale, graph } = options;
  return renderPicture({
    light: fileView(light, options),
    dark: dark && fileView(dark, options),
    alt: alt === undefined ? undefined : textIn(alt, locale.code, graph.config.locales[0].code),
  });
}

function fileView(file: PictureFile, { graph, height = file.height }: ImageOptions): ImageFileView {
  const size = { width: Math.round((file.width * height) / file.height), height };
  if (file.kind === 'drawing') return { ...file, ...size };
  return { kind: 'image', href: `${hrefOf(graph.config, file.path)}?${file.hash}`, ...size };
}
