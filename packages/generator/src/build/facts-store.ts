// What is known of every text, kept as it came: as JSON, which takes a fraction of the memory of what it says.
import type { SourcePath } from '../model/paths.ts';
import type { PageFacts, ParsedSource } from '../model/site.ts';
import { withFrontMatter } from './article-source.ts';

export interface FactsStore {
  /** `facts`: those of the article, as JSON. */
  readonly set: (source: ParsedSource, facts: string) => void;
  /** Those of the front matter too. */
  readonly get: (path: SourcePath) => PageFacts | undefined;
}

export function createFactsStore(): FactsStore {
  const kept = new Map<SourcePath, { readonly source: ParsedSource; readonly facts: string }>();
  return {
    set: (source, facts) => void kept.set(source.file.path, { source, facts }),
    get: (path) => {
      const known = kept.get(path);
      return known && withFrontMatter(JSON.parse(known.facts), known.source);
    },
  };
}
