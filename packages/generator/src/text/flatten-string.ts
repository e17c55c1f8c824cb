/**
 * Returns the same string, stored as a flat sequence of characters. V8 stores a concatenated string as a tree, which
 * takes several times the memory and is traversed whenever the string is used.
 */
export function flattenString(text: string): string {
  // A regular expression search makes V8 flatten the string in place.
  /^/.test(text);
  return text;
}
