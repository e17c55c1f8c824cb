// The schema of the configuration of one site, with the keys and the options of its plugins.
import type { ConfigModules } from '../../model/config-module.ts';
import type { SiteFiles } from '../../model/file-system.ts';
import { readSource } from '../config-source.ts';
import { configNames } from '../other-configs.ts';
import type { siteConfigSchema } from '../schema.ts';

/** Text of the site's configuration where that may name plugins: nothing of them is loaded otherwise. */
export async function configWithPlugins(
  files: SiteFiles,
): Promise<{ readonly name: string; readonly text: string } | undefined> {
  const [name, ...others] = await configNames(files);
  const text = name === undefined || others.length > 0 ? undefined : await files.readText(name);
  return name === undefined || text === undefined || !text.includes('plugins') ? undefined : { name, text };
}

/** `undefined`: the site has no plugins that add anything, or there is no site. */
export async function schemaOfSite(
  files: SiteFiles,
  modules: ConfigModules,
): Promise<typeof siteConfigSchema | undefined> {
  const found = await configWithPlugins(files);
  if (!found) return undefined;
  const source = await readSource({ ...found, files, modules });
  if (!Array.isArray(Object(source.value).plugins)) return undefined;
  const { findPlugins } = await import('./find-plugins.ts');
  return (await findPlugins({ configFile: found.name, source, files, modules })).schema;
}
