// The messages of a page, out of those of all languages of its site.

import type { Messages } from './messages.ts';

export type { Messages };

/** By the language of the page, as its `lang` has it. Plain data, so that other threads can be told. */
export type Languages = Readonly<Record<string, Messages>>;

export function messagesFor(languages: Languages, pageLang: string): Messages {
  const messages = languages[pageLang];
  if (messages === undefined) throw new Error(`No messages were loaded for '${pageLang}'.`);
  return messages;
}
