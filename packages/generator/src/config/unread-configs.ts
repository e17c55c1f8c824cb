// Reports configuration files that docsgen does not read: docsgen files with a wrong name, and files of other
// generators. Without this warning, the site would be built with defaults.

import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Diagnostic, error, warning } from '../model/diagnostic.ts';

/** File names of configurations, starting with the usual name. */
export const configFileNames: readonly string[] = ['yaml', 'ts', 'js', 'mjs', 'json'].map(
  (ending) => `site.config.${ending}`,
);

const scripts = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'];
const strangeNames = ['site.config', 'docsgen.config', 'docsgen']
  .flatMap((name) => ['yaml', 'yml', 'json', 'toml', ...scripts].map((ending) => `${name}.${ending}`))
  .filter((name) => !configFileNames.includes(name));

interface OtherGenerator {
  readonly name: string;
  /** Argument for `@docsgen/migrate`. */
  readonly command: string;
  /** Paths relative to the folder of the site. */
  readonly configs: readonly string[];
  /** Package that must be mentioned in the configuration or in package.json if the file name is ambiguous. */
  readonly package?: string;
}

const others: readonly OtherGenerator[] = [
  { name: 'Docusaurus', command: 'docusaurus', configs: scripts.map((ending) => `docusaurus.config.${ending}`) },
  {
    name: 'VitePress',
    command: 'vitepress',
    configs: scripts.flatMap((ending) => [`.vitepress/config.${ending}`, `.vitepress/config/index.${ending}`]),
  },
  {
    name: 'Starlight',
    command: 'starlight',
    configs: scripts.map((ending) => `astro.config.${ending}`),
    package: '@astrojs/starlight',
  },
];

/** Folders that often contain the documentation of a repository. */
const siteFolders = ['', 'website/', 'docs/', 'site/', 'documentation/'];

/** Returns the configuration files that exist. Reads all these files, so that the development server watches them. */
export async function configNames(files: SiteFiles): Promise<readonly string[]> {
  const texts = await Promise.all(configFileNames.map((name) => files.readText(name)));
  const unreadable = new Set(files.unreadable().map(({ path }) => path));
  return configFileNames.filter((name, index) => texts[index] !== undefined || unreadable.has(name));
}

export function multipleConfigs(name: string, others: readonly string[]): Diagnostic {
  const [last = '', ...before] = [...others].reverse();
  const all = [name, ...before.reverse()].join(', ');
  return error({
    code: 'config',
    message: `A site can have only one configuration file, but ${others.length + 1} were found: ${all} and ${last}`,
    file: name,
    hint: 'Delete all but one, or choose one with --config',
  });
}

/**
 * For a site without a configuration, returns an error for a misnamed configuration, or a warning for a configuration
 * of another generator.
 */
export async function checkMissingConfig(files: SiteFiles): Promise<readonly Diagnostic[]> {
  const own = await present(files, strangeNames);
  if (own.length > 0) return own.map((file) => error({ ...unread(file, usualName), hint: remedy(file) }));
  const found = await Promise.all(others.map((other) => foreignConfig(files, other)));
  return found.flat();
}

/** For a site with a configuration, reports other configuration files that are not read. */
export async function checkUnusedConfigs(files: SiteFiles, name: string): Promise<readonly Diagnostic[]> {
  const own = await present(files, strangeNames);
  return own.map((file) => warning({ ...unread(file, name), hint: 'Delete it, or choose it with --config' }));
}

const usualName = 'site.config.yaml';

function unread(file: string, name: string): Pick<Diagnostic, 'code' | 'message' | 'file'> {
  return { code: 'config', message: `This file is ignored: the configuration is ${name}`, file };
}

function remedy(file: string): string {
  if (/\.ya?ml$/.test(file)) return `Rename it to ${usualName}`;
  if (file.endsWith('.json')) return 'Rename it to site.config.json';
  const [, module] = /\.(mjs|[cm]?[jt]s)$/.exec(file) ?? [];
  if (module !== undefined) return `Rename it to site.config.${module.replace(/^(c|m(?=t))/, '')}`;
  return `Convert it to YAML, as ${usualName}. For a list of all keys, run docsgen schema --markdown`;
}

async function foreignConfig(files: SiteFiles, other: OtherGenerator): Promise<readonly Diagnostic[]> {
  for (const folder of siteFolders) {
    const [file] = await present(
      files,
      other.configs.map((path) => folder + path),
    );
    if (file === undefined || !(await isOf(other, [file, `${folder}package.json`], files))) continue;
    const message = `docsgen does not read ${other.name} configuration files`;
    const migration = `npx @docsgen/migrate ${other.command} ${folder.slice(0, -1) || '.'}`;
    const hint = `All Markdown files become pages unchanged. To migrate the site, run ${migration}`;
    return [warning({ code: 'config', message, file, hint })];
  }
  return [];
}

async function isOf({ package: name }: OtherGenerator, paths: readonly string[], files: SiteFiles): Promise<boolean> {
  if (name === undefined) return true;
  const texts = await Promise.all(paths.map((path) => files.readText(path)));
  return texts.some((text) => text?.includes(name));
}

async function present(files: SiteFiles, paths: readonly string[]): Promise<readonly string[]> {
  const stamps = await Promise.all(paths.map((path) => files.stamp(path)));
  return paths.filter((_, index) => stamps[index] !== undefined);
}
