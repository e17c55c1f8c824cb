import { encodingErrors } from '../diagnostics/check-encoding.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { SiteConfig } from '../model/config.ts';
import type { ConfigModules } from '../model/config-module.ts';
import { type Checked, type Diagnostic, error, hasErrors } from '../model/diagnostic.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { lenientChecks } from '../model/schema/check-schema.ts';
import { siteConfigSchema } from '../model/schema/site-schema.ts';
import { firstHeading } from '../text/markdown-text.ts';
import { didYouMean } from '../text/wording.ts';
import { checkConfig } from './check-config.ts';
import { type ConfigFile, type ConfigSource, failedSource } from './config-file.ts';
import { bundleErrors, bundleOf } from './module-files.ts';
import { resolveConfig } from './resolve/resolve-config.ts';
import { checkMissingConfig, checkUnusedConfigs, configNames, multipleConfigs } from './unread-configs.ts';
import { parseYaml } from './yaml/yaml-source.ts';

interface ConfigRequest {
  /**
   * Path relative to the site's root directory. By default, `site.config.yaml` or another supported name is used if it
   * exists.
   */
  readonly file: string | undefined;
  /** If it is omitted, every file is read as YAML. */
  readonly modules?: ConfigModules | undefined;
  /** Title of a site that has neither a configuration nor an index with a title. */
  readonly folderName: string;
}

export type LoadedConfig = LoadedFrom & LoadedState;

type LoadedState =
  | {
      /**
       * `faulty` if there are errors. Invalid values are replaced with defaults, so that pages can be checked but not
       * published.
       */
      readonly kind: 'usable' | 'faulty';
      readonly config: SiteConfig;
      readonly diagnostics: readonly Diagnostic[];
    }
  /** The configuration has errors that would make errors in pages meaningless. */
  | { readonly kind: 'unusable'; readonly diagnostics: readonly Diagnostic[] };

interface LoadedFrom {
  /** Other files that the configuration imports, relative to the site's root directory. */
  readonly inputs: readonly string[];
  /** Plugins of a usable configuration. Omitted if the site has no plugins. */
  readonly plugins?: readonly LoadedPlugin[];
  /** Schema that includes the keys and options of plugins. Omitted if the site has no plugins. */
  readonly schema?: typeof siteConfigSchema;
}

export async function loadConfig(files: SiteFiles, request: ConfigRequest): Promise<LoadedConfig> {
  const [name, ...others] = request.file === undefined ? await configNames(files) : [request.file];
  if (name === undefined) return loadDefaults(files, request.folderName);
  if (others.length > 0) return unusable([multipleConfigs(name, others)]);
  const text = await files.readText(name);
  // Files that cannot be read are reported together in another step.
  if (files.unreadable().some(({ path }) => path === name)) return unusable([]);
  if (text === undefined) return unusable([missing(name, await configNames(files))]);
  const source = await readSource({ name, text, files, modules: request.modules });
  if (source.diagnostics.length > 0) return unusable(source.diagnostics, source.inputs);
  const found = await pluginsIn(source, { file: name, files, modules: request.modules });
  const beside = request.file === undefined ? await checkUnusedConfigs(files, name) : [];
  const schema = found?.schema ?? siteConfigSchema;
  const checked = checkConfig({ file: name, source, schema }, found?.diagnostics ?? []);
  const diagnostics = [...checked.diagnostics, ...beside];
  const plugins = found && checked.parsed && { plugins: found.of(checked.parsed) };
  return {
    ...loadedFrom(checked.config, diagnostics),
    inputs: [...source.inputs, ...(found?.inputs ?? [])],
    ...plugins,
    ...(found && { schema: found.schema }),
  };
}

/** If the configuration has no plugins, returns `undefined` without importing the plugin loader. */
async function pluginsIn(
  source: ConfigSource,
  {
    file,
    files,
    modules,
  }: { readonly file: string; readonly files: SiteFiles; readonly modules?: ConfigModules | undefined },
) {
  if (!modules || !Array.isArray(Object(source.value).plugins)) return undefined;
  const { findPlugins, withKeys } = await import('./plugins/find-plugins.ts');
  const found = await findPlugins({ configFile: file, source, files, modules });
  return { ...found, of: (config: object) => withKeys(found.plugins, config) };
}

