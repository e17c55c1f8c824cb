// Determines the settings of a new site from the command's options, the answers in the terminal, and defaults.

import { type FeaturePackage, featurePackages } from '../../config/feature-packages.ts';
import { namesOfLanguages } from '../../config/languages/language-names.ts';
import { nearestTag } from '../../config/languages/nearest-tag.ts';
import type { Answers, Question } from '../../model/adapters/questions.ts';
import { useOneOf } from '../../text/wording.ts';

export interface StarterSettings {
  readonly title: string;
  /** Locales of the site, starting with the default locale. */
  readonly locales: readonly [string, ...string[]];
  readonly address: SiteAddress | undefined;
  readonly hasWorkflow: boolean;
  readonly hasEditorSettings: boolean;
  /** Names of feature packages, such as `@docsgen/math`. */
  readonly packages: readonly string[];
}

interface SiteAddress {
  /** Origin, without a path, such as `https://me.github.io`. */
  readonly url: string;
  /** Path that starts and ends with a slash. */
  readonly baseUrl: string;
}

/** Command line options. */
export interface StarterOptions {
  readonly title?: string;
  /** Language tags, separated by commas. */
  readonly locale?: string;
  readonly url?: string;
  readonly workflow?: boolean;
  readonly vscode?: boolean;
  /** Names of feature packages, separated by commas, with or without `@docsgen/`. */
  readonly packages?: string;
}

/** Default values. `url` includes the path. */
export interface StarterDefaults {
  readonly title: string;
  readonly locales: readonly [string, ...string[]];
  readonly url: string;
  /** Feature packages that can be installed. */
  readonly packages: readonly FeaturePackage[];
}

const [workflow, vscode] = ['workflow', 'vscode'];

/** Returns at most six questions, and none for settings that an option sets. */
export function starterQuestions(options: StarterOptions, defaults: StarterDefaults): readonly Question[] {
  const languages = Object.entries(namesOfLanguages()).map(([value, label]) => ({ value, label, hint: value }));
  const hasExtras = options.workflow !== undefined && options.vscode !== undefined;
  const questions: readonly (Question | false)[] = [
    options.title === undefined && {
      kind: 'text',
      id: 'title',
      message: 'Site title',
      suggestion: defaults.title,
      validate: (text) => (text.trim() === '' ? 'Enter a title' : undefined),
    },
    options.locale === undefined && {
      kind: 'one',
      id: 'language',
      message: 'Default language',
      choices: languages,
      initial: defaults.locales[0],
    },
    options.locale === undefined && {
      kind: 'several',
      id: 'languages',
      message: 'Other languages (optional)',
      choices: languages,
      initial: defaults.locales.slice(1),
    },
    options.url === undefined && {
      kind: 'text',
      id: 'url',
      message: 'URL of the published site (leave empty if not known yet)',
      initial: defaults.url,
      placeholder: 'https://me.github.io/my-project/',
      validate: (text) => (text.trim() === '' ? undefined : addressError(text)),
    },
    options.packages === undefined &&
      defaults.packages.length > 0 && {
        kind: 'several',
        id: 'packages',
        message: 'Features in packages (optional)',
        choices: defaults.packages.map(({ module: value, name: label, description: hint }) => ({ value, label, hint })),
        initial: [],
      },
    !hasExtras && {
      kind: 'several',
      id: 'extras',
      message: 'Add',
      choices: [
        { value: workflow, label: 'a GitHub Actions workflow that deploys to GitHub Pages' },
        { value: vscode, label: 'settings for Visual Studio Code' },
      ],
      initial: [workflow],
    },
  ];
  return questions.filter((question) => question !== false);
}

/** Options take precedence over answers, and answers over defaults. */
export function starterSettings(options: StarterOptions, answers: Answers, defaults: StarterDefaults): StarterSettings {
  const url = options.url ?? textOf(answers.url) ?? defaults.url;
  const extras = listOf(answers.extras) ?? [workflow];
  return {
    title: (options.title ?? textOf(answers.title) ?? defaults.title).trim(),
    locales: localesFrom(options, answers, defaults),
    address: url.trim() === '' ? undefined : addressFrom(url),
    hasWorkflow: options.workflow ?? extras.includes(workflow),
    hasEditorSettings: options.vscode ?? extras.includes(vscode),
    packages: options.packages === undefined ? (listOf(answers.packages) ?? []) : packagesIn(options.packages),
  };
}

/** Returns a sentence about the first invalid option, or `undefined`. */
export function invalidOption({ title, locale, url, packages = '' }: StarterOptions): string | undefined {
  if (title?.trim() === '') return '--title must not be empty';
  const tags = locale === undefined ? [] : namesIn(locale);
  if (locale !== undefined && tags.length === 0) return '--locale must have at least one language, such as en';
  const known = featurePackages.map(({ module }) => module);
  const unknown = packagesIn(packages).find((module) => !known.includes(module));
  if (unknown !== undefined) return `Unknown package '${unknown}'. ${useOneOf(known)}`;
  return tags.map(invalidLanguage).find(Boolean) ?? (url === undefined ? undefined : addressError(url));
}

function localesFrom(options: StarterOptions, answers: Answers, defaults: StarterDefaults): StarterSettings['locales'] {
  const language = textOf(answers.language);
  const answered = language === undefined ? defaults.locales : [language, ...(listOf(answers.languages) ?? [])];
  const [first = 'en', ...rest] = new Set(options.locale === undefined ? answered : namesIn(options.locale));
  return [first, ...rest];
}

function packagesIn(list: string): readonly string[] {
  return namesIn(list).map((name) => (name.startsWith('@') ? name : `@docsgen/${name}`));
}

function namesIn(list: string): readonly string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

function addressError(text: string): string | undefined {
  return addressFrom(text)
    ? undefined
    : `The URL must be absolute, such as https://me.github.io/my-project/, not '${text}'`;
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

/** Returns the reason why a new site cannot have this language, or `undefined` if the language is supported. */
function invalidLanguage(tag: string): string | undefined {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return `'${tag}' is not a language tag, such as es, en or pt-BR`;
  if (isKnown(tag)) return undefined;
  const known = Object.keys(namesOfLanguages()).join(', ');
  return `docsgen has no UI strings in '${tag}' (available: ${known}). You can add this language to the site later`;
}

function isKnown(tag: string): boolean {
  try {
    return nearestTag(tag, Object.keys(namesOfLanguages())) !== undefined;
  } catch {
    return false;
  }
}
