// Sources that the Content-Security-Policy allows because of the configuration.
import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ConfiguredHeadTag, SiteConfig } from '../../../../packages/generator/src/model/config.ts';
import { contentPolicy } from '../../../../packages/generator/src/output/files/content-policy.ts';

type Config = Pick<SiteConfig, 'security' | 'redirects' | 'feedback' | 'headTags'>;

const plain: Config = { security: { csp: undefined }, redirects: [], feedback: undefined, headTags: [] };

function policyOf(config: Partial<Config>, frames?: readonly string[]): Readonly<Record<string, string>> {
  const inline = { scripts: [], styles: [] };
  const policy = contentPolicy({ inline, config: { ...plain, ...config }, ...(frames && { frames }) });
  return Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]));
}

const tag = (name: string, attributes: Readonly<Record<string, string | true>>, text?: string): ConfiguredHeadTag =>
  ({ tag: name, attributes, text, position: undefined }) as unknown as ConfiguredHeadTag;

const basic = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https:",
  'media-src': "'self' https:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

it('a plain site loads only its own files, and images and media of other hosts', () => {
  expect(policyOf({})).toEqual(basic);
});

it('frames of pages are allowed', () => {
  expect(policyOf({}, ['https://www.youtube-nocookie.com'])).toEqual({
    ...basic,
    'frame-src': "'self' https://www.youtube-nocookie.com",
  });
});

it.each([
  ['/answers', {}],
  [
    'https://forms.example.com/a?b',
    { 'form-action': "'self' https://forms.example.com", 'connect-src': "'self' https://forms.example.com" },
  ],
])('feedback is sent to %s', (form, added) => {
  const feedback = { form, link: undefined } as unknown as Config['feedback'];
  expect(policyOf({ feedback })).toEqual({ ...basic, ...added });
});

describe('a head element', () => {
  const cdn = 'https://cdn.example.com';

  it.each([
    ['a style sheet', tag('link', { rel: 'stylesheet', href: `${cdn}/a.css` }), { 'style-src': `'self' ${cdn}` }],
    ['a module', tag('link', { rel: 'modulepreload', href: `${cdn}/a.js` }), { 'script-src': `'self' ${cdn}` }],
    ['a script', tag('link', { rel: 'preload', as: 'script', href: `${cdn}/a` }), { 'script-src': `'self' ${cdn}` }],
    ['a style', tag('link', { rel: 'PRELOAD', as: 'style', href: `${cdn}/a` }), { 'style-src': `'self' ${cdn}` }],
    ['a font', tag('link', { rel: 'preload', as: 'font', href: `${cdn}/a` }), { 'font-src': `'self' ${cdn}` }],
    ['data', tag('link', { rel: 'preload', as: 'fetch', href: `${cdn}/a` }), { 'connect-src': `'self' ${cdn}` }],
    ['an image', tag('link', { rel: 'preload', as: 'image', href: `${cdn}/a` }), {}],
    ['a page', tag('link', { rel: 'me', href: `${cdn}/a` }), {}],
    ['a file of the site', tag('link', { rel: 'stylesheet', href: '/a.css' }), {}],
    ['a script of the site', tag('script', { src: '/a.js' }), {}],
    [
      'a script that sends data to its host',
      tag('script', { src: `${cdn}/a.js` }),
      { 'script-src': `'self' ${cdn}`, 'connect-src': `'self' ${cdn}` },
    ],
  ])('loads %s', (_what, element, added) => {
    expect(policyOf({ headTags: [element] })).toEqual({ ...basic, ...added });
  });

  it.each([
    ['https://cloud.umami.is', 'https://gateway.umami.is https://api-gateway.umami.dev'],
    ['https://www.googletagmanager.com', 'https://*.google-analytics.com https://*.analytics.google.com'],
  ])('of %s sends analytics to %s, but only if it is known to be analytics', (origin, collectors) => {
    const src = `${origin}/script.js`;
    const analytics = policyOf({ headTags: [tag('script', { src, 'data-analytics': 'a' })] });
    expect(analytics['connect-src']).toBe(`'self' ${origin} ${collectors}`);
    expect(policyOf({ headTags: [tag('script', { src })] })['connect-src']).toBe(`'self' ${origin}`);
  });

  it('with code is allowed by its hash, unless it is data', () => {
    const source = (code: string): string => `'self' 'sha256-${hash('sha256', code, 'base64')}'`;
    expect(policyOf({ headTags: [tag('script', {}, 'a()')] })['script-src']).toBe(source('a()'));
    expect(policyOf({ headTags: [tag('style', {}, 'a{}')] })['style-src']).toBe(source('a{}'));
    for (const type of ['application/ld+json', 'application/json'])
      expect(policyOf({ headTags: [tag('script', { type }, '{}')] })).toEqual(basic);
  });
});

it('configured sources are added once, also to directives that docsgen does not set', () => {
  const csp = { 'img-src': ['data:', 'blob:'], 'worker-src': ['blob:'] };
  const security = { csp } as unknown as Config['security'];
  expect(policyOf({ security })).toEqual({
    ...basic,
    'img-src': "'self' data: https: blob:",
    'worker-src': "'self' blob:",
  });
});