function unusable(diagnostics: readonly Diagnostic[], inputs: readonly string[] = []): LoadedConfig {
  return { kind: 'unusable', diagnostics, inputs };
}

async function loadDefaults(files: SiteFiles, folderName: string): Promise<LoadedConfig> {
  const found = await checkMissingConfig(files);
  if (hasErrors(found)) return unusable(found);
  const { value, diagnostics } = withoutFile((await indexTitle(files)) ?? folderName);
  return { ...loadedFrom(value, [...diagnostics, ...found]), inputs: [] };
}

async function indexTitle(files: SiteFiles): Promise<string | undefined> {
  for (const name of ['index.md', 'README.md', 'readme.md', 'Readme.md', 'index.markdown']) {
    const text = await files.readText(name);
    if (text === undefined) continue;
    const title = titleInFrontMatter(text) ?? firstHeading(text);
    if (title !== undefined) return title;
  }
  return undefined;
}

/**
 * Returns an approximation of the title. The front matter is parsed and checked later, with the rest of the content.
 */
function titleInFrontMatter(text: string): string | undefined {
  const [, head = ''] = /^---\r?\n([\s\S]*?)\n---/.exec(text) ?? [];
  const title = /^title:[ \t]*([^ \t\r\n].*)/m.exec(head)?.[1]?.trimEnd();
  return title?.replace(/^(["'])(.*)\1$/, '$2');
}

/** Returns the defaults for a plain folder of Markdown files, where broken links are warnings. */
function withoutFile(title: string): Checked<SiteConfig> {
  return resolveConfig(siteConfigSchema.parse({ title, checks: lenientChecks }), {
    file: undefined,
    positionOf: () => undefined,
  });
}

function loadedFrom(config: SiteConfig | undefined, diagnostics: readonly Diagnostic[]): LoadedState {
  if (!config) return { kind: 'unusable', diagnostics };
  return { kind: hasErrors(diagnostics) ? 'faulty' : 'usable', config, diagnostics };
}

function missing(file: string, others: readonly string[]): Diagnostic {
  const message = `Configuration file not found: ${file}`;
  return error({ code: 'config', message, hint: didYouMean(file, others) });
}

/** Reads a configuration in the language of its file extension. The default is YAML. */
export async function readSource(file: ConfigFile): Promise<ConfigSource> {
  const { name, text, files, modules } = file;
  const unreadable = await encodingErrors(files, { path: name, text, code: 'config' });
  if (unreadable.length > 0) return failedSource(unreadable);
  if (modules && /\.[cm]?[jt]s$/.test(name)) {
    const { loadModule } = await import('./load-module.ts');
    return loadModule(file, modules);
  }
  if (name.endsWith('.json')) {
    const { parseJson } = await import('./load-config.ts');
    return parseJson(file);
  }
  return { ...parseYaml(text, { file: name, firstLine: 1, code: 'config' }), inputs: [] };
}

export async function parseJson(file: ConfigFile): Promise<ConfigSource> {
  const { name, text } = file;
  if (!isJson(text)) return failedSource(await syntaxErrors(file));
  const source = parseYaml(text, { file: name, firstLine: 1, code: 'config' });
  const diagnostics = source.diagnostics.map((each) => ({ ...each, message: each.message.replace('YAML', 'JSON') }));
  return { ...source, diagnostics, inputs: [] };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function syntaxErrors({ name, files, modules }: ConfigFile): Promise<ConfigSource['diagnostics']> {
  const message = 'Invalid JSON';
  const bundle = modules && (await bundleOf(name, files, modules));
  const found = bundle ? bundleErrors(bundle, { files, name, message }) : [];
  return found.length > 0 ? found : [error({ code: 'config', message, file: name })];
}
