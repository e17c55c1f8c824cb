// Provides labels for the version in development.

import { yamlString } from '../../config/yaml/edit-yaml.ts';
import type { Locale } from '../../model/config.ts';

const labels: Readonly<Record<string, string>> = {
  ar: 'التالي',
  de: 'Nächste',
  en: 'Next',
  es: 'Próxima',
  fr: 'Prochaine',
  it: 'Prossima',
  ja: '次期',
  ko: '다음',
  nl: 'Volgende',
  pl: 'Następna',
  pt: 'Próxima',
  ru: 'Следующая',
  tr: 'Sonraki',
  uk: 'Наступна',
  zh: '下一版',
};

/** Returns a label in YAML: a string, or a mapping of strings by locale if the site has several locales. */
export function nextLabel(locales: readonly Pick<Locale, 'code' | 'htmlLang'>[]): string {
  const named = locales.map(({ code, htmlLang }) => [code, labels[/^\w*/.exec(htmlLang)?.[0] ?? ''] ?? 'Next']);
  const [[, only = 'Next'] = []] = named;
  if (named.every(([, label]) => label === only)) return yamlString(only);
  return `{ ${named.map(([code = '', label = '']) => `${code}: ${yamlString(label)}`).join(', ')} }`;
}
