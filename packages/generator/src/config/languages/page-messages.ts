// Returns the UI strings of pages in one language. The site's strings override the built-in strings. If a language has
// no built-in strings, missing strings are in English and are marked as English.

import { languages } from '@docsgen/theme/languages';
import type { Messages } from '@docsgen/theme/messages';
import { type MessageTree, messageAt, messagesIn, withMessages } from './message-tree.ts';
import { nearestTag } from './nearest-tag.ts';

interface PageMessages {
  readonly messages: Messages;
  /** Paths of strings that fall back to English: `shell.menu`. */
  readonly missing: readonly string[];
}

/** `own` contains the site's UI strings in that language, which have already been checked. */
export async function pageMessages(pageLang: string, own: MessageTree): Promise<PageMessages> {
  const load = languages[nearestTag(pageLang, Object.keys(languages)) ?? ''];
  if (!load) return inEnglish(await englishMessages(), own);
  return { messages: asMessages(withMessages(asTree(await load()), own)), missing: [] };
}

interface LanguageMessages {
  readonly messages: MessageTree;
  /**
   * Whether docsgen has built-in strings for the language. If not, strings that the site does not set are in English.
   */
  readonly isSpoken: boolean;
}

/** Returns all UI strings of a language. For `own`, see `pageMessages`. */
export async function messagesOf(lang: string, own: MessageTree): Promise<LanguageMessages> {
  const load = languages[nearestTag(lang, Object.keys(languages)) ?? ''];
  const messages = load ? asTree(await load()) : await englishMessages();
  return { messages: withMessages(messages, own), isSpoken: load !== undefined };
}

/** Returns the English strings, which define the paths and placeholders of all strings. */
export async function englishMessages(): Promise<MessageTree> {
  const english = await languages.en?.();
  if (english === undefined) throw new Error('English is missing in the list of languages.');
  return asTree(english);
}

/**
 * Strings that are shown together must be in the same language, so a group of the site's strings is used only if it is
 * complete.
 */
function inEnglish(english: MessageTree, own: MessageTree): PageMessages {
  const missing = messagesIn(english).filter(({ path }) => messageAt(own, path) === undefined);
  const groups = new Set(missing.map(({ path }) => groupOf(path)));
  const whole = messagesIn(own).filter(({ path }) => !groups.has(groupOf(path)));
  const messages = asMessages(whole.reduce((tree, each) => withMessages(tree, branchOf(each)), english));
  const { shell, article } = messages;
  const foreign = { lang: 'en', dir: 'ltr' } as const;
  return {
    missing: missing.map(({ path }) => path.join('.')),
    messages: {
      ...messages,
      shell: { ...shell, foreign: Object.fromEntries([...groups].map((group) => [group, foreign])) },
      article: groups.has('article') ? { ...article, foreign } : article,
    },
  };
}

/** Returns the theme's `MessageGroup` for the path of a string. */
function groupOf([first = '', second = '']: readonly string[]): string {
  if (first === 'article') return first;
  return first === 'search' ? 'searchDialog' : second;
}

/** Returns a tree with a single string. */
export function branchOf({ path, message }: ReturnType<typeof messagesIn>[number]): MessageTree {
  const [first = '', ...rest] = path.toReversed();
  return rest.reduce<MessageTree>((below, name) => ({ [name]: below }), { [first]: message });
}

// The casts are safe, because `Messages` contains only strings and groups. They are needed because interfaces have no
// index signature.

function asTree(messages: Messages): MessageTree {
  return messages as object as MessageTree;
}

function asMessages(tree: MessageTree): Messages {
  return tree as object as Messages;
}
