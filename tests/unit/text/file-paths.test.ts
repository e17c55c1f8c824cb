// Paths on disk: what is inside of what.
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInside, pathFromRoot } from '../../../packages/generator/src/text/file-paths.ts';

const site = join(sep, 'home', 'site');

describe('a folder', () => {
  it.each([
    ['itself', site],
    ['a file in it', join(site, 'index.md')],
    ['a folder whose name begins with two dots', join(site, '..notes', 'a.md')],
  ])('has inside %s', (_name, path) => {
    expect(isInside(site, path)).toBe(true);
  });

  it.each([
    ['the folder above', join(sep, 'home')],
    ['a folder beside it', join(sep, 'home', 'other', 'a.md')],
    ['a folder beside it that is called almost the same', `${site}-2`],
    ['a file with two dots beside it', join(sep, 'home', '..notes')],
  ])('does not have inside %s', (_name, path) => {
    expect(isInside(site, path)).toBe(false);
  });
});

it('a path on disk is named from the folder of the site, with forward slashes', () => {
  expect(pathFromRoot(site, join(site, 'content', 'en', 'index.md'))).toBe('content/en/index.md');
});
