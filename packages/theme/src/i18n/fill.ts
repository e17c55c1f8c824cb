// Puts values into the placeholders of a message: fill('Direct link to {heading}', { heading: 'Errors' }).
// A placeholder without a value stays as it is, so that a mistake is seen.

import type { PluralMessage } from './messages.ts';

export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/**
 * The form that `lang` uses with `count`, the count filled in. `lang` is that of the messages, not of the page. One
 * that the platform does not know counts as English, not as the language of the machine.
 */
export function fillCount(forms: PluralMessage, count: number, lang: string): string {
  const form = forms[new Intl.PluralRules([lang, 'en']).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat([lang, 'en']).format(count) });
}
