// UI strings of plugins, in the languages of the site. The site's strings override the strings of plugins.
import type { PluginArticleStrings } from '@docsgen/contract/article-messages';
import type { PluginStrings } from '../../model/article-api.ts';
import { type MessageTree, messageAt } from './message-tree.ts';
import { nearestTag } from './nearest-tag.ts';

export type StringsByPlugin = Readonly<Record<string, PluginStrings>>;

/** Returns the English strings of plugins, with which the site's strings are compared. */
export function englishOfPlugins(strings: StringsByPlugin): MessageTree {
  return mapValues(strings, ({ en = {} }) => en);
}

/** `own` contains the site's strings in that language, which have already been checked. */
export function stringsOfPlugins(
  strings: StringsByPlugin,
  pageLang: string,
  own: MessageTree,
): Readonly<Record<string, PluginArticleStrings>> {
  return mapValues(strings, (byLang, plugin) => {
    const written = (messageAt(own, [plugin]) ?? {}) as Readonly<Record<string, string>>;
    const { en = {}, [nearestTag(pageLang, Object.keys(byLang)) ?? '']: spoken } = byLang;
    if (spoken) return { strings: { ...en, ...spoken, ...written } };
    // Strings that are shown together must be in the same language.
    const isComplete = Object.keys(en).every((name) => written[name] !== undefined);
    return isComplete ? { strings: written } : { strings: en, foreign: { lang: 'en', dir: 'ltr' } };
  });
}

interface PluginMessage {
  /** Group and name of the string. */
  readonly path: readonly string[];
  readonly message: string;
  /** Whether neither the plugin nor the site has the string in the language. */
  readonly isMissing: boolean;
}

/** Returns the strings of plugins in a language, or in English if they are missing. */
export function pluginMessages(strings: StringsByPlugin, lang: string, own: MessageTree): readonly PluginMessage[] {
  return Object.entries(strings).flatMap(([plugin, byLang]) => {
    const { en = {}, [nearestTag(lang, Object.keys(byLang)) ?? '']: spoken } = byLang;
    return Object.entries({ ...en, ...spoken }).map(([name, text]) => {
      const path = [plugin, name];
      const written = messageAt(own, path);
      const isWritten = typeof written === 'string';
      return { path, message: isWritten ? written : text, isMissing: !spoken && !isWritten };
    });
  });
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
}
