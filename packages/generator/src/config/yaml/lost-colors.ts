// Colours without quotes: YAML takes their `#` for the beginning of a comment, so that the value is nothing, and a list
// or map on one line has no end.

/** A colour on the line of a mistake or on the one before, which takes the end of its list or map with it. */
export function colorBefore(text: string): string | undefined {
  return /[:,[{][ \t]+(#[0-9a-f]{3,8})(?![\w-])[^\n]*(?:\n[^\n]*)?$/i.exec(text.trimEnd())?.[1];
}

/** What to do where a value is a comment. */
export function asText(comment: string): string {
  return `YAML takes # for a comment: write '${comment}'`;
}
