// Style sheets composed for single articles: inline styles of an article, or a combination of docsgen's style sheets.
import type { ArticleFile, ArticleFiles, MadeArticleFile } from '../../model/components.ts';
import { assetPath } from '../../routes/output-paths.ts';

const written = 'css:';
const ownSheets = 'styles:docsgen/';

export function isComposed(name: string): boolean {
  return name.startsWith(written) || name.startsWith(ownSheets);
}

/** Returns `undefined` if the style sheet with this name is not a composed style sheet. */
export function composedSheet(
  name: ArticleFile,
  articleFiles: ArticleFiles,
  hashOf: (content: Uint8Array) => string,
): MadeArticleFile | undefined {
  const fileOf = (kind: string, content: Buffer) => ({
    path: assetPath(`${kind}.${hashOf(content).slice(0, 8)}.css`),
    content,
  });
  if (name.startsWith(written))
    return { ...fileOf('article', Buffer.from(`${name.slice(written.length)}\n`)), loads: [] };
  if (!name.startsWith(ownSheets)) return undefined;
  const parts = name.slice(ownSheets.length).split('+');
  const sheets = parts.flatMap((part) => articleFiles.get(`${ownSheets}${part}`) ?? []);
  const content = Buffer.concat(sheets.map((sheet) => Buffer.from(sheet.content)));
  return { ...fileOf('components', content), loads: sheets.flatMap(({ loads }) => loads) };
}
