// Redirects with a wildcard that hide something, lead nowhere, or are replaced by a file of the site.
import { expect, it } from 'vitest';
import { checkWildcards, wildcardRules } from '../../../../packages/generator/src/output/files/wildcard-files.ts';
import { type Files, graphOf } from '../../model-of.ts';

const pages = { 'content/en/index.md': '# Home', 'content/en/guide/a.md': '# A' };

async function problems(yaml: string, files: Files = {}): Promise<readonly string[]> {
  const graph = await graphOf({ 'site.config.yaml': `title: T\n${yaml}`, ...pages, ...files });
  return checkWildcards(graph).map(({ message, hint }) => (hint === undefined ? message : `${message} - ${hint}`));
}

const redirect = (from: string, to: string): string => `redirects: [{ from: ${from}, to: '${to}' }]\n`;
const valid = redirect('/old/*', '/guide/:splat');
const replaced =
  'The redirect has no effect, because static/_redirects replaces the generated file - Remove static/_redirects, or add the rule to it';

it.each([
  ['netlify', [replaced]],
  ['cloudflare', [replaced]],
  ['[netlify, nginx]', [replaced]],
  ['[vercel, cloudflare]', [replaced]],
  ['vercel', []],
  ['nginx', []],
])('a file of the site replaces the redirects for the host %s: %j', async (host, expected) => {
  expect(await problems(`host: ${host}\n${valid}`, { 'static/_redirects': '' })).toEqual(expected);
  expect(await problems(`host: ${host}\n${valid}`)).toEqual([]);
});

const list = 'List the old URLs instead, such as from: [/old/a, /old/b]';

it.each([
  ['/guide/*', '/', [`The redirect from /guide/* would hide /guide/a/ - ${list}`]],
  ['/GUIDE/*', '/', [`The redirect from /GUIDE/* would hide /guide/a/ - ${list}`]],
  ['/files/*', '/guide/:splat', [`The redirect from /files/* would hide /files/a.pdf - ${list}`]],
  ['/assets/*', '/guide/:splat', [`The redirect from /assets/* would hide /assets/ - ${list}`]],
  ['/old/*', '/guide/:splat', []],
  ['/old/*', '/Guide/:splat', []],
  ['/old/*', '/guide/a', []],
  ['/old/*', 'https://example.com/:splat', []],
  ['/old/*', '/none/:splat', ['Redirect target /none/:splat does not exist']],
  ['/old/*', '/none', ['Redirect target /none does not exist']],
])('a redirect from %s to %s', async (from, to, expected) => {
  expect(await problems(`host: netlify\n${redirect(from, to)}`, { 'static/files/a.pdf': '' })).toEqual(expected);
});

it('a redirect is checked once, and at its position, in a site with several languages', async () => {
  const config = `title: T\nhost: netlify\nlocales:\n  - { code: en, label: English }\n  - { code: de, label: Deutsch }\n`;
  const files = {
    'site.config.yaml': config + redirect('/old/*', '/none'),
    ...pages,
    'content/de/index.md': '# Start',
  };
  const graph = await graphOf(files);
  expect(checkWildcards(graph)).toMatchObject([
    { code: 'redirect', severity: 'error', file: 'site.config.yaml', position: { line: 6 } },
  ]);
  expect(
    wildcardRules(graph)
      .map(({ from }) => from)
      .sort(),
  ).toEqual(['/de/old/', '/old/']);
});
