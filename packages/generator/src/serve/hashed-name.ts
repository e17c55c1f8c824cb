// Files whose content cannot change, because their names carry a hash of it; `static/assets/` may hold others.

export function hasHashedName(path: string): boolean {
  return /^assets\/[^/]+\.(?:[0-9a-f]{8}|[A-Z2-7]{8})(?:\.[^./]+)?$/.test(path);
}
