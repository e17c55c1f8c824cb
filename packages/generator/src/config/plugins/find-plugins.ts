// Loads plugins before the configuration is checked, because they can add configuration keys.
import * as z from 'zod';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import type { Described } from '../../model/described.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { PluginDefinition } from '../../model/plugin-api.ts';
import type { FoundPlugin, LoadedPlugin } from '../../model/plugins.ts';
import { sitePlugin } from '../../model/schema/markdown-schema.ts';
import { siteConfigSchema } from '../../model/schema/site-schema.ts';
import type { ConfigSource } from '../config-file.ts';
import { dotted, explainIssues } from '../yaml/explain-issue.ts';
import { describedSchema, schemaOf, shapeOf, withDefaults } from './described-schema.ts';
import { exportHint, loadPluginModule, type PluginOrigin } from './plugin-module.ts';

interface PluginsRequest {
  readonly configFile: string;
  readonly source: ConfigSource;
  readonly files: SiteFiles;
  readonly modules: ConfigModules;
}

interface FoundPlugins {
  readonly plugins: readonly FoundPlugin[];
  /** Configuration schema that includes the keys of all plugins. */
  readonly schema: typeof siteConfigSchema;
  readonly diagnostics: readonly Diagnostic[];
  /** Source files of plugins, relative to the site's root directory. */
  readonly inputs: readonly string[];
}

export async function findPlugins(request: PluginsRequest): Promise<FoundPlugins> {
  const diagnostics: Diagnostic[] = [];
  const plugins: FoundPlugin[] = [];
  const inputs: string[] = [];
  for (const [index, written] of namedIn(request.source.value)) {
    const origin = originOf(written, index, request);
    const loaded = await loadPluginModule(origin, request.files, request.modules);
    inputs.push(...loaded.inputs);
    diagnostics.push(...loaded.diagnostics);
    if (loaded.diagnostics.length > 0) continue;
    const problem = problemOf(loaded.exported);
    if (problem !== undefined) diagnostics.push(wrongPlugin(origin, problem, exportHint));
    else {
      const { options, level } = written;
      plugins.push({ ...loaded, ...origin, definition: loaded.exported as PluginDefinition, options, level });
    }
  }
  diagnostics.push(...clashes(plugins, request), ...plugins.flatMap((each) => wrongOptions(each, request)));
  return { plugins, schema: extended(plugins), diagnostics, inputs };
}

/** Returns the plugins with their options and configuration keys. `config` must match the schema. */
export function withKeys(plugins: readonly FoundPlugin[], config: object): readonly LoadedPlugin[] {
  return plugins.map((plugin) => {
    const { options = {}, config: keys = {} } = plugin.definition;
    const written = Object.fromEntries(Object.keys(keys).map((key) => [key, Reflect.get(config, key)]));
    return { ...plugin, options: withDefaults(options, plugin.options), keys: withDefaults(keys, written) };
  });
}

type WrittenPlugin = z.output<typeof sitePlugin>;

/** Returns the valid entries of `plugins`. Invalid entries are reported when the whole configuration is checked. */
function namedIn(value: unknown): readonly (readonly [index: number, plugin: WrittenPlugin])[] {
  const list: unknown = Object(value).plugins;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each, index) => {
    const { data } = sitePlugin.safeParse(each);
    return data === undefined ? [] : [[index, data] as const];
  });
}

function originOf({ name: module }: WrittenPlugin, index: number, request: PluginsRequest): PluginOrigin {
  const { configFile, source } = request;
  return { module, configFile, position: source.positionOf(['plugins', index]) };
}

const definitionSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and dashes'),
  options: describedSchema.optional(),
  config: describedSchema.optional(),
  setup: z.custom<PluginDefinition['setup']>((value) => typeof value === 'function', 'must be a function'),
});

/** Returns the reason why the value is not a valid plugin, as the end of a message, or `undefined` if it is valid. */
function problemOf(exported: unknown): string | undefined {
  const parsed = definitionSchema.safeParse(exported);
  if (parsed.success) return undefined;
  const [issue] = parsed.error.issues;
  if (!issue || issue.path.length === 0) return 'it must be an object';
  return `'${dotted(issue.path)}' ${issue.message}`;
}

function wrongPlugin({ module, configFile, position }: PluginOrigin, problem: string, hint: string): Diagnostic {
  const message = `The default export of '${module}' is not a valid plugin: ${problem}`;
  return error({ code: 'plugin', message, file: configFile, position, hint });
}

/** Reports plugin names and configuration keys that are used twice. */
function clashes(plugins: readonly FoundPlugin[], { configFile: file }: PluginsRequest): readonly Diagnostic[] {
  const names = new Map<string, FoundPlugin>();
  const keys = new Map<string, string>(Object.keys(siteConfigSchema.shape).map((key) => [key, 'docsgen']));
  return plugins.flatMap((plugin) => {
    const { definition, module, position } = plugin;
    const found: Diagnostic[] = [];
    const other = names.get(definition.name);
    names.set(definition.name, other ?? plugin);
    if (other) {
      const message = `Two plugins have the same name: '${definition.name}' ('${other.module}' and '${module}')`;
      const related = [{ message: 'The other plugin', file, position: other.position }];
      found.push(error({ code: 'plugin', message, file, position, hint: 'Remove one of them', related }));
    }
    for (const key of Object.keys(definition.config ?? {})) {
      const owner = keys.get(key);
      keys.set(key, owner ?? `plugin '${module}'`);
      if (owner === undefined || other) continue;
      const message = `Plugin '${module}' adds the configuration key '${key}', which is already a key of ${owner}`;
      found.push(error({ code: 'plugin', message, file, position }));
    }
    return found;
  });
}

function wrongOptions(plugin: FoundPlugin, { configFile, source }: PluginsRequest): readonly Diagnostic[] {
  const schema = schemaOf(plugin.definition.options ?? {});
  const parsed = schema.safeParse(plugin.options);
  if (parsed.success) return [];
  const list: unknown = Object(source.value).plugins;
  const index = Array.isArray(list)
    ? list.findIndex((each) => (typeof each === 'string' ? each : each?.name) === plugin.module)
    : 0;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ['plugins', index, 'options', ...issue.path] }));
  const whole = z.strictObject({ plugins: z.array(z.strictObject({ options: schema })) });
  return explainIssues(new z.ZodError(issues), { file: configFile, code: 'config', source, schema: whole });
}

function extended(plugins: readonly FoundPlugin[]): typeof siteConfigSchema {
  const keys: Described = Object.assign({}, ...plugins.map(({ definition }) => definition.config ?? {}));
  const taken = new Set(Object.keys(siteConfigSchema.shape));
  const own = Object.fromEntries(Object.entries(shapeOf(keys)).filter(([key]) => !taken.has(key)));
  const known = plugins.map(({ module, definition }) =>
    z.strictObject({
      name: z.literal(module),
      options: schemaOf(definition.options ?? {})
        .prefault({})
        .describe(`Options of ${module}.`),
      level: z.enum(['error', 'warning', 'off']).optional(),
    }),
  );
  const list = siteConfigSchema.shape.plugins;
  const described = z
    .array(z.union([...known, sitePlugin]))
    .default([])
    .describe(list.description ?? '');
  return siteConfigSchema
    .extend({ ...own, plugins: described })
    .describe(siteConfigSchema.description ?? '') as unknown as typeof siteConfigSchema;
}
