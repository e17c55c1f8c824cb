// The languages that docsgen speaks, to choose from.
import { languageNames } from '@docsgen/theme/languages';

/** What they call themselves, by their tags. */
export function namesOfLanguages(): Readonly<Record<string, string>> {
  return languageNames;
}
