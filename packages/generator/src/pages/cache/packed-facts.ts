// Facts of an article, serialized as JSON when the article is compiled. Facts are stored as bytes, which need only a
// fraction of the memory of objects and are not scanned by the garbage collector.

import type { ArticleFacts } from '../../model/site.ts';
import { hashOf } from '../../text/hash.ts';

export interface PackedFacts {
  /** `ArticleFacts` as JSON. */
  readonly json: string;
  /**
   * Digest of the parts of the article that other pages and generated files use: headings, anchors, frames and head
   * elements.
   */
  readonly headingsHash: string;
}

export function packFacts(facts: ArticleFacts): PackedFacts {
  const { headings, anchors, frames, head } = facts;
  return {
    json: JSON.stringify(facts),
    headingsHash: hashOf(JSON.stringify(head ? [headings, anchors, frames, head] : [headings, anchors, frames])),
  };
}

/** `bytes` is the JSON in UTF-8. */
export function unpackFacts(bytes: Uint8Array): ArticleFacts {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'));
}
