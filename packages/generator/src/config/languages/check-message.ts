// Compares a site's UI string with the English string. A site's string must have the same placeholders, and the plural
// forms of its language.

import { didYouMean } from '../../text/wording.ts';
import { isPlural, type MessageTree } from './message-tree.ts';

interface MessageProblem {
  /** The plural form that has the problem, or `undefined` if the problem affects the whole string. */
  readonly form: string | undefined;
  readonly message: string;
  readonly hint: string | undefined;
}

/** Returns the problems with `written`, which is the value of a string in the language `lang`. */
export function problemsOf(written: unknown, english: string | MessageTree, lang: string): readonly MessageProblem[] {
  if (!isPlural(english)) {
    return problemsOfText(written, { english: String(english), isPart: false, form: undefined });
  }
  const reference = { english: english.other ?? '', isPart: false, form: undefined };
  // In a language with a single plural form, a plain string is accepted.
  if (typeof written === 'string') return problemsOfText(written, reference);
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    return [{ form: undefined, message: 'must be a string or a mapping of plural forms', hint: undefined }];
  const known = pluralForms(lang);
  const lacking =
    'other' in written ? [] : [{ form: undefined, message: "has no plural form 'other'", hint: undefined }];
  const inForms = Object.entries(written).flatMap(([form, text]): readonly MessageProblem[] => {
    if (known.includes(form)) return problemsOfText(text, { ...reference, form, isPart: form !== 'other' });
    const hint = didYouMean(form, known) ?? `Plural forms of '${lang}': ${known.join(', ')}`;
    return [{ form, message: `has the plural form '${form}', which does not exist in '${lang}'`, hint }];
  });
  return [...lacking, ...inForms];
}

interface Reference {
  readonly english: string;
  readonly form: string | undefined;
  /** Whether the string is one of several plural forms, which may omit the number, as in 'one page'. */
  readonly isPart: boolean;
}

function problemsOfText(written: unknown, { english, form, isPart }: Reference): readonly MessageProblem[] {
  if (typeof written !== 'string' || written.trim() === '')
    return [{ form, message: 'must be a non-empty string', hint: undefined }];
  const [wanted, found] = [findPlaceholders(english), findPlaceholders(written)];
  const unknown = found
    .filter((name) => !wanted.includes(name))
    .map((name) => {
      const all =
        wanted.length === 0 ? 'This string has no placeholders' : `Available placeholders: ${wanted.join(', ')}`;
      return { form, message: `contains the unknown placeholder ${name}`, hint: didYouMean(name, wanted) ?? all };
    });
  const missing = isPart ? [] : wanted.filter((name) => !found.includes(name));
  const lacking = missing.map((name) => ({
    form,
    message: `does not contain the placeholder ${name}`,
    hint: `The English string is: ${english}`,
  }));
  return [...unknown, ...lacking];
}

/** Returns the placeholders in a string without duplicates, including their braces. */
function findPlaceholders(message: string): readonly string[] {
  return [...new Set(message.match(/\{\w*\}/g))];
}

/** Returns the plural forms of the language, or all forms if the language is unknown to `Intl`. */
export function pluralForms(lang: string): readonly string[] {
  const isKnown = Intl.PluralRules.supportedLocalesOf(lang).length > 0;
  return new Intl.PluralRules(isKnown ? lang : 'ar').resolvedOptions().pluralCategories;
}
