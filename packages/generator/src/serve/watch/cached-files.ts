// The site's files while authors write them: each is read once and kept until `refresh` or `rescan` finds that it may
// have changed. Watchers miss changes now and then, so stamps are kept as well and can be compared with the disk.
import type { SiteFiles } from '../../model/adapters/file-system.ts';

interface CachedFile {
  /** `undefined`: there is no such file, or it was read as bytes only, which are not kept. */
  readonly text: string | undefined;
  /** `undefined`: there is no such file. */
  readonly stamp: string | undefined;
}

type ListKind = Parameters<SiteFiles['list']>[1];

interface CachedList {
  readonly folder: string;
  readonly which: ListKind;
  /** From the folder. */
  readonly paths: ReadonlySet<string>;
}

/** Milliseconds. Editors empty a file before they write it; an empty file that had a text is read again after this. */
const untilSecondReading = 40;

export class CachedFiles implements SiteFiles {
  readonly root: string;
  readonly #disk: SiteFiles;
  readonly #files = new Map<string, CachedFile>();
  readonly #lists = new Map<string, CachedList>();
  /** Paths of files that were not empty once. */
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

  /** A file that is known by its stamp is never read, but its changes count all the same. */
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

  /** An unreadable file has no stamp; reading it reports why. */
  readonly stamp: SiteFiles['stamp'] = async (path) => {
    try {
      return await this.#disk.stamp(path);
    } catch {
      return undefined;
    }
  };

  /**
   * Forgets what is known of these paths: files, folders, or what was one of them. Gives the paths of files that are
   * new, gone or may have another content: one save can be told of twice, and is one change.
   */
  async refresh(paths: Iterable<string>): Promise<ReadonlySet<string>> {
    const changed = new Set<string>();
    let mayChangeLists = false;
    for (const path of paths) {
      const cached = this.#files.get(path);
      if (cached && (await this.#mayDiffer(path, cached))) changed.add(path);
      // A file that is still one needs no look at lists, nor at what could lie below it.
      if (cached?.stamp !== undefined && (await this.stamp(path)) !== undefined) continue;
      mayChangeLists = true;
      for (const stale of await this.#staleBelow(`${path}/`)) changed.add(stale);
    }
    if (mayChangeLists) for (const path of await this.#relist()) changed.add(path);
    return this.#forget(changed);
  }

  /** The same for everything that was ever asked for. */
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

  /** Reads all lists again; gives the files that came or went. */
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

  /** Files whose stamp on disk is another one, and whose text may be. */
  async #staleBelow(prefix: string): Promise<readonly string[]> {
    const stale: string[] = [];
    for (const [path, file] of [...this.#files]) {
      if (!path.startsWith(prefix) || (await this.stamp(path)) === file.stamp) continue;
      if (await this.#mayDiffer(path, file)) stale.push(path);
    }
    return stale;
  }

  /** Stamps alone do not tell: within one tick of the file system's clock a file can change and keep its stamp. */
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

/** What only one of them has. */
function differences(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] {
  return [...[...a].filter((each) => !b.has(each)), ...[...b].filter((each) => !a.has(each))];
}
