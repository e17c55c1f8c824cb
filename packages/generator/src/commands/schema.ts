// docsgen schema: prints what a configuration or front matter may contain, for editors or for readers.
import { configReference } from '../config/reference.ts';
import { configJsonSchema } from '../config/schema.ts';
import { frontMatterJsonSchema } from '../content/front-matter-schema.ts';
import { UsageError } from './usage-error.ts';

export interface SchemaOptions {
  /** A page for readers. */
  readonly markdown?: boolean;
}

/** `of`: `config` or `front-matter`. */
export function schemaText(of: string, { markdown }: SchemaOptions): string {
  if (of === 'config') return markdown ? configReference() : printed(configJsonSchema());
  if (of !== 'front-matter') throw new UsageError(`docsgen schema takes config or front-matter, not ${of}`);
  if (markdown) throw new UsageError('--markdown prints the configuration: leave it out for front-matter');
  return printed(frontMatterJsonSchema());
}

function printed(schema: object): string {
  return JSON.stringify(schema, null, 2);
}
