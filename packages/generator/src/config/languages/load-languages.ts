// Loads the built-in UI strings of all languages of a site, and the site's strings in `strings/` next to the
// configuration.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import { type Languages, messagesFor } from '@docsgen/theme/messages';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Locale, SiteConfig } from '../../model/config.ts';
import { type Checked, type Diagnostic, warning } from '../../model/diagnostic.ts';
import type { LocaleCode } from '../../model/paths.ts';
import type { PostStrings } from '../../model/posts.ts';
import { didYouMean } from '../../text/wording.ts';
import { yamlString } from '../yaml/edit-yaml.ts';
import type { MessageTree } from './message-tree.ts';
import { nearestTag } from './nearest-tag.ts';
import { englishMessages, pageMessages } from './page-messages.ts';
import { englishOfPlugins, stringsOfPlugins } from './plugin-strings.ts';
import { readStrings } from './read-strings.ts';

export type { Languages };

const extension = '.yaml';

export async function loadLanguages(files: SiteFiles, config: SiteConfig): Promise<Checked<Languages>> {
  const folder = stringsFolder(config.file);
  const names = folder === undefined ? [] : await files.list(folder, 'visible');
  const tags = names.filter((name) => name.endsWith(extension)).map((name) => name.slice(0, -extension.length));
  const tagOf = ({ code, htmlLang }: Locale): string | undefined =>
    tags.find((tag) => tag === code) ?? nearestTag(htmlLang, tags);
  const loaded = await Promise.all(
    config.locales.map(async (locale) => {
      const tag = tagOf(locale);
      const file = tag === undefined ? undefined : `${folder}/${tag}${extension}`;
      return {
        lang: locale.htmlLang,
        ...(await loadLanguage(files, { locale, file, pluginStrings: config.pluginStrings })),
      };
    }),
  );
  const used = new Set(config.locales.map(tagOf));
  const unused = names.filter((name) => !used.has(name.slice(0, -extension.length)) || !name.endsWith(extension));
  return {
    value: Object.fromEntries(loaded.map(({ lang, value }) => [lang, value])),
    diagnostics: [
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
      ...unused.map((name) => unusedFile(`${folder}/${name}`, config)),
    ],
  };
}

/**
 * Returns the path of `strings/` relative to the site's root directory, or `undefined` if the site has no
 * configuration.
 */
export function stringsFolder(configFile: string | undefined): string | undefined {
  if (configFile === undefined) return undefined;
  return `${configFile.slice(0, configFile.lastIndexOf('/') + 1)}strings`;
}

type LoadedLanguage = Checked<Languages[string]>;

interface LanguageRequest {
  readonly locale: Locale;
  readonly file: string | undefined;
  readonly pluginStrings: SiteConfig['pluginStrings'] | undefined;
}

async function loadLanguage(
  files: SiteFiles,
  { locale, file, pluginStrings }: LanguageRequest,
): Promise<LoadedLanguage> {
  const { htmlLang: lang } = locale;
  const own = await loadStrings(files, file, { lang, pluginStrings });
  const { messages: ofPages, missing } = await pageMessages(lang, own.value);
  const messages = pluginStrings
    ? { ...ofPages, article: { ...ofPages.article, plugins: stringsOfPlugins(pluginStrings, lang, own.value) } }
    : ofPages;
  // Invalid strings are omitted, but must not also be reported as missing.
  const isReported = missing.length === 0 || own.diagnostics.length > 0;
  return { value: messages, diagnostics: isReported ? own.diagnostics : [missingStrings(locale, file, missing)] };
}

interface StringsRequest {
  /** Language tag. */
  readonly lang: string;
  readonly pluginStrings: SiteConfig['pluginStrings'] | undefined;
}

/** Returns the UI strings that a site sets in a file, which may not exist. */
export async function loadStrings(
  files: SiteFiles,
  file: string | undefined,
  { lang, pluginStrings }: StringsRequest,
): Promise<Checked<MessageTree>> {
  const text = file && (await files.readText(file));
  if (file === undefined || text === undefined) return { value: {}, diagnostics: [] };
  const english = { ...(await englishMessages()), ...(pluginStrings && englishOfPlugins(pluginStrings)) };
  return readStrings({ file, text, lang }, english);
}

function missingStrings({ code }: Locale, file: string | undefined, missing: readonly string[]): Diagnostic {
  if (file === undefined) {
    return warning({
      code: 'strings',
      message: `docsgen has no UI strings for '${code}'; its pages use English ones`,
      hint: `Add translations in strings/${code}${extension}, next to the configuration`,
    });
  }
  const count = missing.length === 1 ? '1 UI string is' : `${missing.length} UI strings are`;
  return warning({
    code: 'strings',
    message: `${count} missing, so their groups are in English: ${missing.join(', ')}`,
    file,
  });
}

function unusedFile(file: string, { locales }: SiteConfig): Diagnostic {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const codes = locales.map(({ code }) => code);
  const all = `Expected file names: ${codes.map((code) => code + extension).join(', ')}`;
  return warning({
    code: 'strings',
    message: `${name} does not match a locale of this site`,
    file,
    hint:
      didYouMean(
        name,
        codes.map((code) => code + extension),
      ) ?? all,
  });
}

/** Returns the UI strings that docsgen inserts into articles of a language. */
export function articleMessages(languages: Languages, lang: string): ArticleStrings {
  return messagesFor(languages, lang).article;
}

export async function postStrings(files: SiteFiles, config: SiteConfig): Promise<ReadonlyMap<LocaleCode, PostStrings>> {
  const { value } = await loadLanguages(files, config);
  return new Map(
    config.locales.map(({ code, htmlLang }) => {
      const { tags, authors, tagged, taggedPages, byAuthor, pageTitle } = messagesFor(value, htmlLang).pages.posts;
      return [code, { tags, authors, tagged, taggedPages, byAuthor, pageTitle }];
    }),
  );
}

/**
 * Returns the label of the version in development in YAML: a string, or a mapping of strings by locale if they differ.
 */
export function nextLabel(locales: readonly Pick<Locale, 'code' | 'htmlLang'>[], languages: Languages): string {
  const labels = locales.map(
    ({ code, htmlLang }) => [code, messagesFor(languages, htmlLang).pages.nextVersion] as const,
  );
  const [[, first = ''] = []] = labels;
  if (labels.every(([, label]) => label === first)) return yamlString(first);
  return `{ ${labels.map(([code, label]) => `${code}: ${yamlString(label)}`).join(', ')} }`;
}
