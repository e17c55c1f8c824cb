// Messages between a page and the frame that runs live code. The frame has another origin, so each side checks the
// sender. The code in the frame can send anything, so the page treats its messages as plain text.

/** Appearance of the page, which the frame copies. */
export interface FrameAppearance {
  readonly lang: string;
  readonly dir: string;
  readonly mode: 'light' | 'dark';
  /** CSS custom properties of the theme by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** The site's components, as published for live code. */
export interface LiveScope {
  /** Body of a function that receives `runtime` and returns the exports. */
  readonly code: string;
  readonly styles: string;
}

export interface LiveCode {
  readonly code: string;
  readonly language: string;
  /** Whether the code calls `render` itself. */
  readonly rendersItself: boolean;
}

export type ToFrame =
  | { readonly kind: 'look'; readonly look: FrameAppearance }
  | { readonly kind: 'run'; readonly run: number; readonly live: LiveCode; readonly scope: LiveScope | undefined };

/** `run` identifies the run; messages from earlier runs are ignored. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'done'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'stuck'; readonly run: number };
