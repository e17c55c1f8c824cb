// Files whose content never changes, because their names contain a hash of the content.

/** Matches asset names with a hash. The names of files in `static/assets/` may not contain a hash. */
export const hashedAsset = /^assets\/[^/]+\.(?:[0-9a-f]{8}|[A-Z2-7]{8})(?:\.[^./]+)?$/;

export function hasHashedName(path: string): boolean {
  return hashedAsset.test(path);
}

/** Reports whether the path belongs to a word file or text file of the search index. */
export function isIndexPart(path: string): boolean {
  return /^search\/[^/]+\/(?:words|text)-[0-9a-f]{10}\.bin$/.test(path);
}
