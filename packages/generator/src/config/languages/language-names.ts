// Names of the languages for which docsgen contains UI strings.
import { languageNames } from '@docsgen/theme/languages';

/** Returns the name of each language in the language itself, by language tag. */
export function namesOfLanguages(): Readonly<Record<string, string>> {
  return languageNames;
}
