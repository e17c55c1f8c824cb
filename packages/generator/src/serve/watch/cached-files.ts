// Caches the files of a site until `refresh` or `rescan` detects that they may have changed. Watchers sometimes miss
// changes, so file stamps are also cached, to compare them with the disk.
import type { SiteFiles } from '../../model/adapters/file-system.ts';

interface CachedFile {
  /** `undefined` if the file does not exist, or if it was only read as bytes, which are not cached. */
  readonly text: string | undefined;
  /** `undefined` if the file does not exist. */
  readonly stamp: string | undefined;
}

type ListKind = Parameters<SiteFiles['list']>[1];

interface CachedList {
  readonly folder: string;
  readonly which: ListKind;
  /** Paths relative to the folder. */
  readonly paths: ReadonlySet<string>;
}

/** Milliseconds before a file that became empty is read again, because editors truncate files before writing them. */
const untilSecondReading = 40;

export class CachedFiles implements SiteFiles {
  readonly root: string;
  readonly #disk: SiteFiles;
  readonly #files = new Map<string, CachedFile>();
  readonly #lists = new Map<string, CachedList>();
  /** Paths of files that had content before. */
  readonly #hadText = new Set<string>();

  constructor(disk: SiteFiles) {
    this.root = disk.root;
    this.#disk = disk;
  }

  readonly readText: SiteFiles['readText'] = async (path) => {
    const cached = this.#files.get(path);
    if (cached?.text !== undefined || (cached && cached.stamp === undefined)) return cached.text;
    let file = await this.#readFile(path);
    if (file.text === '' && this.#hadText.has(path)) {
      await new Promise((done) => setTimeout(done, untilSecondReading));
      file = await this.#readFile(path);
    }
    if (file.text) this.#hadText.add(path);
    this.#files.set(path, file);
    return file.text;
  };

  readonly readBytes: SiteFiles['readBytes'] = async (path) => {
    await this.#keepStamp(path);
    return this.#disk.readBytes(path);
  };

  /** Caches the stamp, so that changes to the file are noticed even if its content is never read. */
  readonly settledStamp: SiteFiles['settledStamp'] = async (path) => {
    await this.#keepStamp(path);
    return this.#disk.settledStamp(path);
  };

  readonly list: SiteFiles['list'] = async (folder, which) => {
    const key = `${which}:${folder}`;
    const list = this.#lists.get(key) ?? (await this.#readList(folder, which));
    this.#lists.set(key, list);
    return [...list.paths];
  };

  readonly refused: SiteFiles['refused'] = (folder) => this.#disk.refused(folder);

  readonly unreadable: SiteFiles['unreadable'] = () => this.#disk.unreadable();

  /** An unreadable file has no stamp; reading it reports the reason. */
  readonly stamp: SiteFiles['stamp'] = async (path) => {
    try {
      return await this.#disk.stamp(path);
    } catch {
      return undefined;
    }
  };

  /**
   * Invalidates existing or former files and folders. Returns the paths of files that are new, removed or may have
   * changed. Several notifications about one save count as one change.
   */
  async refresh(paths: Iterable<string>): Promise<ReadonlySet<string>> {
    const changed = new Set<string>();
    let mayChangeLists = false;
    for (const path of paths) {
      const cached = this.#files.get(path);
      if (cached && (await this.#mayDiffer(path, cached))) changed.add(path);
      // If the path is still a file, neither lists nor paths below it can have changed.
      if (cached?.stamp !== undefined && (await this.stamp(path)) !== undefined) continue;
      mayChangeLists = true;
      for (const stale of await this.#staleBelow(`${path}/`)) changed.add(stale);
    }
    if (mayChangeLists) for (const path of await this.#relist()) changed.add(path);
    return this.#forget(changed);
  }

  /** Like `refresh`, for all cached paths. */
  async rescan(): Promise<ReadonlySet<string>> {
    return this.#forget(new Set([...(await this.#staleBelow('')), ...(await this.#relist())]));
  }

  async #keepStamp(path: string): Promise<void> {
    if (!this.#files.has(path)) this.#files.set(path, { text: undefined, stamp: await this.stamp(path) });
  }

  async #readFile(path: string): Promise<CachedFile> {
    const stamp = await this.stamp(path);
    const text = await this.#disk.readText(path);
    return { text, stamp: text === undefined ? undefined : stamp };
  }

  async #readList(folder: string, which: ListKind): Promise<CachedList> {
    const paths = new Set(await this.#disk.list(folder, which));
    return { folder, which, paths };
  }

  /** Lists all cached folders again, and returns the paths of new and removed files. */
  async #relist(): Promise<readonly string[]> {
    const changed: string[] = [];
    for (const [key, { folder, which, paths: before }] of this.#lists) {
      const list = await this.#readList(folder, which);
      const prefix = folder === '' ? '' : `${folder}/`;
      changed.push(...differences(before, list.paths).map((path) => prefix + path));
      this.#lists.set(key, list);
    }
    return changed;
  }

  /** Returns files whose stamp has changed, except files whose text is still the same. */
  async #staleBelow(prefix: string): Promise<readonly string[]> {
    const stale: string[] = [];
    for (const [path, file] of [...this.#files]) {
      if (!path.startsWith(prefix) || (await this.stamp(path)) === file.stamp) continue;
      if (await this.#mayDiffer(path, file)) stale.push(path);
    }
    return stale;
  }

  /**
   * Compares texts, because stamps are not sufficient: within the resolution of timestamps, a file can change without a
   * change of its stamp.
   */
  async #mayDiffer(path: string, { text }: CachedFile): Promise<boolean> {
    if (text === undefined) return true;
    const file = await this.#readFile(path).catch(() => undefined);
    if (file?.stamp === undefined || file.text !== text) return true;
    this.#files.set(path, file);
    return false;
  }

  #forget(changed: ReadonlySet<string>): ReadonlySet<string> {
    for (const path of changed) this.#files.delete(path);
    return changed;
  }
}

/** Returns the symmetric difference. */
function differences(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] {
  return [...[...a].filter((each) => !b.has(each)), ...[...b].filter((each) => !a.has(each))];
}
