import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import type { siteConfigSchema } from '../../model/schema/site-schema.ts';
import { readSource } from '../config-source.ts';
import { configNames } from '../unread-configs.ts';

/**
 * Returns the configuration schema of a site, with the keys and options of its plugins, or `undefined` if there is no
 * configuration or it has no plugins.
 */
export async function schemaOfSite(
  files: SiteFiles,
  modules: ConfigModules,
): Promise<typeof siteConfigSchema | undefined> {
  const [name, ...others] = await configNames(files);
  const text = name === undefined || others.length > 0 ? undefined : await files.readText(name);
  if (name === undefined || text === undefined) return undefined;
  const source = await readSource({ name, text, files, modules });
  if (!Array.isArray(Object(source.value).plugins)) return undefined;
  const { findPlugins } = await import('./find-plugins.ts');
  return (await findPlugins({ configFile: name, source, files, modules })).schema;
}
