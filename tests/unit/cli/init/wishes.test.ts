// Questions about a new site, and the defaults if nothing is asked.
import { describe, expect, it } from 'vitest';
import {
  invalidOption,
  type StarterOptions,
  starterQuestions,
  starterSettings,
} from '../../../../packages/generator/src/cli/init/init-answers.ts';

const defaults = { title: 'My docs', locales: ['en'] as const, url: '' };
const asked = (options: StarterOptions): readonly string[] => starterQuestions(options, defaults).map(({ id }) => id);

describe('questions', () => {
  it('asks at most five questions', () => {
    expect(asked({})).toEqual(['title', 'language', 'languages', 'url', 'extras']);
  });

  it('does not ask for settings that an option sets', () => {
    expect(asked({ title: 'A', locale: 'es' })).toEqual(['url', 'extras']);
    expect(asked({ title: 'A', locale: 'es', url: 'https://a.b', workflow: false, vscode: true })).toEqual([]);
  });

  it('accepts an empty URL, but not a relative one', () => {
    const url = starterQuestions({}, defaults).find(({ id }) => id === 'url');
    const mistakeIn = url?.kind === 'text' ? url.mistakeIn : () => 'no question';
    expect(['', 'https://docs.example.com/a/'].map(mistakeIn)).toEqual([undefined, undefined]);
    expect(mistakeIn('docs.example.com')).toContain('must be absolute');
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
    });
  });

  it('uses the answers, with the default language first and without duplicates', () => {
    const answers = { title: ' Puerto ', language: 'es', languages: ['en', 'es'], url: '', extras: ['vscode'] };
    expect(starterSettings({}, answers, { ...defaults, url: 'https://a.b/' })).toEqual({
      title: 'Puerto',
      locales: ['es', 'en'],
      address: undefined,
      hasWorkflow: false,
      hasEditorSettings: true,
    });
  });

  it('gives options precedence over answers, and splits a URL into origin and path', () => {
    const options = { title: 'A', locale: 'de, fr', url: 'https://me.github.io/repo', workflow: true };
    expect(starterSettings(options, { title: 'B', extras: [] }, defaults)).toMatchObject({
      title: 'A',
      locales: ['de', 'fr'],
      address: { url: 'https://me.github.io', baseUrl: '/repo/' },
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
])('options %j: %s', (options, words) => {
  const mistake = invalidOption(options);
  if (words === undefined) expect(mistake).toBeUndefined();
  else expect(mistake).toContain(words);
});
