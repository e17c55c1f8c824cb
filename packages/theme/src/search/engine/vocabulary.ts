// The words of the index that have been loaded, and how a typed word matches them: exactly, as a prefix, as another
// form, or with a typo.

import type { WordGroup } from '@docsgen/contract/search-index';

export interface Vocabulary {
  /** Maps each form of a word to its group. */
  readonly byForm: ReadonlyMap<string, WordGroup>;
  readonly forms: readonly string[];
}

/** A group, and the factor that its weights are multiplied by. */
export interface Match {
  readonly group: WordGroup;
  readonly share: number;
}

const prefixShare = 0.75;
const familyShare = 0.6;
const errorShare = 0.65;
/** Maximum number of words with the same prefix. More words would not be useful. */
const maxMatches = 40;

export function vocabularyOf(groups: readonly WordGroup[]): Vocabulary {
  const byForm = new Map(groups.flatMap((group) => formsOf(group).map((form) => [form, group])));
  return { byForm, forms: [...byForm.keys()] };
}

export function formsOf({ key, ends }: WordGroup): readonly string[] {
  return ends.length === 0 ? [key] : ends.map((end) => key + end);
}

/** Returns words that start with the typed text. */
export function wordsBeginningWith(typed: string, { byForm, forms }: Vocabulary): readonly Match[] {
  const found = forms.filter((form) => form.length > typed.length && form.startsWith(typed));
  return matches(found, byForm, (form) => prefixShare * Math.max(0.5, typed.length / form.length) ** 0.5);
}

/** Returns the words that are most similar to a word that the index does not contain. */
export function similarWords(typed: string, { byForm, forms }: Vocabulary): readonly Match[] {
  let best = errorsAllowed(typed);
  let found: string[] = [];
  for (const form of forms) {
    if (form[0] !== typed[0] || Math.abs(form.length - typed.length) > best) continue;
    const errors = typingErrors(typed, form, best);
    if (errors > best) continue;
    if (errors < best) found = [];
    best = errors;
    found.push(form);
  }
  const similar = best > 0 ? matches(found, byForm, () => errorShare / best ** 0.5) : [];
  const family = best > 1 || similar.length === 0 ? sameFamily(typed, { byForm, forms }) : [];
  return [...similar, ...family];
}

/** Returns words that differ only at the end, as do forms of the same word. */
function sameFamily(typed: string, { byForm, forms }: Vocabulary): readonly Match[] {
  const start = typed.slice(0, Math.max(4, Math.ceil(typed.length * 0.65)));
  if (typed.length < 5) return [];
  const found = forms.filter((form) => form.startsWith(start) && form.length <= typed.length + 4);
  return matches(found, byForm, () => familyShare);
}

function matches(
  forms: readonly string[],
  byForm: Vocabulary['byForm'],
  shareOf: (form: string) => number,
): readonly Match[] {
  const shares = new Map<WordGroup, number>();
  for (const form of forms) {
    const group = byForm.get(form);
    if (group) shares.set(group, Math.max(shares.get(group) ?? 0, shareOf(form)));
  }
  return Array.from(shares, ([group, share]) => ({ group, share }))
    .sort((a, b) => b.share - a.share)
    .slice(0, maxMatches);
}

function errorsAllowed(typed: string): number {
  if (typed.length < 4 || /\d/.test(typed)) return 0;
  return typed.length < 8 ? wrongLetter : 2 * wrongLetter;
}

/** A wrong letter is less likely than a missing, doubled or swapped letter. */
const wrongLetter = 1.25;

/**
 * Returns the edit distance: wrong, missing, extra or swapped letters. Above `most`, the result can be any larger
 * number.
 */
function typingErrors(typed: string, form: string, most: number): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: form.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= form.length; at += 1) {
      const change = typed[row - 1] === form[at - 1] ? 0 : wrongLetter;
      let errors = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + change);
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === form[at - 2] && typed[row - 2] === form[at - 1];
      if (isSwapped) errors = Math.min(errors, (beforeLast[at - 2] ?? 0) + 1);
      next.push(errors);
    }
    if (Math.min(...next) > most) return most + 1;
    beforeLast = last;
    last = next;
  }
  return last.at(-1) ?? 0;
}
