// This is a separate module, so that workers do not load the YAML parser.
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Page } from '../model/site.ts';

/** Returns the Markdown with the front matter replaced by empty lines, which preserves line numbers. */
export function bodyOf(text: string, bodyStart: number): string {
  return text.slice(0, bodyStart).replace(/[^\n]/g, '') + text.slice(bodyStart);
}

/**
 * Returns the text of a page's source after the front matter, or `undefined` for categories, which have no text. The
 * text is code if the page is a component in `pages/`, and in another language if `translation` is `missing`.
 */
export async function sourceText(page: Page, files: Pick<SiteFiles, 'readText'>): Promise<string | undefined> {
  if (page.kind === 'category') return undefined;
  return (await files.readText(page.parsed.file.path))?.slice(page.parsed.bodyStart);
}
