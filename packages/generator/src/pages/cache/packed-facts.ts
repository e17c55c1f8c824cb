// Facts of an article on their way from the worker that compiled it to the build that needs them later. They are packed
// once, as JSON, and kept as bytes, which take a fraction of the memory of the objects and are nothing to the garbage
// collector.
import type { ArticleFacts } from '../../model/site.ts';

export interface PackedFacts {
  /** `ArticleFacts` as JSON. */
  readonly json: string;
  /** Digest of headings, anchors, frames and head: what other pages and files beside them know of the article. */
  readonly headingsHash: string;
}

export function packFacts(facts: ArticleFacts, hashOf: (text: string) => string): PackedFacts {
  const { headings, anchors, frames, head } = facts;
  return {
    json: JSON.stringify(facts),
    headingsHash: hashOf(JSON.stringify(head ? [headings, anchors, frames, head] : [headings, anchors, frames])),
  };
}

/** `bytes`: the JSON in UTF-8. */
export function unpackFacts(bytes: Uint8Array): ArticleFacts {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'));
}
