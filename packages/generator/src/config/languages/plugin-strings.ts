// UI strings of plugins, in the languages of the site. The site's strings override the strings of plugins.
import type { PluginArticleStrings } from '@docsgen/contract/article-messages';
import type { PluginStrings } from '../../model/article-api.ts';
import { type MessageTree, messageAt } from './message-tree.ts';
import { nearestTag } from './nearest-tag.ts';

type ByPlugin = Readonly<Record<string, PluginStrings>>;

/** Returns the English strings of plugins, with which the site's strings are compared. */
export function englishOfPlugins(strings: ByPlugin): MessageTree {
  return mapValues(strings, ({ en = {} }) => en);
}

/** `own` contains the site's strings in that language, which have already been checked. */
export function stringsOfPlugins(
  strings: ByPlugin,
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

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
}
