// Files whose content cannot change, because their names carry a hash of it.

/** `static/assets/` may hold files without one. */
export const hashedAsset = /^assets\/[^/]+\.(?:[0-9a-f]{8}|[A-Z2-7]{8})(?:\.[^./]+)?$/;

export function hasHashedName(path: string): boolean {
  return hashedAsset.test(path);
}

/** A part of the search index, as Pagefind names it. */
export function isIndexPart(path: string): boolean {
  return /^search\/(?:(?:index|fragment|filter)\/)?[^/]+_[0-9a-f]{6,}\.pf_(?:index|fragment|filter|meta)$/.test(path);
}
