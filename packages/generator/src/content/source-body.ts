// A separate module, so that workers do not load the YAML parser.

/** Returns the Markdown after empty lines in place of the front matter, which preserves line numbers. */
export function bodyOf(text: string, bodyStart: number): string {
  return text.slice(0, bodyStart).replace(/[^\n]/g, '') + text.slice(bodyStart);
}
