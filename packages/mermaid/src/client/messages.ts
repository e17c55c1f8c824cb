// Messages between a page and the frame that renders its diagrams.

/** Appearance of the page, which the frame copies. */
export interface FrameLook {
  readonly lang: string;
  readonly dir: string;
  readonly mode: 'light' | 'dark';
  /** CSS custom properties of the theme by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

export interface DrawRequest {
  readonly id: number;
  readonly source: string;
  readonly look: Pick<FrameLook, 'lang' | 'tokens'>;
}

export type DiagramResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly id: number; readonly light: DrawnPicture; readonly dark: DrawnPicture }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

export interface DrawnPicture {
  /** Content of an SVG file. */
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
