import { distance } from 'fastest-levenshtein';

type Spell = (name: string) => string;

/**
 * Returns a "Did you mean …?" hint, or `undefined` if no name is similar enough. `spell` formats the name as authors
 * write it.
 */
export function didYouMean(
  written: string,
  known: Iterable<string>,
  spell: Spell = (name) => name,
): string | undefined {
  const nearest = nearestName(written, known);
  return nearest === undefined ? undefined : `Did you mean ${spell(nearest)}?`;
}

/** Returns the number of edits between two words. Swapping two letters counts as one edit. */
export function lettersApart(written: string, name: string): number {
  const apart = distance(written, name);
  return apart === 2 && sorted(written) === sorted(name) ? 1 : apart;
}

const sorted = (text: string): string => [...text].sort().join('');

/**
 * Returns the most similar name. Up to a third of the letters can differ, but at least one letter, or two letters in
 * names of more than four letters, and never all letters.
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(written.length > 4 ? 2 : 1, Math.floor(written.length / 3));
  const wanted = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    if (Math.abs(name.length - written.length) > limit) continue;
    const apart = lettersApart(wanted, name.toLowerCase());
    if (apart < bestDistance && apart < Math.max(name.length, wanted.length)) [best, bestDistance] = [name, apart];
  }
  return best;
}
