// What is known of every text, kept as the bytes of its JSON: they take a fraction of the memory of what they say, and none
// of the heap that the garbage collector has to walk.
import type { SourcePath } from '../model/paths.ts';
import type { PageFacts, ParsedSource } from '../model/site.ts';
import { withFrontMatter } from './article-source.ts';

export interface FactsStore {
  /** `facts`: those of the article, as JSON in UTF-8. */
  readonly set: (source: ParsedSource, facts: Uint8Array) => void;
  /** As they were set; empty for a text nobody set. */
  readonly bytes: (path: SourcePath) => Uint8Array;
  /** Those of the front matter too. */
  readonly get: (path: SourcePath) => PageFacts | undefined;
}

export function createFactsStore(): FactsStore {
  const kept = new Map<SourcePath, { readonly source: ParsedSource; readonly facts: Uint8Array }>();
  return {
    set: (source, facts) => void kept.set(source.file.path, { source, facts }),
    bytes: (path) => kept.get(path)?.facts ?? new Uint8Array(),
    get: (path) => {
      const known = kept.get(path);
      return known && withFrontMatter(JSON.parse(new TextDecoder().decode(known.facts)), known.source);
    },
  };
}
