// This is a separate module, so that workers do not load the YAML parser.

/** Returns the Markdown with the front matter replaced by empty lines, which preserves line numbers. */
export function bodyOf(text: string, bodyStart: number): string {
  return text.slice(0, bodyStart).replace(/[^\n]/g, '') + text.slice(bodyStart);
}
