// Questions about a new site, and the defaults if nothing is asked.
import { describe, expect, it } from 'vitest';
import {
  invalidOption,
  type StarterOptions,
  starterQuestions,
  starterSettings,
} from '../../../../packages/generator/src/cli/init/init-answers.ts';
import { featurePackages } from '../../../../packages/generator/src/config/feature-packages.ts';

const defaults = { title: 'My docs', locales: ['en'] as const, url: '', packages: featurePackages };
const asked = (options: StarterOptions): readonly string[] => starterQuestions(options, defaults).map(({ id }) => id);

describe('questions', () => {
  it('asks at most six questions', () => {
    expect(asked({})).toEqual(['title', 'language', 'languages', 'url', 'packages', 'extras']);
  });

  it('does not ask for packages that cannot be installed', () => {
    const questions = starterQuestions({}, { ...defaults, packages: [] });
    expect(questions.map(({ id }) => id)).not.toContain('packages');
  });

  it('does not ask for settings that an option sets', () => {
    expect(asked({ title: 'A', locale: 'es' })).toEqual(['url', 'packages', 'extras']);
    expect(
      asked({ title: 'A', locale: 'es', url: 'https://a.b', packages: '', workflow: false, vscode: true }),
    ).toEqual([]);
  });

  it('accepts an empty URL, but not a relative one', () => {
    const url = starterQuestions({}, defaults).find(({ id }) => id === 'url');
    const validate = url?.kind === 'text' ? url.validate : () => 'no question';
    expect(['', 'https://docs.example.com/a/'].map(validate)).toEqual([undefined, undefined]);
    expect(validate('docs.example.com')).toContain('must be absolute');
  });
});

describe('wishes', () => {
  it('uses the defaults without options and answers', () => {
    expect(starterSettings({}, {}, defaults)).toEqual({
      title: 'My docs',
      locales: ['en'],
      address: undefined,
      hasWorkflow: true,
      hasEditorSettings: false,
      packages: [],
    });
  });

  it('uses the answers, with the default language first and without duplicates', () => {
    const answers = {
      title: ' Puerto ',
      language: 'es',
      languages: ['en', 'es'],
      url: '',
      packages: ['@docsgen/math'],
      extras: ['vscode'],
    };
    expect(starterSettings({}, answers, { ...defaults, url: 'https://a.b/' })).toEqual({
      title: 'Puerto',
      locales: ['es', 'en'],
      address: undefined,
      hasWorkflow: false,
      hasEditorSettings: true,
      packages: ['@docsgen/math'],
    });
  });

  it('gives options precedence over answers, and splits a URL into origin and path', () => {
    const options = {
      title: 'A',
      locale: 'de, fr',
      url: 'https://me.github.io/repo',
      packages: 'math, @docsgen/live-code',
      workflow: true,
    };
    expect(starterSettings(options, { title: 'B', extras: [] }, defaults)).toMatchObject({
      title: 'A',
      locales: ['de', 'fr'],
      address: { url: 'https://me.github.io', baseUrl: '/repo/' },
      packages: ['@docsgen/math', '@docsgen/live-code'],
      hasWorkflow: true,
    });
  });
});

it.each([
  [{ locale: 'pt-BR,zh-Hans' }, undefined],
  [{ locale: 'English' }, 'not a language tag'],
  [{ locale: 'cs' }, 'no UI strings'],
  [{ locale: 'zh-TW' }, 'no UI strings'],
  [{ locale: ',' }, 'at least one language'],
  [{ url: 'ftp://a.b' }, 'must be absolute'],
  [{ url: 'https://a.b/?c' }, 'must be absolute'],
  [{ title: ' ' }, 'must not be empty'],
  [{ packages: 'math,@docsgen/live-code' }, undefined],
  [{ packages: 'maths' }, "Unknown package '@docsgen/maths'"],
])('options %j: %s', (options, words) => {
  const mistake = invalidOption(options);
  if (words === undefined) expect(mistake).toBeUndefined();
  else expect(mistake).toContain(words);
});
