// Configurations that docsgen does not read: its own under another name or in another language, and those of other
// generators. Without a word the site would be built with defaults.
import { error, warning } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';

export const configFileName = 'site.config.yaml';

const scripts = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'];
const ownNames = ['site.config', 'docsgen.config', 'docsgen']
  .flatMap((name) => ['yaml', 'yml', 'json', 'toml', ...scripts].map((ending) => `${name}.${ending}`))
  .filter((name) => name !== configFileName);

interface OtherGenerator {
  readonly name: string;
  readonly configs: readonly string[];
  readonly pages: string;
}

const vitePressConfigs = scripts.map((ending) => `.vitepress/config.${ending}`);
const others: readonly OtherGenerator[] = [
  { name: 'Docusaurus', configs: scripts.map((ending) => `docusaurus.config.${ending}`), pages: 'docs/' },
  { name: 'VitePress', configs: vitePressConfigs, pages: 'this folder' },
  { name: 'VitePress', configs: vitePressConfigs.map((path) => `docs/${path}`), pages: 'docs/' },
];

/** Where there is no `site.config.yaml`: an error for a file meant to be it, a warning for another generator's. */
export async function insteadOfConfig(files: SiteFiles): Promise<readonly Diagnostic[]> {
  const own = await present(files, ownNames);
  if (own.length > 0) return own.map((file) => error({ ...unread(file), hint: remedy(file) }));
  const found = await Promise.all(others.map((other) => foreignConfig(files, other)));
  return found.flat();
}

/** Where there is one. */
export async function besideConfig(files: SiteFiles): Promise<readonly Diagnostic[]> {
  const own = await present(files, ownNames);
  return own.map((file) => warning({ ...unread(file), hint: 'Remove it, or name it with --config' }));
}

function unread(file: string): Pick<Diagnostic, 'code' | 'message' | 'file'> {
  return { code: 'config', message: `docsgen reads ${configFileName}, not this file`, file };
}

function remedy(file: string): string {
  if (/\.ya?ml$/.test(file)) return `Name it ${configFileName}`;
  if (file.endsWith('.json')) return `Name it ${configFileName}: JSON is YAML, too`;
  return `Write it in YAML, as ${configFileName}; docsgen schema --markdown lists its keys`;
}

async function foreignConfig(
  files: SiteFiles,
  { name, configs, pages }: OtherGenerator,
): Promise<readonly Diagnostic[]> {
  const [file] = await present(files, configs);
  if (file === undefined) return [];
  const message = `This is the configuration of a ${name} site, which docsgen does not read`;
  const moving = `write a ${configFileName} and put the pages of ${pages} into content/en/`;
  const hint = `All Markdown below the site's folder becomes pages. To move in, ${moving}`;
  return [warning({ code: 'config', message, file, hint })];
}

async function present(files: SiteFiles, paths: readonly string[]): Promise<readonly string[]> {
  const stamps = await Promise.all(paths.map((path) => files.stamp(path)));
  return paths.filter((_, index) => stamps[index] !== undefined);
}
