// docsgen schema: prints what a configuration may contain, for editors or for readers.
import { configReference } from '../config/reference.ts';
import { configJsonSchema } from '../config/schema.ts';

export interface SchemaOptions {
  /** A table for readers. */
  readonly markdown?: boolean;
}

export function schemaText({ markdown }: SchemaOptions): string {
  return markdown ? configReference() : JSON.stringify(configJsonSchema(), null, 2);
}
