import { describe, expect, it } from 'vitest';
import { fillUrl, findPlaceholders } from '../../../packages/generator/src/text/fill-url.ts';

const values = { path: 'content/a b?.md', title: 'Keys & locks / "1"', url: 'https://docs.example.com/keys/' };

describe('an address that a page fills in', () => {
  it.each([
    ['https://git.example.com/{path}', 'https://git.example.com/content/a%20b%3F.md'],
    ['https://git.example.com/?file={path}&plain', 'https://git.example.com/?file=content/a%20b%3F.md&plain'],
    [
      'https://git.example.com/new?title={title}&body={url}',
      'https://git.example.com/new?title=Keys%20%26%20locks%20%2F%20%221%22&body=https%3A%2F%2Fdocs.example.com%2Fkeys%2F',
    ],
    ['mailto:a@example.com?subject={title}', 'mailto:a@example.com?subject=Keys%20%26%20locks%20%2F%20%221%22'],
    [
      'https://example.com/{url}/{url}',
      `https://example.com/${'https%3A%2F%2Fdocs.example.com%2Fkeys%2F/'.repeat(2)}`.slice(0, -1),
    ],
    ['https://example.com/{other}{constructor}', 'https://example.com/{other}{constructor}'],
  ])('encodes each value for its position in the URL: %s', (pattern, address) => {
    expect(fillUrl(pattern, values)).toBe(address);
  });

  it('inserts values literally, even if they look like patterns', () => {
    expect(fillUrl('https://example.com/?a={title}', { title: '{url} $& $1', url: 'x' })).toBe(
      'https://example.com/?a=%7Burl%7D%20%24%26%20%241',
    );
  });

  it('findPlaceholders returns the names of all placeholders', () => {
    expect(findPlaceholders('https://example.com/{path}?a={title}&{}')).toEqual(['path', 'title']);
  });
});
