// Configurations that docsgen does not read: its own under another name or in another language, and those of other
// generators. Without a word the site would be built with defaults.
import { error, warning } from '../diagnostics/create.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Names that a configuration may have; the first is the usual one. */
export const configFileNames: readonly string[] = ['yaml', 'ts', 'js', 'mjs', 'json'].map(
  (ending) => `site.config.${ending}`,
);

const scripts = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'];
const strangeNames = ['site.config', 'docsgen.config', 'docsgen']
  .flatMap((name) => ['yaml', 'yml', 'json', 'toml', ...scripts].map((ending) => `${name}.${ending}`))
  .filter((name) => !configFileNames.includes(name));

interface OtherGenerator {
  readonly name: string;
  /** In `docsgen migrate`. */
  readonly command: string;
  /** From the folder of its site. */
  readonly configs: readonly string[];
  /** The package that is in its configuration, or beside it in package.json; left out: the name says enough. */
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

/** Where sites stand in repositories of something else. */
const siteFolders = ['', 'website/', 'docs/', 'site/', 'documentation/'];

/** The names that there are files of. They are read, so that one that appears later is noticed. */
export async function configNames(files: SiteFiles): Promise<readonly string[]> {
  const texts = await Promise.all(configFileNames.map((name) => files.readText(name)));
  const unreadable = new Set(files.unreadable().map(({ path }) => path));
  return configFileNames.filter((name, index) => texts[index] !== undefined || unreadable.has(name));
}

export function severalConfigs(name: string, others: readonly string[]): Diagnostic {
  const [last = '', ...before] = [...others].reverse();
  const all = [name, ...before.reverse()].join(', ');
  return error({
    code: 'config',
    message: `A site has one configuration, and here are ${others.length + 1}: ${all} and ${last}`,
    file: name,
    hint: 'Remove all but one, or name it with --config',
  });
}

/** Where there is no configuration: an error for a file meant to be it, a warning for another generator's. */
export async function insteadOfConfig(files: SiteFiles): Promise<readonly Diagnostic[]> {
  const own = await present(files, strangeNames);
  if (own.length > 0) return own.map((file) => error({ ...unread(file, usualName), hint: remedy(file) }));
  const found = await Promise.all(others.map((other) => foreignConfig(files, other)));
  return found.flat();
}

/** Where there is one. */
export async function besideConfig(files: SiteFiles, name: string): Promise<readonly Diagnostic[]> {
  const own = await present(files, strangeNames);
  return own.map((file) => warning({ ...unread(file, name), hint: 'Remove it, or name it with --config' }));
}

const usualName = 'site.config.yaml';

function unread(file: string, name: string): Pick<Diagnostic, 'code' | 'message' | 'file'> {
  return { code: 'config', message: `docsgen reads ${name}, not this file`, file };
}

function remedy(file: string): string {
  if (/\.ya?ml$/.test(file)) return `Name it ${usualName}`;
  if (file.endsWith('.json')) return 'Name it site.config.json';
  const [, module] = /\.(mjs|[cm]?[jt]s)$/.exec(file) ?? [];
  if (module !== undefined) return `Name it site.config.${module.replace(/^(c|m(?=t))/, '')}`;
  return `Write it in YAML, as ${usualName}; docsgen schema --markdown lists its keys`;
}

async function foreignConfig(files: SiteFiles, other: OtherGenerator): Promise<readonly Diagnostic[]> {
  for (const folder of siteFolders) {
    const [file] = await present(
      files,
      other.configs.map((path) => folder + path),
    );
    if (file === undefined || !(await isOf(other, [file, `${folder}package.json`], files))) continue;
    const message = `This is the configuration of a ${other.name} site, which docsgen does not read`;
    const moving = `docsgen migrate ${other.command} ${folder.slice(0, -1) || '.'}`;
    const hint = `All Markdown below the site's folder becomes pages as it is. To move in: ${moving}`;
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
