// docsgen schema: what a configuration may say, for editors or for people.
import { configReference } from '../config/reference.ts';
import { configJsonSchema } from '../config/schema.ts';

export function schemaText(isForPeople: boolean): string {
  return isForPeople ? configReference() : JSON.stringify(configJsonSchema(), null, 2);
}
