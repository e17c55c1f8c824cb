// One message of a site against the English one: the placeholders are the same, and the plural forms are those of its
// language.

import { didYouMean } from '../../text/suggest.ts';
import { isPlural, type MessageTree } from './message-tree.ts';

interface MessageProblem {
  /** The plural form that it is about; `undefined`: the message as a whole. */
  readonly form: string | undefined;
  readonly message: string;
  readonly hint: string | undefined;
}

/** `written`: as it was found; `lang`: its language. */
export function problemsOf(written: unknown, english: string | MessageTree, lang: string): readonly MessageProblem[] {
  if (!isPlural(english)) {
    return problemsOfText(written, { english: String(english), isPart: false, form: undefined });
  }
  const reference = { english: english.other ?? '', isPart: false, form: undefined };
  // A language with one form needs no names for forms.
  if (typeof written === 'string') return problemsOfText(written, reference);
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    return [{ form: undefined, message: 'must be a text, or a map of plural forms', hint: undefined }];
  const known = pluralForms(lang);
  const lacking =
    'other' in written ? [] : [{ form: undefined, message: "lacks the plural form 'other'", hint: undefined }];
  const inForms = Object.entries(written).flatMap(([form, text]): readonly MessageProblem[] => {
    if (known.includes(form)) return problemsOfText(text, { ...reference, form, isPart: form !== 'other' });
    const hint = didYouMean(form, known) ?? `Plural forms of '${lang}': ${known.join(', ')}`;
    return [{ form, message: `has the plural form '${form}', which '${lang}' has not`, hint }];
  });
  return [...lacking, ...inForms];
}

interface Reference {
  readonly english: string;
  readonly form: string | undefined;
  /** One form among others, which can do without the number: 'one page'. */
  readonly isPart: boolean;
}

function problemsOfText(written: unknown, { english, form, isPart }: Reference): readonly MessageProblem[] {
  if (typeof written !== 'string' || written.trim() === '')
    return [{ form, message: 'must be a text that is not empty', hint: undefined }];
  const [wanted, found] = [placeholdersIn(english), placeholdersIn(written)];
  const unknown = found
    .filter((name) => !wanted.includes(name))
    .map((name) => {
      const all = wanted.length === 0 ? 'This message has none' : `Placeholders here: ${wanted.join(', ')}`;
      return { form, message: `has the unknown placeholder ${name}`, hint: didYouMean(name, wanted) ?? all };
    });
  const missing = isPart ? [] : wanted.filter((name) => !found.includes(name));
  const lacking = missing.map((name) => ({
    form,
    message: `lacks the placeholder ${name}`,
    hint: `In English: ${english}`,
  }));
  return [...unknown, ...lacking];
}

/** In braces, each once. */
function placeholdersIn(message: string): readonly string[] {
  return [...new Set(message.match(/\{\w*\}/g))];
}

/** Those of the language; all that there are for one that the platform does not know. */
export function pluralForms(lang: string): readonly string[] {
  const isKnown = Intl.PluralRules.supportedLocalesOf(lang).length > 0;
  return new Intl.PluralRules(isKnown ? lang : 'ar').resolvedOptions().pluralCategories;
}
