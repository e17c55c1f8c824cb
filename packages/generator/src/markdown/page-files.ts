// The files a page is made of beside its own: where a written path leads, what stands there, and which were asked for.
import type { SourcePath } from '../model/paths.ts';
import type { SourceFile } from '../model/site.ts';
import { decodePath, folderOf, normalizePath, relativePath } from '../text/hrefs.ts';
import { didYouMean } from '../text/suggest.ts';

export interface ContentFiles {
  /** `undefined` where there is no such file. */
  readonly readText: (path: SourcePath) => Promise<string | undefined>;
  /** What can have been meant by a name that does not exist; without it nothing is suggested. */
  readonly assets?: ReadonlySet<SourcePath>;
}

/** A path as somebody wrote it, and the file he wrote it in. */
export interface WrittenPath {
  readonly path: string;
  readonly from: SourcePath;
}

export interface PageFiles {
  /** `undefined`: outside of the content. */
  readonly locate: (written: WrittenPath) => SourcePath | undefined;
  readonly read: (path: SourcePath) => Promise<string | undefined>;
  readonly suggest: (written: WrittenPath, isMeant: (path: SourcePath) => boolean) => string | undefined;
  /** Every file that was asked for, whether it exists or not, sorted. */
  readonly asked: () => readonly SourcePath[];
}

export function openPageFiles(page: SourceFile, content: ContentFiles): PageFiles {
  const asked = new Set<SourcePath>();
  const locale = localeFolder(page);
  return {
    locate: ({ path, from }) => {
      const written = decodePath(path);
      const base = written.startsWith('/') ? locale : folderOf(from);
      const found = normalizePath(`${base}/${written}`);
      const isContent = locale === '' || found?.startsWith('content/');
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
        : files.map((file) => relativePath(folderOf(from), file, path.startsWith('./')));
      return didYouMean(path, known);
    },
    asked: () => [...asked].sort(),
  };
}

/** `content/en` for `content/en/api/keys.md`; `''` where the site's folder is the content itself. */
function localeFolder({ path, place }: SourceFile): string {
  const below = [place.version?.folder, place.relative].filter(Boolean).join('/');
  return path.slice(0, Math.max(0, path.length - below.length - 1));
}
