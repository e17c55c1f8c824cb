// The plugins of a site between loading and use: what each is called, what it is made of, and what it was told.
import type { CheckLevel } from './config.ts';
import type { Diagnostic, Position } from './diagnostic.ts';
import type { PluginDefinition } from './plugin-api.ts';

/** A plugin as the configuration names it. */
export interface ConfiguredPlugin {
  /** A package name, or a path that begins with `./`, from the site's folder. */
  readonly module: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** How serious what its checks find is; `undefined`: as the plugin says. */
  readonly level: CheckLevel | undefined;
  readonly position: Position | undefined;
}

/** A plugin whose code has run. */
export interface FoundPlugin extends ConfiguredPlugin {
  readonly configFile: string;
  readonly definition: PluginDefinition;
  /** All code of the plugin that is known, to be hashed. */
  readonly code: string;
  /** Folder of its module, from the site's folder, where its own modules are looked up. */
  readonly folder: string;
  readonly explain: (thrown: unknown, doing: string) => Diagnostic;
}

/** A plugin with its own part of the configuration, complete. */
export interface LoadedPlugin extends FoundPlugin {
  readonly keys: Readonly<Record<string, unknown>>;
}
