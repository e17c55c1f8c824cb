// Represents UI strings as a generic tree, for code that does not depend on individual strings.

/** Strings by name, in nested groups. A string with plural forms is an object that contains the forms. */
export interface MessageTree {
  readonly [name: string]: string | MessageTree;
}

/** A string or its plural forms, with the path in the tree. */
interface NamedMessage {
  readonly path: readonly string[];
  readonly message: string | MessageTree;
}

export function isPlural(message: unknown): message is Readonly<Record<string, string>> {
  return typeof message === 'object' && message !== null && 'other' in message;
}

/** Returns all strings of a tree, in order. */
export function messagesIn(tree: MessageTree, path: readonly string[] = []): readonly NamedMessage[] {
  return Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' || isPlural(below)
      ? [{ path: [...path, name], message: below }]
      : messagesIn(below, [...path, name]),
  );
}

/** Returns the string or group at a path, or `undefined` if it does not exist. */
export function messageAt(tree: MessageTree, path: readonly string[]): string | MessageTree | undefined {
  let at: string | MessageTree | undefined = tree;
  for (const name of path) at = typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** Returns `tree` with strings replaced by the strings of `own` that have the same path. */
export function withMessages(tree: MessageTree, own: MessageTree): MessageTree {
  const merged = Object.entries(tree).map(([name, below]) => {
    const other = messageAt(own, [name]);
    const isGroup = typeof below === 'object' && !isPlural(below) && typeof other === 'object';
    return [name, isGroup ? withMessages(below, other) : (other ?? below)] as const;
  });
  return Object.fromEntries(merged);
}
