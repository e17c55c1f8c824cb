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
  /** Returns Markdown by path, relative to the folder of the locale. */
  readonly pages: (words: SampleValues) => Readonly<Record<string, string>>;
}

const samples: Readonly<Record<string, Sample>> = { en: englishSample, es: spanishSample };

/** Returns `undefined` if there are no sample pages in this language. */
export function sampleIn(locale: string): Sample | undefined {
  const tag = nearestTag(locale, Object.keys(samples));
  return tag === undefined ? undefined : samples[tag];
}
