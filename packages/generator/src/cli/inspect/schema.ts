import { configReference } from '../../config/reference.ts';
import { frontMatterJsonSchema } from '../../content/posts/post-fields.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { configJsonSchema, type siteConfigSchema } from '../../model/schema/site-schema.ts';
import { mayHavePlugins } from './detect-plugins.ts';

interface SchemaOptions {
  /** Whether to print a reference in Markdown instead of JSON Schema. */
  readonly markdown?: boolean;
}

/** `of` must be `config` or `front-matter`. */
export async function schema(of: string, { markdown }: SchemaOptions, ports: Ports): Promise<number> {
  if (of !== 'config' && of !== 'front-matter')
    throw new UsageError(`The argument of docsgen schema must be config or front-matter, not '${of}'`);
  if (of === 'front-matter' && markdown) throw new UsageError('--markdown is not available for front-matter');
  const own = of === 'config' ? await schemaWithPlugins(ports) : undefined;
  const json = of === 'config' ? configJsonSchema(own) : frontMatterJsonSchema();
  ports.terminal.print(markdown ? configReference(own) : JSON.stringify(json, null, 2));
  return 0;
}

/** Returns the schema that includes the keys of the site's plugins, or `undefined` if there are no plugins. */
async function schemaWithPlugins(ports: Ports): Promise<typeof siteConfigSchema | undefined> {
  if (!(await mayHavePlugins(ports.cwd))) return undefined;
  const { openFolder, withReadOnlyCache } = await import('../open-site.ts');
  const { loadConfig } = await import('../../config/load-config.ts');
  const {
    files,
    configModules: modules,
    folderName,
  } = withReadOnlyCache(await openFolder('.', { command: 'inspect' }, ports));
  return (await loadConfig(files, { file: undefined, modules, folderName })).schema;
}
