// The messages of pages in one language: docsgen's with the site's own in their place; in a language that docsgen does
// not speak, the site's own and, until these are complete, English ones that say so.

import { languages } from '@docsgen/theme/languages';
import type { Messages } from '@docsgen/theme/messages';
import { type MessageTree, messageAt, messagesIn, withMessages } from './message-tree.ts';
import { nearestTag } from './nearest-tag.ts';

interface PageMessages {
  readonly messages: Messages;
  /** Names of those that are English for want of others: `shell.menu`. */
  readonly missing: readonly string[];
}

/** `own`: the site's messages for that language, whose names are known to be right. */
export async function pageMessages(pageLang: string, own: MessageTree): Promise<PageMessages> {
  const load = languages[nearestTag(pageLang, Object.keys(languages)) ?? ''];
  if (!load) return inEnglish(await englishMessages(), own);
  return { messages: asMessages(withMessages(asTree(await load()), own)), missing: [] };
}

interface LanguageMessages {
  readonly messages: MessageTree;
  /** docsgen speaks the language; where it does not, messages that the site has not are English. */
  readonly isSpoken: boolean;
}

/** All messages of a language; `own`: see `pageMessages`. */
export async function messagesOf(lang: string, own: MessageTree): Promise<LanguageMessages> {
  const load = languages[nearestTag(lang, Object.keys(languages)) ?? ''];
  const messages = load ? asTree(await load()) : await englishMessages();
  return { messages: withMessages(messages, own), isSpoken: load !== undefined };
}

/** What all messages are called, and which placeholders they have. */
export async function englishMessages(): Promise<MessageTree> {
  const english = await languages.en?.();
  if (english === undefined) throw new Error('English is missing in the list of languages.');
  return asTree(english);
}

/** Messages that are shown together are in one language: a group of them is the site's own only as a whole. */
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

/** A `MessageGroup` of the theme. */
function groupOf([first = '', second = '']: readonly string[]): string {
  if (first === 'article') return first;
  return first === 'search' ? 'searchDialog' : second;
}

/** A tree of nothing but one message. */
export function branchOf({ path, message }: ReturnType<typeof messagesIn>[number]): MessageTree {
  const [first = '', ...rest] = path.toReversed();
  return rest.reduce<MessageTree>((below, name) => ({ [name]: below }), { [first]: message });
}

// Both are the same; only the compiler wants to be told that an interface has no other names than those it lists.

function asTree(messages: Messages): MessageTree {
  return messages as object as MessageTree;
}

function asMessages(tree: MessageTree): Messages {
  return tree as object as Messages;
}
