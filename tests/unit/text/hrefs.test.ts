import { describe, expect, it } from 'vitest';
import {
  decodePath,
  folderOf,
  isExternal,
  normalizePath,
  splitHref,
} from '../../../packages/generator/src/text/hrefs.ts';

describe('the parts of an href', () => {
  it.each([
    ['a/b.md', 'a/b.md', '', undefined],
    ['a?x=1#y', 'a', '?x=1', 'y'],
    ['#top', '', '', 'top'],
    ['a#', 'a', '', ''],
    ['a#b?c', 'a', '', 'b?c'],
    ['?x', '', '?x', undefined],
    ['a#b#c', 'a', '', 'b#c'],
    ['', '', '', undefined],
  ])('%s', (href, path, query, hash) => {
    expect(splitHref(href)).toEqual({ path, query, hash });
  });

  it.each(['https://example.com', 'mailto:a@b.c', '//cdn.example.com/x', 'HTTP://x', 'tel:1', 'data:,x'])(
    '%s leads out of the site',
    (href) => {
      expect(isExternal(href)).toBe(true);
    },
  );

  it.each(['/a', 'a/b:c', './a:b', '#a:b', 'a.md', '', '1:2'])('"%s" stays in the site', (href) => {
    expect(isExternal(href)).toBe(false);
  });
});

describe('paths', () => {
  it('decodePath decodes only valid percent-encoding', () => {
    expect(decodePath('gu%C3%ADa%20uno.md')).toBe('guía uno.md');
    expect(decodePath('100%.md')).toBe('100%.md');
  });

  it.each([
    ['a/./b/../c', 'a/c'],
    ['/a//b/', 'a/b'],
    ['a/..', ''],
    ['../a', undefined],
    ['a/../../b', undefined],
  ])('normalizes the path %s to %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });

  it('folderOf returns everything before the file name', () => {
    expect(folderOf('content/en/a.md')).toBe('content/en');
    expect(folderOf('a.md')).toBe('');
  });
});
