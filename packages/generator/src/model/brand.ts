// The site's logo, favicon and landing page image, read and validated.
import type { LocalizedText } from './config.ts';

export interface Brand {
  readonly logo: Logo | undefined;
  readonly homeImage: BrandPicture | undefined;
  /** The favicon, or `undefined` for docsgen's default icon. */
  readonly favicon: Favicon | undefined;
}

export interface Favicon {
  /** Path of the published file, relative to the site's root. */
  readonly path: string;
  readonly type: 'image/svg+xml' | 'image/png' | 'image/x-icon';
  /** Whether the icon refers to theme colors. If so, the published file differs from the file in `static/`. */
  readonly hasThemeColors: boolean;
  /** Hash of all inputs of the published file. */
  readonly hash: string;
  /** Background color of icons that fill a square. */
  readonly ground: string;
}

export interface Logo extends BrandPicture {
  /** Whether the site's name is shown next to the logo. */
  readonly hasName: boolean;
  /** Height in the navbar, in pixels. */
  readonly height: number;
}

export interface BrandPicture {
  readonly light: PictureFile;
  /** Image that replaces the light image in dark mode. */
  readonly dark: PictureFile | undefined;
  readonly alt: LocalizedText | undefined;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type PictureFile = Drawing | ImageFile;

/** An SVG that is inlined into the page, so that it can use the page's colors. */
export interface Drawing extends PictureSize {
  readonly kind: 'drawing';
  readonly viewBox: string;
  /** Content of the `<svg>` element. Contains only shapes. */
  readonly shapes: string;
}

interface ImageFile extends PictureSize {
  readonly kind: 'image';
  /** Path relative to the site's root. */
  readonly path: string;
  /** Content hash. The path does not change with the content. */
  readonly hash: string;
}
