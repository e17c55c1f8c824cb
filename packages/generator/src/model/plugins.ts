import type { Diagnostic, Position } from './diagnostic.ts';
import type { PluginDefinition } from './plugin-api.ts';
import type { ParsedConfig } from './schema/site-schema.ts';

/** An entry of `plugins`. */
export interface ConfiguredPlugin extends Omit<ParsedConfig['plugins'][number], 'name'> {
  /** A package name, or a path that starts with `./`, relative to the site's root. */
  readonly module: string;
  readonly position: Position | undefined;
}

/** A plugin whose module has been loaded. */
export interface FoundPlugin extends ConfiguredPlugin {
  readonly configFile: string;
  readonly definition: PluginDefinition;
  /** All known code of the plugin, for cache keys. */
  readonly code: string;
  /**
   * Folder of the plugin's module, relative to the site's root. The relative paths of the plugin's modules are resolved
   * from this folder.
   */
  readonly folder: string;
  readonly explain: (thrown: unknown, doing: string) => Diagnostic;
}

/** A plugin with the values of its configuration keys, including defaults. */
export interface LoadedPlugin extends FoundPlugin {
  readonly keys: Readonly<Record<string, unknown>>;
}

/** Properties of a plugin that adds Markdown modules. Plain data, because the object is passed to worker threads. */
export interface PluginOwner {
  readonly name: string;
  /** See `ConfiguredPlugin`. */
  readonly level: ConfiguredPlugin['level'];
  /** Kind of each article file, by name. */
  readonly files: Readonly<Record<string, PluginArticleFile['kind']>>;
}

/** An article file of a plugin. Paths are relative to the site's root. */
export type PluginArticleFile = {
  /** Name of the plugin. */
  readonly plugin: string;
  readonly name: string;
} & (
  | { readonly kind: 'script' | 'styles'; readonly path: string }
  | {
      readonly kind: 'frame';
      readonly path: string;
      readonly styles: string | undefined;
      readonly libraries: readonly string[];
      readonly allowsEval: boolean;
    }
  | { readonly kind: 'siteModule'; readonly paths: readonly string[] }
);

/** Message of the error that `articleOf` in `docsgen/plugin` throws. */
export const noArticle = 'articleOf() is only available in Markdown plugins added by a plugin';
