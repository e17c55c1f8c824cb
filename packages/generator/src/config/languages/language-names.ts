// The languages that docsgen has UI strings for.
import { languageNames } from '@docsgen/theme/languages';

/** Returns the name of each language in that language, by language tag. */
export function namesOfLanguages(): Readonly<Record<string, string>> {
  return languageNames;
}
