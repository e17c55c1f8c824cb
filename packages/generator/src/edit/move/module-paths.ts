// Finds the paths of links in a module in `pages/`. Only literal hrefs of links are found, and other strings in the
// code are ignored.
import { splitHref } from '../../text/hrefs.ts';
import type { WrittenPath } from './find-paths.ts';

const link = /\b(?:href|to)\b["']?\s*[=:]\s*(?:\{\s*)?(["'`])([^"'`\n]*)\1/g;

export function modulePaths(code: string): readonly WrittenPath[] {
  return [...code.matchAll(link)].flatMap(({ 0: whole, 2: href = '', index }) => {
    const start = index + whole.length - 1 - href.length;
    const { length } = splitHref(href).path;
    return length === 0 ? [] : [{ href, use: 'link', start, end: start + length }];
  });
}
