// Applies changes to the files of a site in memory.
import type { SiteFiles } from '../../model/adapters/file-system.ts';

/** New text of each changed file, by path; `undefined` for removed files. */
export type Changes = ReadonlyMap<string, string | undefined>;

export function withChanges(files: SiteFiles, changes: Changes): SiteFiles {
  const read = async <T>(
    path: string,
    changed: (text: string) => T,
    others: (path: string) => Promise<T | undefined>,
  ) => {
    if (!changes.has(path)) return others(path);
    const text = changes.get(path);
    return text === undefined ? undefined : changed(text);
  };
  const stamp = (text: string): string => `changed ${text.length}`;
  return {
    root: files.root,
    readText: (path) => read(path, (text) => text, files.readText),
    readBytes: (path) => read(path, (text) => new TextEncoder().encode(text), files.readBytes),
    list: async (folder, which) => {
      const start = folder === '' ? '' : `${folder}/`;
      const listed = (await files.list(folder, which)).filter((path) => !changes.has(start + path));
      const added = [...changes].flatMap(([path, text]) =>
        text !== undefined && path.startsWith(start) ? [path.slice(start.length)] : [],
      );
      return [...listed, ...added].sort();
    },
    refused: files.refused,
    unreadable: files.unreadable,
    stamp: (path) => read(path, stamp, files.stamp),
    settledStamp: (path) => read(path, stamp, files.settledStamp),
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
