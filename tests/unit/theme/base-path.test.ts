import { describe, expect, it } from 'vitest';
import { basePathOf } from '../../../packages/theme/src/client/base-path.ts';

describe('the path a site is served under', () => {
  it.each([
    ['/docs/guide/setup/', '/', '/guide/setup/', '/docs/'],
    ['/docs/guide/setup', '/', '/guide/setup/', '/docs/'],
    ['/docs/guide/setup/index.html', '/', '/guide/setup/', '/docs/'],
    ['/guide/setup/', '/docs/', '/docs/guide/setup/', '/'],
    ['/a/b/', '/docs/', '/docs/', '/a/b/'],
    ['/docs/en/', '/docs/', '/docs/en/', '/docs/'],
  ])('is told by the address %s of a page, where the site was built for %s', (address, built, page, expected) => {
    expect(basePathOf(address, built, page)).toBe(expected);
  });

  it.each([
    ['/docs/no/such/page', '/', '/docs/'],
    ['/nothing', '/docs/', '/'],
    ['/docs/nothing', '/docs/', '/docs/'],
  ])('is guessed from the address %s of no page, where the site was built for %s', (address, built, expected) => {
    expect(basePathOf(address, built, undefined)).toBe(expected);
  });
});
