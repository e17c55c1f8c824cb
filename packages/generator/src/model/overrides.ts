// The theme's parts that a site has in a form of its own, ready to be drawn. Plain data, so that workers can be told.
import type { Diagnostic } from './diagnostic.ts';
import type { OutputFile } from './output.ts';

export interface OwnParts {
  /** Absolute path of the module that draws the site's pages (`server/overrides/site-renderer.tsx` of the theme). */
  readonly file: string;
  /** Hash of everything that it is made of. */
  readonly hash: string;
  /** Addresses of the scripts of islands in parts, by module. */
  readonly islands: Readonly<Record<string, string>>;
}

/** What a part threw, on its way to the thread that tells it. */
export interface DrawingFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** What browsers load of a site's parts. */
export interface PartFiles {
  /** In place of the theme's own. */
  readonly shellScript: OutputFile;
  readonly styles: string;
  /** Islands with what they load, pictures and fonts. */
  readonly others: readonly OutputFile[];
}

/** A site's parts as they are bundled. */
export interface MadeOwnParts {
  readonly own: OwnParts;
  readonly files: PartFiles;
}

/** What a site has of its own in its folder `theme/`. */
export interface FoundOwnParts {
  /** `undefined`: none, or mistakes leave none. */
  readonly own: OwnParts | undefined;
  /** Everything that was read and looked for, from the site's folder. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What stands for the site's renderer and its shell among the modules of a bundle. */
export const rendererName = 'docsgen:renderer';
export const shellName = 'docsgen:shell';
