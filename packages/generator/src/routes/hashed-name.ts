// Files whose content cannot change, because their names contain its hash.

/** Files in `static/assets/` need not have one. */
export const hashedAsset = /^assets\/[^/]+\.(?:[0-9a-f]{8}|[A-Z2-7]{8})(?:\.[^./]+)?$/;

export function hasHashedName(path: string): boolean {
  return hashedAsset.test(path);
}

/** Reports whether the path is a word or text file of the search index. */
export function isIndexPart(path: string): boolean {
  return /^search\/[^/]+\/(?:words|text)-[0-9a-f]{10}\.bin$/.test(path);
}
