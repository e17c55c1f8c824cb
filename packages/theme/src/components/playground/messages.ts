// What a page and the frame in which live code runs say to each other. The frame has an origin of its own, so each
// side checks who speaks; and the code that runs there could say anything, so the page takes it for no more than text.

/** How the page looks now, so that the frame looks the same. */
export interface FrameLook {
  readonly lang: string;
  readonly dir: string;
  readonly mode: 'light' | 'dark';
  /** Custom properties of the theme, by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** The site's own components as they are published for live code. */
export interface LiveScope {
  /** A script that leaves its exports in `docsgenScope`. */
  readonly code: string;
  readonly styles: string;
}

export interface LiveCode {
  readonly code: string;
  readonly language: string;
  /** The code calls `render` itself. */
  readonly rendersItself: boolean;
}

export type ToFrame =
  | { readonly kind: 'look'; readonly look: FrameLook }
  | { readonly kind: 'run'; readonly run: number; readonly live: LiveCode; readonly scope: LiveScope | undefined };

/** `run`: which one it is about; what is told of an earlier one comes too late. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'done'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'stuck'; readonly run: number };
