import type { CheckLevel } from './config.ts';
import type { Diagnostic, Position } from './diagnostic.ts';
import type { PluginDefinition } from './plugin-api.ts';

/** An entry of `plugins` in the configuration. */
export interface ConfiguredPlugin {
  /** A package name, or a path that starts with `./`, relative to the site's root. */
  readonly module: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Severity of the problems that the plugin's checks report. Default: set by the plugin. */
  readonly level: CheckLevel | undefined;
  readonly position: Position | undefined;
}

/** A plugin whose module has been loaded. */
export interface FoundPlugin extends ConfiguredPlugin {
  readonly configFile: string;
  readonly definition: PluginDefinition;
  /** All known code of the plugin, for cache keys. */
  readonly code: string;
  /**
   * Folder of the plugin's module, relative to the site's root. The plugin's relative module paths are resolved
   * relative to it.
   */
  readonly folder: string;
  readonly explain: (thrown: unknown, doing: string) => Diagnostic;
}

/** A plugin with the values of its configuration keys, including defaults. */
export interface LoadedPlugin extends FoundPlugin {
  readonly keys: Readonly<Record<string, unknown>>;
}

/** What articles have to know about a plugin that adds Markdown modules. Plain data for worker threads. */
export interface PluginOwner {
  readonly name: string;
  /** See `ConfiguredPlugin`. */
  readonly level: CheckLevel | undefined;
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
      readonly allowsEval: boolean;
    }
  | { readonly kind: 'siteModule'; readonly paths: readonly string[] }
);
