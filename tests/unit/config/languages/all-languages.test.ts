// UI strings in every built-in language, compared with English.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../../packages/generator/src/config/languages/check-message.ts';
import {
  isPlural,
  type MessageTree,
  messagesIn,
} from '../../../../packages/generator/src/config/languages/message-tree.ts';
import { uiStrings as liveCode } from '../../../../packages/live-code/src/strings.ts';
import { uiStrings as mermaid } from '../../../../packages/mermaid/src/strings.ts';
import { languageNames, languages } from '../../../../packages/theme/src/i18n/languages.ts';

const folder = fileURLToPath(new URL('../../../../packages/theme/src/i18n', import.meta.url));

async function treeOf(tag: string): Promise<MessageTree> {
  return (await languages[tag]?.()) as object as MessageTree;
}

function textsOf(message: string | MessageTree): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message).map(String);
}

const english = new Map(messagesIn(await treeOf('en')).map(({ path, message }) => [path.join('.'), message]));

it('every language file is in the list of languages', () => {
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}(-[a-z]+)?\.ts$/.test(name));
  expect(Object.keys(languages)).toEqual(files.map((name) => name.replace('.ts', '')).sort());
  expect(files.length).toBeGreaterThanOrEqual(15);
});

type StringsByLanguage = Readonly<
  Record<'en', Readonly<Record<string, string>>> & Record<string, Readonly<Record<string, string>>>
>;

const ofPackages: Readonly<Record<string, StringsByLanguage>> = {
  'packages/live-code/src/strings.ts': liveCode,
  'packages/mermaid/src/strings.ts': mermaid,
};

it.each(Object.entries(ofPackages))('%s has strings in every language', (_, strings) => {
  expect(Object.keys(strings).sort()).toEqual(Object.keys(languages).sort());
});

const placeholdersOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

it.each(Object.entries(ofPackages))('%s has the same strings and placeholders in every language', (_, strings) => {
  const { en, ...others } = strings;
  const shape = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]) => [name, placeholdersOf(text)]);
  for (const [lang, texts] of Object.entries(others)) {
    expect(shape(texts), lang).toEqual(shape(en));
    expect(new Set(Object.values(texts)).size, lang).toBe(Object.keys(en).length);
    expect(Object.values(texts).filter((text) => text.trim().length < 1)).toEqual([]);
  }
});

describe.each(Object.keys(languages))('%s', async (lang) => {
  const messages = messagesIn(await treeOf(lang));
  const named = messages.map(({ path, message }) => [path.join('.'), message] as const);

  it('the language has the same strings and placeholders as English', () => {
    const problems = named.flatMap(([name, message]) =>
      problemsOf(message, english.get(name) ?? '', lang).map((problem) => `${name} ${problem.message}`),
    );
    expect(problems).toEqual([]);
    expect(named.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
  });

  it.runIf(lang !== 'en')('the language has its own name, and strings for posts', async () => {
    expect(languageNames[lang]).not.toBe(languageNames.en);
    expect((await languages[lang]?.())?.pages.posts).not.toEqual((await languages.en?.())?.pages.posts);
  });

  it('the language has a form for each of its plural categories', () => {
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.toSorted();
    for (const [name, message] of named)
      if (isPlural(message)) expect(Object.keys(message).toSorted(), name).toEqual(categories);
  });

  it('strings have typographic quotes, one-character ellipses, and no surrounding spaces', () => {
    const texts = named.flatMap(([name, message]) => textsOf(message).map((text) => `${name}: ${text}`));
    expect(texts.filter((text) => /["'`]|\.\.\.|\s$|: \s/.test(text))).toEqual([]);
  });
});

it('French has no-break spaces inside quotation marks and before double punctuation marks', async () => {
  const texts = messagesIn(await treeOf('fr')).flatMap(({ message }) => textsOf(message));
  expect(texts.filter((text) => /« (?!\u00a0)|[^\u00a0\u202f][»:;!?](?!\/)/.test(text))).toEqual([]);
});
