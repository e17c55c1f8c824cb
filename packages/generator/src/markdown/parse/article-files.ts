// Files that a source includes or shows: resolves their paths, reads them and records which were asked for.
import type { SourcePath } from '../../model/paths.ts';
import { decodePath, folderOf, normalizePath, relativePath } from '../../text/hrefs.ts';
import { didYouMean } from '../../text/suggest.ts';

export interface ContentFiles {
  /** `undefined` where there is no such file. */
  readonly readText: (path: SourcePath) => Promise<string | undefined>;
  /** Candidates for suggestions where a file does not exist. */
  readonly assets?: ReadonlySet<SourcePath>;
}

/** A path as an author wrote it, and the file in which it is written. */
interface WrittenPath {
  readonly path: string;
  readonly from: SourcePath;
}

export interface ArticleFiles {
  /** `undefined`: the path leads out of the content. */
  readonly locate: (written: WrittenPath) => SourcePath | undefined;
  readonly read: (path: SourcePath) => Promise<string | undefined>;
  readonly suggest: (written: WrittenPath, isMeant: (path: SourcePath) => boolean) => string | undefined;
  /** Every file that was asked for, whether it exists or not, sorted. */
  readonly asked: () => readonly SourcePath[];
}

/** `locale`: where paths that begin with a slash start. */
export function openArticleFiles(locale: string, content: ContentFiles): ArticleFiles {
  const asked = new Set<SourcePath>();
  return {
    locate: ({ path, from }) => {
      const written = decodePath(path);
      const base = written.startsWith('/') ? locale : folderOf(from);
      const found = normalizePath(`${base}/${written}`);
      // The first folder, `content` of `content/en`, has what languages share.
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
