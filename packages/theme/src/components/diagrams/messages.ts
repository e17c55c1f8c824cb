// Messages between a page and the frame that renders its diagrams.

import type { FrameLook } from '../playground/messages.ts';

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
