// Overlays texts on the site's files. All modules read the site through its files, so that generated and changed texts
// are treated like files on disk.

import type { Changes, SiteFiles } from '../model/adapters/file-system.ts';
import { hashOf } from '../text/hash.ts';

/** Returns files with the current changes. */
export function withChanges(files: SiteFiles, changes: () => Changes): SiteFiles {
  const stampOf = (text: string): string => `changed ${hashOf(text)}`;
  const read = async <T>(path: string, own: (text: string) => T, others: (path: string) => Promise<T | undefined>) => {
    const text = changes().get(path);
    if (text !== undefined) return own(text);
    return changes().has(path) ? undefined : others(path);
  };
  return {
    root: files.root,
    readText: (path) => read(path, (text) => text, files.readText),
    readBytes: (path) => read<Uint8Array>(path, (text) => new TextEncoder().encode(text), files.readBytes),
    list: async (folder, which) => {
      const listed = await files.list(folder, which);
      const start = folder === '' ? '' : `${folder}/`;
      const inside = [...changes()].filter(([path]) => path.startsWith(start));
      if (inside.length === 0) return listed;
      const paths = new Set(listed);
      for (const [path, text] of inside) paths[text === undefined ? 'delete' : 'add'](path.slice(start.length));
      return [...paths].sort();
    },
    refused: files.refused,
    unreadable: files.unreadable,
    stamp: (path) => read(path, stampOf, files.stamp),
    settledStamp: (path) => read(path, stampOf, files.settledStamp),
  };
}

export interface OverlaidFiles extends SiteFiles {
  /** Returns the content of generated files, by path relative to the site's root directory. */
  readonly made: () => ReadonlyMap<string, string>;
  /** Replaces all generated files. */
  readonly put: (made: ReadonlyMap<string, string>) => void;
}

/** Returns files to which plugins add generated files. */
export function overlaid(files: SiteFiles): OverlaidFiles {
  let made: ReadonlyMap<string, string> = new Map();
  return {
    ...withChanges(files, () => made),
    made: () => made,
    put: (next) => {
      made = next;
    },
  };
}

/** `copies` maps the paths of existing files to the paths of their copies. */
export function withCopies(files: SiteFiles, copies: ReadonlyMap<string, string>): SiteFiles {
  const from = new Map([...copies].map(([original, copy]) => [copy, original]));
  const at = (path: string): string => from.get(path) ?? path;
  return {
    root: files.root,
    readText: (path) => files.readText(at(path)),
    readBytes: (path) => files.readBytes(at(path)),
    list: async (folder, which) => {
      const start = folder === '' ? '' : `${folder}/`;
      const added = [...from.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
      return [...new Set([...(await files.list(folder, which)), ...added])].sort();
    },
    refused: files.refused,
    unreadable: files.unreadable,
    stamp: (path) => files.stamp(at(path)),
    settledStamp: (path) => files.settledStamp(at(path)),
  };
}
