// Provides labels for the version in development. In the version menu, the labels follow the word for *version*.

import { yamlString } from '../../config/yaml/edit-yaml.ts';
import type { Locale } from '../../model/config.ts';

const labels: Readonly<Record<string, string>> = {
  ar: 'قيد التطوير',
  de: 'in Entwicklung',
  en: 'Next',
  es: 'en desarrollo',
  fr: 'en développement',
  it: 'in sviluppo',
  ja: '開発中',
  ko: '개발 중',
  nl: 'in ontwikkeling',
  pl: 'w przygotowaniu',
  pt: 'em desenvolvimento',
  ru: 'в разработке',
  tr: 'geliştirme aşamasında',
  uk: 'у розробці',
  zh: '开发中',
};

/** Returns a label in YAML: a string, or a mapping of strings by locale if the site has several locales. */
export function nextLabel(locales: readonly Pick<Locale, 'code' | 'htmlLang'>[]): string {
  const named = locales.map(({ code, htmlLang }) => [code, labels[/^\w*/.exec(htmlLang)?.[0] ?? ''] ?? 'Next']);
  const [[, only = 'Next'] = []] = named;
  if (named.every(([, label]) => label === only)) return yamlString(only);
  return `{ ${named.map(([code = '', label = '']) => `${code}: ${yamlString(label)}`).join(', ')} }`;
}
