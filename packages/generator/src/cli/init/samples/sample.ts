// The pages of a new site in one language: short, and about what their reader has to know next. docsgen has them in
// English and Spanish.
import { nearestTag } from '../../../config/languages/nearest-tag.ts';
import { englishSample } from './english.ts';
import { spanishSample } from './spanish.ts';

export interface SampleWords {
  readonly title: string;
  /** Folder of the pages' language: `content/en`. */
  readonly folder: string;
  /** In front of the name of a script: `npm run`. */
  readonly run: string;
  /** In front of `docsgen`: `npx`. */
  readonly exec: string;
}

export interface Sample {
  readonly sectionLabel: string;
  /** Texts by their path in the folder of their language. */
  readonly pages: (words: SampleWords) => Readonly<Record<string, string>>;
}

const samples: Readonly<Record<string, Sample>> = { en: englishSample, es: spanishSample };

/** `undefined`: there is none in this language. */
export function sampleIn(locale: string): Sample | undefined {
  const tag = nearestTag(locale, Object.keys(samples));
  return tag === undefined ? undefined : samples[tag];
}
