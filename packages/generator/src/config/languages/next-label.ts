import { type Languages, messagesFor } from '@docsgen/theme/messages';
import type { Locale } from '../../model/config.ts';
import { yamlString } from '../yaml/edit-yaml.ts';

/**
 * Returns the label of the version in development in YAML: a string, or a mapping of strings by locale if they differ.
 */
export function nextLabel(locales: readonly Pick<Locale, 'code' | 'htmlLang'>[], languages: Languages): string {
  const labels = locales.map(
    ({ code, htmlLang }) => [code, messagesFor(languages, htmlLang).pages.nextVersion] as const,
  );
  const [[, first = ''] = []] = labels;
  if (labels.every(([, label]) => label === first)) return yamlString(first);
  return `{ ${labels.map(([code, label]) => `${code}: ${yamlString(label)}`).join(', ')} }`;
}
