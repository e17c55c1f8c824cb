// Style sheets composed for single articles: inline styles of an article, or a combination of docsgen's style sheets.

import type { ArticleFile, ArticleFiles, MadeArticleFile } from '../../model/components.ts';
import { hashedAssetPath } from '../../routes/output-paths.ts';

const written = 'css:';
const ownSheets = 'styles:docsgen/';

export function isComposed(name: string): boolean {
  return name.startsWith(written) || name.startsWith(ownSheets);
}

/** Returns `undefined` if the style sheet with this name is not a composed style sheet. */
export function composedSheet(name: ArticleFile, articleFiles: ArticleFiles): MadeArticleFile | undefined {
  const fileOf = (name: string, content: Buffer) => ({ path: hashedAssetPath(name, content), content });
  if (name.startsWith(written))
    return { ...fileOf('article.css', Buffer.from(`${name.slice(written.length)}\n`)), loads: [] };
  if (!name.startsWith(ownSheets)) return undefined;
  const parts = name.slice(ownSheets.length).split('+');
  const sheets = parts.flatMap((part) => articleFiles.get(`${ownSheets}${part}`) ?? []);
  const content = Buffer.concat(sheets.map((sheet) => Buffer.from(sheet.content)));
  return { ...fileOf('components.css', content), loads: sheets.flatMap(({ loads }) => loads) };
}
