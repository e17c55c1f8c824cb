// Messages between a page and the frame that renders its diagrams.

/** Appearance of the page, which the frame copies. */
export interface FrameAppearance {
  readonly lang: string;
  /** CSS custom properties of the theme by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

export interface RenderRequest {
  readonly id: number;
  readonly source: string;
  readonly appearance: FrameAppearance;
}

export type DiagramResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly id: number; readonly light: RenderedPicture; readonly dark: RenderedPicture }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

export interface RenderedPicture {
  /** Content of an SVG file. */
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
