import { expect, it } from 'vitest';
import {
  followWildcard,
  wildcardHref,
  wildcardRedirects,
} from '../../../packages/generator/src/routes/wildcard-redirects.ts';
import { graphOf } from '../model-of.ts';

const { config } = await graphOf({
  'site.config.yaml': `title: T
url: https://example.com
locales: [{ code: en }, { code: de }]
host: netlify
redirects:
  - { from: /blog/*, to: '/news/:splat' }
  - { from: /blog/old/*, to: /archive }
  - { from: /docs/*, to: '/:splat' }
  - { from: /café/*, to: 'https://café.example/:splat' }
`,
  'content/en/index.md': '# T',
});

it.each([
  ['/blog/a/b', '/news/a/b'],
  ['/blog/', '/news/'],
  ['/blog/old/a', '/archive/'],
  ['/de/blog/a', '/de/news/a'],
  ['/docs//evil.example/', '/evil.example/'],
  ['/docs/\\evil.example', '/evil.example'],
  ['/docs/%2Fevil.example', '/%2Fevil.example'],
  ['/caf%C3%A9/a', 'https://xn--caf-dma.example/a'],
  ['/blog', undefined],
  ['/blogs/a', undefined],
])('%s redirects to %s', (path, target) => {
  expect(followWildcard(wildcardRedirects(config), path)).toBe(target);
});

it('prepends the base URL to paths, but not to URLs of other sites', () => {
  expect(wildcardHref({ baseUrl: '/docs/' }, '/news/a')).toBe('/docs/news/a');
  expect(wildcardHref({ baseUrl: '/docs/' }, 'https://example.com/a')).toBe('https://example.com/a');
});
