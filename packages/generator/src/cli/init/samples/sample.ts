// Sample pages of a new site.
import { nearestTag } from '../../../config/languages/nearest-tag.ts';
import { englishSample } from './english.ts';
import type { Sample } from './examples.ts';
import { spanishSample } from './spanish.ts';

const samples: Readonly<Record<string, Sample>> = { en: englishSample, es: spanishSample };

/** Returns the sample pages in a language, or `undefined` if there are none. */
export function sampleIn(locale: string): Sample | undefined {
  const tag = nearestTag(locale, Object.keys(samples));
  return tag === undefined ? undefined : samples[tag];
}
