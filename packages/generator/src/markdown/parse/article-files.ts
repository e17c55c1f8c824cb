// Resolves and reads the files that a source includes or shows, and records these files.
import type { SourcePath } from '../../model/paths.ts';
import { decodePath, folderOf, normalizePath, relativePath } from '../../text/hrefs.ts';
import { didYouMean } from '../../text/wording.ts';

export interface ContentFiles {
  /** Returns `undefined` if the file does not exist. */
  readonly readText: (path: SourcePath) => Promise<string | undefined>;
  /** Paths to suggest if a file does not exist. */
  readonly assets?: ReadonlySet<SourcePath>;
}

/** A path as written in a source, and the file that contains it. */
interface WrittenPath {
  readonly path: string;
  readonly from: SourcePath;
}

export interface ArticleFiles {
  /** Returns `undefined` if the path is outside the content folder. */
  readonly locate: (written: WrittenPath) => SourcePath | undefined;
  readonly read: (path: SourcePath) => Promise<string | undefined>;
  readonly suggest: (written: WrittenPath, isMeant: (path: SourcePath) => boolean) => string | undefined;
  /** Returns the paths of all requested files in sorted order, including files that do not exist. */
  readonly asked: () => readonly SourcePath[];
}

/** Paths that begin with a slash are relative to `locale`. */
export function openArticleFiles(locale: string, content: ContentFiles): ArticleFiles {
  const asked = new Set<SourcePath>();
  return {
    locate: ({ path, from }) => {
      const written = decodePath(path);
      const base = written.startsWith('/') ? locale : folderOf(from);
      const found = normalizePath(`${base}/${written}`);
      // The first folder of the path, such as `content` in `content/en`, contains files that locales share.
      const isContent = locale === '' || found?.startsWith(`${locale.split('/')[0]}/`);
      return isContent ? (found as SourcePath | undefined) : undefined;
    },
    read: (path) => {
      asked.add(path);
      return content.readText(path);
    },
    suggest: ({ path, from }, isMeant) => {
      const files = [...(content.assets ?? [])].filter(isMeant);
      const known = path.startsWith('/')
        ? files.filter((file) => file.startsWith(`${locale}/`)).map((file) => file.slice(locale.length))
        : files.map((file) => relativePath(folderOf(from), file, path));
      return didYouMean(path, known);
    },
    asked: () => [...asked].sort(),
  };
}
