// The Markdown of a page whose front matter was found before. Threads that make pages need this and nothing else of front
// matter, and the libraries that read it take longer to begin than a page takes.

/** The Markdown with the front matter blanked out, so that line numbers stay those of the file. */
export function bodyOf(text: string, bodyStart: number): string {
  return text.slice(0, bodyStart).replace(/[^\n]/g, '') + text.slice(bodyStart);
}
