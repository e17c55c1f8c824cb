// Images of `@theme/ThemedImage` and `@theme/IdealImage`, and theme icons.
import type { ImgHTMLAttributes, ReactNode, SVGAttributes } from 'react';
import { useBaseUrl } from './addresses.ts';
import { isInIsland, mistake, ownComponent, useColorScheme } from './environment.ts';

/** An imported image, or an image in the format of the ideal-image plugin. */
type Picture = string | { readonly default?: string; readonly src?: string | { readonly src?: string } };

export interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly sources: { readonly light: Picture; readonly dark: Picture };
}

export function ThemedImage({ sources, alt = '', ...rest }: ThemedImageProps): ReactNode {
  const light = addressOf(sources.light);
  const dark = addressOf(sources.dark);
  if (isInIsland()) return <IslandThemedImage light={light} dark={dark} alt={alt} {...rest} />;
  const Figure = ownComponent('Figure');
  if (Figure === undefined) throw mistake('<ThemedImage> is only available at build time', 'ThemedImage');
  const { width } = rest;
  const size = typeof width === 'number' ? { width } : {};
  return <Figure light={light} dark={dark} alt={alt} {...size} />;
}

interface IslandThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly light: string;
  readonly dark: string;
}

function IslandThemedImage({ light, dark, alt, ...rest }: IslandThemedImageProps): ReactNode {
  return <img {...rest} src={useColorScheme() === 'dark' ? dark : light} alt={alt} />;
}

export interface IdealImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly img: Picture;
}

/** Renders the image in its original size. */
export function IdealImage({ img, alt = '', ...rest }: IdealImageProps): ReactNode {
  return <img {...rest} src={addressOf(img)} alt={alt} />;
}

export function Img({ src, alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return <img {...rest} src={useBaseUrl(String(src ?? ''))} alt={alt} />;
}

function addressOf(picture: Picture): string {
  if (typeof picture === 'string') return picture;
  const { default: address, src } = picture;
  return address ?? (typeof src === 'string' ? src : (src?.src ?? ''));
}

/** SVG paths in a 24 × 24 view box. */
const drawings = {
  arrow: 'M6 9l6 6 6-6',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  success: 'M4 12l6 6L20 6',
  wordWrap: 'M3 6h18M3 12h14a3 3 0 0 1 0 6h-4m2-2l-2 2 2 2M3 18h6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  externalLink: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  home: 'M3 11l9-8 9 8M5 9v12h5v-6h4v6h5V9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  language: 'M3 12h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18',
};

const icon =
  (name: keyof typeof drawings) =>
  (props: SVGAttributes<SVGElement>): ReactNode => (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" aria-hidden="true" {...props}>
      <path d={drawings[name]} strokeWidth={2} />
    </svg>
  );

export const IconArrow = /* @__PURE__ */ icon('arrow');
export const IconClose = /* @__PURE__ */ icon('close');
export const IconCopy = /* @__PURE__ */ icon('copy');
export const IconSuccess = /* @__PURE__ */ icon('success');
export const IconWordWrap = /* @__PURE__ */ icon('wordWrap');
export const IconEdit = /* @__PURE__ */ icon('edit');
export const IconExternalLink = /* @__PURE__ */ icon('externalLink');
export const IconHome = /* @__PURE__ */ icon('home');
export const IconMenu = /* @__PURE__ */ icon('menu');
export const IconLanguage = /* @__PURE__ */ icon('language');
