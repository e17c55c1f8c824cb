// `docsgen/plugin`, the module that plugins import.
import type { Described } from './model/described.ts';
import type { PluginDefinition } from './model/plugin-api.ts';

export type { Described, DescribedValue, ValueOf, ValuesOf } from './model/described.ts';
export type {
  CommandContext,
  ContentFile,
  HeadTag,
  HookContext,
  MarkdownAdditions,
  ModuleReference,
  PageChange,
  PagesContext,
  Place,
  PluginCommand,
  PluginDefinition,
  PluginFile,
  PluginLocale,
  PluginPage,
  PluginSection,
  PluginSite,
  Problem,
  YamlFile,
} from './model/plugin-api.ts';

/** Returns the definition unchanged; adds types. */
export function definePlugin<
  const Options extends Described = Record<never, never>,
  const Keys extends Described = Record<never, never>,
>(definition: PluginDefinition<Options, Keys>): PluginDefinition<Options, Keys> {
  return definition;
}
