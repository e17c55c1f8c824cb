// What is known of every text, kept as the bytes of its JSON: they take a fraction of the memory of what they say, and none
// of the heap that the garbage collector has to walk.
import type { SourcePath } from '../model/paths.ts';
import type { PageFacts, ParsedSource } from '../model/site.ts';
import { withFrontMatter } from './article-source.ts';

export interface FactsStore {
  /** `facts`: those of the article, as JSON. */
  readonly set: (source: ParsedSource, facts: string) => void;
  /** As it was set; `''` for a text nobody set. */
  readonly text: (path: SourcePath) => string;
  /** Those of the front matter too. */
  readonly get: (path: SourcePath) => PageFacts | undefined;
}

export function createFactsStore(): FactsStore {
  const kept = new Map<SourcePath, { readonly source: ParsedSource; readonly bytes: Buffer }>();
  const text: FactsStore['text'] = (path) => kept.get(path)?.bytes.toString() ?? '';
  return {
    set: (source, facts) => void kept.set(source.file.path, { source, bytes: Buffer.from(facts) }),
    text,
    get: (path) => {
      const source = kept.get(path)?.source;
      return source && withFrontMatter(JSON.parse(text(path)), source);
    },
  };
}
