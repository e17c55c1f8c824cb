// What a migration comes to, whatever generator the site was made for: the files of the new site, and what is told of
// the way there. Nothing here has touched a disk.
import type { Diagnostic, Position } from '../model/diagnostic.ts';

export interface Migration {
  /** Name of the generator, as its makers write it. */
  readonly generator: 'Docusaurus' | 'VitePress' | 'Starlight';
  readonly title: string;
  /** Sorted by path; no two have the same. */
  readonly files: readonly MigratedFile[];
  /** Every address of the old site, in every locale. */
  readonly addresses: readonly OldAddress[];
  /** What was not taken over, or otherwise than it was; files are paths from the old site's folder. */
  readonly losses: readonly Diagnostic[];
  /** What was taken over, in the order of the report. */
  readonly taken: readonly TakenOver[];
  /** Names of components and packages that something else stands in for, with how many pages use them. */
  readonly standIns: ReadonlyMap<string, number>;
  /** Packages of npm that the new site imports, with their range in the old site's package.json. */
  readonly packages: ReadonlyMap<string, string>;
  /** What has another shape here: plugins, themes, replaced components of the theme. */
  readonly counterparts: readonly Counterpart[];
  /** Colours of the old site, the most important first. */
  readonly colors: readonly OldColor[];
}

/** Something of the old site with what takes its place. */
export interface Counterpart {
  readonly kind: 'plugin' | 'component';
  /** As the old site names it: `@docusaurus/plugin-pwa`, `DocItem/Footer`. */
  readonly name: string;
  /** A sentence without a full stop. */
  readonly now: string;
  /** Left for hands: nothing takes its place by itself. */
  readonly isOpen: boolean;
  /** Where the old site has it, from its folder. */
  readonly file: string;
  readonly position: Position | undefined;
}

/** As its style sheets say, by day and by night; `undefined`: they say nothing. */
export interface OldColor {
  /** `--ifm-color-primary`. */
  readonly name: string;
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

/** `path`: from the new site's folder. */
export type MigratedFile = { readonly path: string } & (
  | {
      readonly text: string;
      /** Path of the file that it was, from the old site's folder; `undefined`: it had no counterpart. */
      readonly from: string | undefined;
    }
  /** The same bytes; path from the old site's folder. */
  | { readonly copyOf: string }
);

/** An address that readers may have kept. */
export interface OldAddress {
  /** Without `baseUrl`, with its locale, as the old site's links had it: `/es/api/intro`. */
  readonly url: string;
  /** Ids of headings and other elements that a link could lead to. */
  readonly anchors: readonly string[];
  /** File that made it, from the old site's folder; of a generated page, the file that asked for it. */
  readonly from: string;
  /** What made it. */
  readonly kind: 'page' | 'post' | 'category' | 'list' | 'tag' | 'redirect' | 'file';
}

/** A line of the report: `Versions`, `3`, `29.7, 29.6, next`. */
export interface TakenOver {
  readonly what: string;
  readonly count: number;
  readonly detail: string;
}
