// Migrated content of a Docusaurus site, as rows of the report.
import { groupBy } from 'docsgen/internals';
import type { MigratedItem } from '../migration.ts';
import type { ConvertedSite } from './convert-all.ts';
import type { DocusaurusSite } from './site.ts';

/** `configured` contains rows for the configuration, one per section or version. */
export function migratedItems(
  site: DocusaurusSite,
  { files }: Pick<ConvertedSite, 'files'>,
  configured: readonly MigratedItem[],
): readonly MigratedItem[] {
  const { docs, blogs, pages } = site;
  const versions = docs.flatMap((each) => each.versions);
  const documents = versions.reduce((sum, version) => sum + version.documents.length, 0);
  const translated = versions.flatMap(({ translations }) => [...translations.values()]);
  const translations = translated.reduce((sum, version) => sum + version.documents.length, 0);
  const posts = blogs.reduce((sum, blog) => sum + blog.posts.length, 0);
  const copies = files.filter((file) => 'copyOf' in file);
  const modules = files.filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path) && !path.startsWith('static/'));
  const lines: readonly MigratedItem[] = [
    { what: 'Documents', count: documents, detail: docs.map(({ id }) => (id === 'default' ? 'docs' : id)).join(', ') },
    { what: 'Translated documents', count: translations, detail: '' },
    { what: 'Posts', count: posts, detail: blogs.map(({ id }) => (id === 'default' ? 'blog' : id)).join(', ') },
    ...joined(configured),
    { what: 'Custom pages', count: pages.length, detail: kindsOf(site) },
    { what: 'Components and modules', count: modules.length, detail: '' },
    { what: 'Images and other files', count: copies.length, detail: '' },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** Merges rows of the same kind. */
function joined(lines: readonly MigratedItem[]): readonly MigratedItem[] {
  return [...groupBy(lines, ({ what }) => what)].map(([what, same]) => ({
    what,
    count: same.reduce((sum, { count }) => sum + count, 0),
    detail: same
      .map(({ detail }) => detail)
      .filter(Boolean)
      .join('; '),
  }));
}

function kindsOf({ pages }: DocusaurusSite): string {
  const components = pages.filter(({ isComponent }) => isComponent).length;
  const markdown = pages.length - components;
  const kinds = [...(components > 0 ? [`${components} React`] : []), ...(markdown > 0 ? [`${markdown} Markdown`] : [])];
  return kinds.join(', ');
}
