// Names of tags and authors in addresses.
import { slug } from 'github-slugger';

/** The part of addresses and ids that names an author or a tag. */
export function nameSlug(key: string): string {
  return slug(key) || encodeURIComponent(key);
}
