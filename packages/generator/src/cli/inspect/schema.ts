// docsgen schema: prints what a configuration or front matter may contain, for editors or for readers.

import { configReference } from '../../config/reference.ts';
import { configJsonSchema, type siteConfigSchema } from '../../config/schema/schema.ts';
import { frontMatterJsonSchema } from '../../content/front-matter-schema.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { UsageError } from '../usage-error.ts';
import { namesPlugins } from './detect-plugins.ts';

export interface SchemaOptions {
  /** A page for readers. */
  readonly markdown?: boolean;
}

/** `of`: `config` or `front-matter`. */
export async function schemaText(of: string, { markdown }: SchemaOptions, ports: Ports): Promise<string> {
  if (of === 'config') {
    const own = await ownSchema(ports);
    return markdown ? configReference(own) : printed(configJsonSchema(own));
  }
  if (of !== 'front-matter') throw new UsageError(`docsgen schema takes config or front-matter, not ${of}`);
  if (markdown) throw new UsageError('--markdown prints the configuration: leave it out for front-matter');
  return printed(frontMatterJsonSchema());
}

/** With the keys of plugins, in the folder of a site that has any. */
async function ownSchema(ports: Ports): Promise<typeof siteConfigSchema | undefined> {
  if (!(await namesPlugins(ports.cwd))) return undefined;
  const { openFolder, withoutTraces } = await import('../open-site.ts');
  const { schemaOfSite } = await import('../../config/plugins/site-schema.ts');
  const request = withoutTraces(await openFolder('.', { command: 'inspect' }, ports));
  return request.configModules && schemaOfSite(request.files, request.configModules);
}

function printed(schema: object): string {
  return JSON.stringify(schema, null, 2);
}
