// Replaces the placeholders of a message: fill('Direct link to {heading}', { heading: 'Errors' }). Placeholders without
// a value are left in place, so that the error is visible.

import type { PluralMessage } from './messages.ts';

export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/**
 * Returns the plural form of `lang` for `count`, with the count inserted. `lang` is the language of the messages, not
 * of the page. Unknown languages use the rules of English, because the rules of the machine's locale could be
 * different.
 */
export function fillCount(forms: PluralMessage, count: number, lang: string): string {
  const form = forms[new Intl.PluralRules([lang, 'en']).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat([lang, 'en']).format(count) });
}
