// Fills in the URL patterns of the configuration for each page: `https://git.example.com/new?title={title}`.
import { encodePath } from './hrefs.ts';

const placeholder = /\{(\w+)\}/g;

export function findPlaceholders(pattern: string): readonly string[] {
  return [...pattern.matchAll(placeholder)].map(([, name = '']) => name);
}

/**
 * Replaces each `{name}` with its value, encoded for its position in the URL. Slashes in `{path}` are not encoded.
 * Placeholders without a value are left unchanged.
 */
export function fillUrl(pattern: string, values: Readonly<Record<string, string>>): string {
  const query = pattern.search(/[?#]/);
  return pattern.replace(placeholder, (written: string, name: string, at: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return written;
    if (name !== 'path') return encodeURIComponent(value);
    const isInQuery = query !== -1 && at > query;
    return isInQuery ? encodeURIComponent(value).replaceAll('%2F', '/') : encodePath(value);
  });
}
