// What a new site shall be: from the options of the command, the answers on the terminal, and defaults for the rest.
import { namesOfLanguages } from '../../config/languages/language-names.ts';
import type { Answers, Question } from '../../model/adapters/questions.ts';
import { mistakeInTag } from './languages.ts';

export interface StarterWishes {
  readonly title: string;
  /** The first is the site's default. */
  readonly locales: readonly [string, ...string[]];
  readonly address: SiteAddress | undefined;
  readonly hasWorkflow: boolean;
  readonly hasEditorSettings: boolean;
}

interface SiteAddress {
  /** Without a path: `https://me.github.io`. */
  readonly url: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** Options as the command line has them; `undefined`: not given. */
export interface StarterOptions {
  readonly title?: string;
  /** Separated by commas. */
  readonly locale?: string;
  readonly url?: string;
  readonly workflow?: boolean;
  readonly vscode?: boolean;
}

/** `url`: as it is shown and written, with its path. */
export interface StarterDefaults {
  readonly title: string;
  readonly locales: readonly [string, ...string[]];
  readonly url: string;
}

const [workflow, vscode] = ['workflow', 'vscode'];

/** At most five, none about what an option says. */
export function starterQuestions(options: StarterOptions, defaults: StarterDefaults): readonly Question[] {
  const languages = Object.entries(namesOfLanguages()).map(([value, label]) => ({ value, label, hint: value }));
  const hasExtras = options.workflow !== undefined && options.vscode !== undefined;
  const questions: readonly (Question | false)[] = [
    options.title === undefined && {
      kind: 'text',
      id: 'title',
      message: 'What is the site called?',
      initial: defaults.title,
      mistakeIn: (text) => (text.trim() === '' ? 'A site needs a name' : undefined),
    },
    options.locale === undefined && {
      kind: 'one',
      id: 'language',
      message: 'Which language is it written in?',
      choices: languages,
      initial: defaults.locales[0],
    },
    options.locale === undefined && {
      kind: 'several',
      id: 'languages',
      message: 'And translated into? (none is fine)',
      choices: languages,
      initial: defaults.locales.slice(1),
    },
    options.url === undefined && {
      kind: 'text',
      id: 'url',
      message: 'At which address will it be? (empty: not known yet)',
      initial: defaults.url,
      placeholder: 'https://me.github.io/my-project/',
      mistakeIn: (text) => (text.trim() === '' ? undefined : mistakeInAddress(text)),
    },
    !hasExtras && {
      kind: 'several',
      id: 'extras',
      message: 'What else?',
      choices: [
        { value: workflow, label: 'A workflow that publishes it with GitHub Pages' },
        { value: vscode, label: 'Settings for Visual Studio Code' },
      ],
      initial: [workflow],
    },
  ];
  return questions.filter((question) => question !== false);
}

/** An option has precedence over an answer, an answer over a default. */
export function wishesFrom(options: StarterOptions, answers: Answers, defaults: StarterDefaults): StarterWishes {
  const url = options.url ?? textOf(answers.url) ?? defaults.url;
  const extras = listOf(answers.extras) ?? [workflow];
  return {
    title: (options.title ?? textOf(answers.title) ?? defaults.title).trim(),
    locales: localesFrom(options, answers, defaults),
    address: url.trim() === '' ? undefined : addressFrom(url),
    hasWorkflow: options.workflow ?? extras.includes(workflow),
    hasEditorSettings: options.vscode ?? extras.includes(vscode),
  };
}

/** What is wrong with the options, in one sentence; `undefined`: nothing. */
export function mistakeInOptions({ title, locale, url }: StarterOptions): string | undefined {
  if (title?.trim() === '') return 'A site needs a name: --title';
  const tags = locale === undefined ? [] : tagsIn(locale);
  if (locale !== undefined && tags.length === 0) return 'Name at least one language: --locale en';
  return tags.map(mistakeInTag).find(Boolean) ?? (url === undefined ? undefined : mistakeInAddress(url));
}

function localesFrom(options: StarterOptions, answers: Answers, defaults: StarterDefaults): StarterWishes['locales'] {
  const language = textOf(answers.language);
  const answered = language === undefined ? defaults.locales : [language, ...(listOf(answers.languages) ?? [])];
  const [first = 'en', ...rest] = new Set(options.locale === undefined ? answered : tagsIn(options.locale));
  return [first, ...rest];
}

function tagsIn(list: string): readonly string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

function mistakeInAddress(text: string): string | undefined {
  return addressFrom(text) ? undefined : `'${text}' is no whole address, such as https://me.github.io/my-project/`;
}

function addressFrom(text: string): SiteAddress | undefined {
  if (!/^https?:\/\/[^\s?#@]+$/.test(text.trim()) || !URL.canParse(text.trim())) return undefined;
  const { origin, pathname } = new URL(text.trim());
  return { url: origin, baseUrl: pathname.replace(/(?<!\/)\/*$/, '/') };
}

function textOf(answer: Answers[string] | undefined): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

function listOf(answer: Answers[string] | undefined): readonly string[] | undefined {
  return typeof answer === 'string' ? undefined : answer;
}
