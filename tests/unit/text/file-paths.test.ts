// Paths on disk: whether one contains another.
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInside, pathFromRoot } from '../../../packages/generator/src/text/file-paths.ts';

const site = join(sep, 'home', 'site');

describe('a folder', () => {
  it.each([
    ['itself', site],
    ['a file in it', join(site, 'index.md')],
    ['a folder whose name begins with two dots', join(site, '..notes', 'a.md')],
  ])('isInside accepts %s', (_name, path) => {
    expect(isInside(site, path)).toBe(true);
  });

  it.each([
    ['the folder above', join(sep, 'home')],
    ['a folder beside it', join(sep, 'home', 'other', 'a.md')],
    ['a folder beside it that is called almost the same', `${site}-2`],
    ['a file with two dots beside it', join(sep, 'home', '..notes')],
  ])('isInside rejects %s', (_name, path) => {
    expect(isInside(site, path)).toBe(false);
  });
});

it('pathFromRoot returns a path relative to the site’s folder, with forward slashes', () => {
  expect(pathFromRoot(site, join(site, 'content', 'en', 'index.md'))).toBe('content/en/index.md');
});
