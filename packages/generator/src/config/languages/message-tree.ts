// Messages as a tree of texts, for all that does not matter what each of them is for.

/** Texts by name, in groups by name; one with plural forms is a group of its forms. */
export interface MessageTree {
  readonly [name: string]: string | MessageTree;
}

/** One message: its names from the outermost on, and its text or its plural forms. */
interface NamedMessage {
  readonly path: readonly string[];
  readonly message: string | MessageTree;
}

export function isPlural(message: unknown): message is Readonly<Record<string, string>> {
  return typeof message === 'object' && message !== null && 'other' in message;
}

/** All messages of a tree, in its order. */
export function messagesIn(tree: MessageTree, path: readonly string[] = []): readonly NamedMessage[] {
  return Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' || isPlural(below)
      ? [{ path: [...path, name], message: below }]
      : messagesIn(below, [...path, name]),
  );
}

/** `undefined`: there is no such message, and no such group. */
export function messageAt(tree: MessageTree, path: readonly string[]): string | MessageTree | undefined {
  let at: string | MessageTree | undefined = tree;
  for (const name of path) at = typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** A tree in which the messages of another one, which has the same names, take the place of its own. */
export function withMessages(tree: MessageTree, own: MessageTree): MessageTree {
  const merged = Object.entries(tree).map(([name, below]) => {
    const other = messageAt(own, [name]);
    const isGroup = typeof below === 'object' && !isPlural(below) && typeof other === 'object';
    return [name, isGroup ? withMessages(below, other) : (other ?? below)] as const;
  });
  return Object.fromEntries(merged);
}
