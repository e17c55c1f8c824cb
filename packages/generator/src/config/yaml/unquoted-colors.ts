// Detects unquoted colors. In YAML, the `#` of a color starts a comment, so the value is missing, and a flow list or
// mapping is not closed.

/** Returns an unquoted color in the line of a syntax error or in the line before. `text` ends at the error. */
export function colorBefore(text: string): string | undefined {
  return /[:,[{][ \t]+(#[0-9a-f]{3,8})(?![\w-])[^\n]*(?:\n[^\n]*)?$/i.exec(text.trimEnd())?.[1];
}

/** Returns the hint for a value that was parsed as a comment. */
export function quoteHint(comment: string): string {
  return `In YAML, # starts a comment; use quotes: '${comment}'`;
}
