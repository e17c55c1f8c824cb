// The pictures that a site is known by, read and checked: its logo, that of its landing page, its icon.
import type { LocalizedText } from './config.ts';

export interface Brand {
  readonly logo: Logo | undefined;
  readonly homeImage: BrandPicture | undefined;
  /** `undefined`: docsgen's own icon, a sheet of paper. */
  readonly favicon: Favicon | undefined;
}

export interface Favicon {
  /** Path of the file that browsers get, from the root of the site. */
  readonly path: string;
  readonly type: 'image/svg+xml' | 'image/png' | 'image/x-icon';
  /** It names colours of the theme: what is published is another file than that in `static/`. */
  readonly hasThemeColors: boolean;
  /** Hash of all that it follows from. */
  readonly hash: string;
  /** Colour behind icons that fill a square. */
  readonly ground: string;
}

export interface Logo extends BrandPicture {
  /** The site's name stands beside it. */
  readonly hasName: boolean;
  /** Pixels, in the bar. */
  readonly height: number;
}

export interface BrandPicture {
  readonly light: PictureFile;
  /** Shown instead on a dark ground. */
  readonly dark: PictureFile | undefined;
  readonly alt: LocalizedText | undefined;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type PictureFile = Drawing | ImageFile;

/** Stands in the page itself, where it can take the page's colours. */
export interface Drawing extends PictureSize {
  readonly kind: 'drawing';
  readonly viewBox: string;
  /** What is in its `<svg>`: shapes and nothing else. */
  readonly shapes: string;
}

interface ImageFile extends PictureSize {
  readonly kind: 'image';
  /** From the root of the site. */
  readonly path: string;
  /** Hash of the content: a picture that changes keeps its path. */
  readonly hash: string;
}
