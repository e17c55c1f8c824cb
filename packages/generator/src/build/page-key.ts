// The key of a page: the hash of all that its file is made of.
import type { Fill } from '../model/site.ts';
import type { PreparedPage } from '../render/render-page.ts';

export interface PageParts {
  /** Of its text. */
  readonly identity: string;
  readonly fills: readonly Fill[];
  readonly prepared: PreparedPage;
}

export type PageKeys = (parts: PageParts) => string;

/** Shapes whose hash is kept. */
const keptShapes = 300;

/** Shapes are long, and many pages have the same: each is hashed once. */
export function createPageKeys(hashOf: (text: string) => string): PageKeys {
  const shapes = new Map<string, string>();
  const shapeHash = (shape: string): string => {
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    if (shapes.size >= keptShapes) shapes.clear();
    const hash = hashOf(shape);
    shapes.set(shape, hash);
    return hash;
  };
  return ({ identity, fills, prepared }) => {
    const { shape, sidebar, ...own } = prepared;
    return hashOf(JSON.stringify([identity, shapeHash(shape), hashOf(sidebar), fills, own]));
  };
}
