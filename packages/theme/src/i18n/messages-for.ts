import type { Messages } from './messages.ts';

export type { Messages };

/** UI strings by `lang` of the page. Plain data, so that it can be sent to other threads. */
export type Languages = Readonly<Record<string, Messages>>;

export function messagesFor(languages: Languages, pageLang: string): Messages {
  const messages = languages[pageLang];
  if (messages === undefined) throw new Error(`No UI strings were loaded for '${pageLang}'.`);
  return messages;
}
