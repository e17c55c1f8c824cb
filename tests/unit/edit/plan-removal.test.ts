// Redirect targets for the URLs of a removed version.
import { expect, it } from 'vitest';
import { planRemoval } from '../../../packages/generator/src/edit/versions/plan-removal.ts';
import { type Files, modelOf } from '../model-of.ts';

const config = `title: Docs
locales: [{ code: en }]
sections:
  - id: guide
  - id: api
    versions: [{ name: current }, { name: "1.0" }]
`;

/** Returns the redirects after removing version 1.0 of the section `api`: `from → to`. */
async function redirectsOf(files: Files): Promise<readonly string[]> {
  const { graph } = await modelOf({ 'site.config.yaml': config, 'content/en/guide/index.md': '# Guide\n', ...files });
  const { redirects } = planRemoval(graph, { section: 'api', name: '1.0' });
  return redirects.map(({ from, to }) => `${from} → ${to}`);
}

it('redirects a removed page to the same page of the first version, or to its nearest parent', async () => {
  expect(
    await redirectsOf({
      'content/en/api/index.md': '# API\n',
      'content/en/api/keys/index.md': '# Keys\n',
      'content/en/api/keys/make.md': '# Make\n',
      'content/en/api-1.0/keys/deep/old.md': '# Old\n',
      'content/en/api-1.0/keys/make.md': '# Make\n',
      'content/en/api-1.0/old.md': '# Old\n',
    }),
  ).toEqual(['/api/1.0/keys/deep/old → /api/keys', '/api/1.0/keys/make → /api/keys/make', '/api/1.0/old → /api']);
});

it('redirects a page without a parent to a page of the first version', async () => {
  expect(
    await redirectsOf({ 'content/en/api/intro.md': '# Intro\n', 'content/en/api-1.0/keys/old.md': '# Old\n' }),
  ).toEqual(['/api/1.0/keys/old → /api/intro']);
});

it('redirects to the landing page if the first version has no pages', async () => {
  expect(await redirectsOf({ 'content/en/api-1.0/old.md': '# Old\n' })).toEqual(['/api/1.0/old → /']);
});
