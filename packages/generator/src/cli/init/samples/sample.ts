// Sample pages of a new site.
import { nearestTag } from '../../../config/languages/nearest-tag.ts';
import { englishSample } from './english.ts';
import { spanishSample } from './spanish.ts';

export interface SampleValues {
  readonly title: string;
  /** Folder of the locale: `content/en`. */
  readonly folder: string;
  /** Command that runs a script: `npm run`. */
  readonly run: string;
  /** Command that runs docsgen: `npx`. */
  readonly exec: string;
}

export interface Sample {
  readonly sectionLabel: string;
  /** Returns the Markdown of each page, by path relative to the locale's folder. */
  readonly pages: (words: SampleValues) => Readonly<Record<string, string>>;
}

const samples: Readonly<Record<string, Sample>> = { en: englishSample, es: spanishSample };

/** Returns the sample pages in a language, or `undefined` if there are none. */
export function sampleIn(locale: string): Sample | undefined {
  const tag = nearestTag(locale, Object.keys(samples));
  return tag === undefined ? undefined : samples[tag];
}
