// Paths of generated files.
import { expect, it } from 'vitest';
import type { Locale } from '../../../packages/generator/src/model/config.ts';
import {
  hasHashedName,
  hashedAssetPath,
  headersPaths,
  isIndexPart,
  isSitemap,
  localManifestPath,
  searchDescriptionPath,
  sitemapPartPath,
  titleIndexPath,
} from '../../../packages/generator/src/routes/output-paths.ts';

const [root, english] = [
  { code: 'es', prefix: '' },
  { code: 'en', prefix: '/en' },
] as unknown as readonly [Locale, Locale];

it('files of a locale are in its folder, without a leading slash', () => {
  expect([root, english].map(searchDescriptionPath)).toEqual(['opensearch.xml', 'en/opensearch.xml']);
  expect([root, english].map(localManifestPath)).toEqual(['manifest.webmanifest', 'en/manifest.webmanifest']);
  expect([root, english].map(titleIndexPath)).toEqual(['search/titles.es.json', 'search/titles.en.json']);
});

it('each host reads headers from its own file', () => {
  expect(headersPaths).toEqual({
    'github-pages': undefined,
    netlify: '_headers',
    cloudflare: '_headers',
    vercel: 'vercel.json',
    nginx: 'nginx-headers.conf',
  });
});

it('names of assets contain a hash of the content, and keep their ending', () => {
  for (const file of ['art/stars.svg', 'stars.svg', 'C:\\art\\stars.svg'])
    expect(hashedAssetPath(file, 'a')).toMatch(/^assets\/stars\.[0-9a-f]{8}\.svg$/);
  expect(hashedAssetPath('LICENSE', 'a')).toMatch(/^assets\/LICENSE\.[0-9a-f]{8}$/);
  expect(hashedAssetPath('a.svg', 'a')).not.toBe(hashedAssetPath('a.svg', 'b'));
});

it.each([
  ['assets/stars.1f2e3d4c.svg', true],
  ['assets/main.ABCDEF27.js', true],
  ['assets/LICENSE.1f2e3d4c', true],
  ['assets/stars.svg', false],
  ['assets/stars.1f2e3d4.svg', false],
  ['assets/art/stars.1f2e3d4c.svg', false],
  ['stars.1f2e3d4c.svg', false],
])('whether %s has a hash in its name: %s', (path, expected) => expect(hasHashedName(path)).toBe(expected));

it('recognizes sitemaps and files of the search index', () => {
  const sitemaps = ['sitemap.xml', sitemapPartPath(1), sitemapPartPath(12)];
  expect(sitemaps).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-12.xml']);
  expect([...sitemaps, 'sitemap-0.xml', 'en/sitemap.xml', 'sitemap-a.xml'].map(isSitemap)).toEqual([
    ...[true, true, true, false, false, false],
  ]);
  const parts = ['words-0123456789.bin', 'text-0123456789.bin', 'titles-0123456789.bin', 'words-012345678.bin'];
  expect(parts.map((name) => isIndexPart(`search/en/${name}`))).toEqual([true, true, false, false]);
});
