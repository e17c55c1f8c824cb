// Sentences shared by the diagnostics of several modules. A new message must use one of these sentences if it reports
// the same kind of problem.

import { distance } from 'fastest-levenshtein';

/** `path` is written as in the source. */
export function fileNotFound(path: string): string {
  return `File not found: '${path}'`;
}

/** `reason` is a phrase, such as `permission denied`. */
export function couldNotRead(path: string, reason: string): string {
  return `Could not read '${path}': ${reason}`;
}

export function moduleNotFound(specifier: string): string {
  return `Module not found: '${specifier}'`;
}

export function brokenLink(href: string): string {
  return `Broken link: ${href} does not exist`;
}

/** `kind` is a noun, such as `section`. */
export function unknownName(kind: string, name: string): string {
  return `Unknown ${kind} '${name}'`;
}

export function unknownKey(key: string): string {
  return unknownName('key', key);
}

/** `place` is a phrase, such as `on this page`. */
export function brokenAnchor(kind: 'link' | 'redirect', hash: string, place: string): string {
  return `Broken ${kind}: there is no anchor #${hash} ${place}`;
}

/** `what` is plural if it names several lines. `length` is a number with its noun, such as `2 lines`. */
export function outOfRange(what: string, file: string, length: string): string {
  return `${what} out of range: ${file} has ${length}`;
}

export function packageNotInstalled(name: string): string {
  return `The package '${name}' is not installed`;
}

/** Returns the name in the message of `packageNotInstalled`, or `undefined` for other messages. */
export function missingPackageIn(message: string): string | undefined {
  return /^The package '([^']+)' is not installed$/.exec(message)?.[1];
}

/** `expected` includes its article, such as `a list`. `actual` is quoted, and omitted if it is unknown. */
export function mustBe(key: string, expected: string, actual?: string): string {
  return `'${key}' must be ${expected}${actual === undefined ? '' : `, not '${actual}'`}`;
}

export function usedTogether(first: string, second: string): string {
  return `'${first}' and '${second}' cannot be used together`;
}

export function sameUrl(url: string): string {
  return `Two pages have the same URL: ${url}`;
}

/** `chain` starts and ends with the same name. */
export function circular(kind: string, chain: readonly string[]): string {
  return `Circular ${kind}: ${chain.join(' → ')}`;
}

/** Returns a hint that lists the valid values. */
export function useOneOf(values: Iterable<string>): string {
  return `Use one of: ${[...values].join(', ')}`;
}

/** Returns a list for a sentence: `a, b or c`. */
export function oneOf(values: readonly string[]): string {
  return values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

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
