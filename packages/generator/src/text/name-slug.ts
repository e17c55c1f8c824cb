import { slug } from 'github-slugger';

/** Returns the name of an author or tag in the form used in URLs and ids. */
export function nameSlug(key: string): string {
  return slug(key) || encodeURIComponent(key);
}
