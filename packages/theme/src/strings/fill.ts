// Puts values into the placeholders of a string: fill('Direct link to {heading}', { heading: 'Errors' }).
// A placeholder without a value stays as it is, so that a mistake is seen.

import type { PluralStrings } from './strings.ts';

export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The form of `forms` that `lang` uses with `count`, the count filled in. */
export function fillCount(forms: PluralStrings, count: number, lang: string): string {
  const rule = new Intl.PluralRules(lang).select(count);
  const form = rule === 'one' ? forms.one : forms.other;
  return fill(form, { count: new Intl.NumberFormat(lang).format(count) });
}
