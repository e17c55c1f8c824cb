// Generates a `strings/<language>.yaml` for translators.

import { stringify } from 'yaml';
import { pluralForms } from './check-message.ts';
import { isPlural, type MessageTree, messageAt, messagesIn } from './message-tree.ts';
import { branchOf, messagesOf } from './page-messages.ts';
import { pluginMessages, type StringsByPlugin } from './plugin-strings.ts';

interface ExtractRequest {
  /** Language tag. */
  readonly lang: string;
  /** The site's UI strings in that language, which have already been checked. */
  readonly own: MessageTree;
  /** `missing` selects only strings that fall back to English. */
  readonly which: 'missing' | 'all';
  readonly pluginStrings: StringsByPlugin;
}

/** Returns the strings as YAML, or `undefined` if no string is missing. */
export async function extractMessages({
  lang,
  own,
  which,
  pluginStrings,
}: ExtractRequest): Promise<string | undefined> {
  const { messages, isSpoken } = await messagesOf(lang, own);
  const isWanted = (path: readonly string[]): boolean =>
    which === 'all' || (!isSpoken && messageAt(own, path) === undefined);
  const wanted = messagesIn(messages).filter(({ path }) => isWanted(path));
  const ofPlugins = pluginMessages(pluginStrings, lang, own).filter(({ isMissing }) => isMissing || which === 'all');
  if (wanted.length + ofPlugins.length === 0) return undefined;
  const trees = wanted.map(({ path, message }) => {
    const isForeign = !isSpoken && messageAt(own, path) === undefined;
    return branchOf({ path, message: isForeign && isPlural(message) ? inForms(message, lang) : message });
  });
  trees.push(...ofPlugins.map(branchOf));
  return stringify(trees.reduce(joined, {}), { lineWidth: 0 });
}

const usualOrder: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns an English string with the plural forms of another language. */
function inForms(message: Readonly<Record<string, string>>, lang: string): MessageTree {
  const forms = pluralForms(lang).toSorted((a, b) => usualOrder.indexOf(a) - usualOrder.indexOf(b));
  return Object.fromEntries(forms.map((form) => [form, message[form] ?? message.other ?? '']));
}

/** Merges two trees that have no strings in common. */
function joined(tree: MessageTree, other: MessageTree): MessageTree {
  const more = Object.entries(other).map(([name, below]) => {
    const known = tree[name];
    const isGroup = typeof known === 'object' && typeof below === 'object';
    return [name, isGroup ? joined(known, below) : below] as const;
  });
  return { ...tree, ...Object.fromEntries(more) };
}
