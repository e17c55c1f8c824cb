// The Markdown of a page whose front matter was parsed before. Workers need only this of front matter, and loading the
// libraries that parse it would take them longer than compiling a page.

/** The Markdown with the front matter blanked out, so that line numbers stay those of the file. */
export function bodyOf(text: string, bodyStart: number): string {
  return text.slice(0, bodyStart).replace(/[^\n]/g, '') + text.slice(bodyStart);
}
