// Texts that are kept for long.

/**
 * The same text as one run of characters. V8 keeps what was put together as a tree of its parts, which takes several times
 * the memory, and walks through all of it whenever it becomes a part of something else.
 */
export function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
