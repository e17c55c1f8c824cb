// Adds plugin-generated files to the site's files. All modules read the site through this interface, so that generated
// content is treated like hand-written content.
import type { SiteFiles } from '../model/adapters/file-system.ts';

export interface OverlaidFiles extends SiteFiles {
  /** Returns the content of generated files, by path relative to the site's root directory. */
  readonly made: () => ReadonlyMap<string, string>;
  /** Replaces all generated files. */
  readonly put: (made: ReadonlyMap<string, string>) => void;
}

export function overlaid(files: SiteFiles, hashOf: (text: string) => string): OverlaidFiles {
  let made: ReadonlyMap<string, string> = new Map();
  const stampOf = (text: string): string => `made ${hashOf(text)}`;
  const read = async <T>(path: string, own: (text: string) => T, others: (path: string) => Promise<T | undefined>) => {
    const text = made.get(path);
    return text === undefined ? others(path) : own(text);
  };
  return {
    root: files.root,
    made: () => made,
    put: (next) => {
      made = next;
    },
    readText: (path) => read(path, (text) => text, files.readText),
    readBytes: (path) => read<Uint8Array>(path, (text) => new TextEncoder().encode(text), files.readBytes),
    list: async (folder, which) => {
      const listed = await files.list(folder, which);
      const start = folder === '' ? '' : `${folder}/`;
      const added = [...made.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
      return added.length === 0 ? listed : [...new Set([...listed, ...added])].sort();
    },
    refused: files.refused,
    unreadable: files.unreadable,
    stamp: (path) => read(path, stampOf, files.stamp),
    settledStamp: (path) => read(path, stampOf, files.settledStamp),
  };
}
