// Files whose content cannot change, because their names carry a hash of it.

/** `static/assets/` may hold files without one. */
export const hashedAsset = /^assets\/[^/]+\.(?:[0-9a-f]{8}|[A-Z2-7]{8})(?:\.[^./]+)?$/;

export function hasHashedName(path: string): boolean {
  return hashedAsset.test(path);
}

/** A word or text file of the search index. */
export function isIndexPart(path: string): boolean {
  return /^search\/[^/]+\/(?:words|text)-[0-9a-f]{10}\.bin$/.test(path);
}
