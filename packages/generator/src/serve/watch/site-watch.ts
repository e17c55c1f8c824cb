// Watches the files of a site, for `serve --watch` and `build --watch`.
import { pathFromRoot } from '../../text/file-paths.ts';
import type { CachedFiles } from './cached-files.ts';
import { type Watching, type WatchRequest, watch } from './watch.ts';
import { codeFolders, type FoldersRequest, watchedFolders } from './watched-folders.ts';

interface SiteWatchRequest
  extends Pick<FoldersRequest, 'configFile' | 'ignored'>,
    Pick<WatchRequest, 'subfolders' | 'onError'> {
  readonly files: CachedFiles;
  /** Called after each batch of changes. `findChanges` returns the changed files, relative to the site's root. */
  readonly onChange: (findChanges: () => Promise<ReadonlySet<string>>) => void;
}

/** The properties of a site that determine the folders of its code. */
type CodeOrigin = Pick<FoldersRequest, 'config' | 'codeInputs'>;

export class SiteWatch {
  readonly #request: SiteWatchRequest;
  #origin: CodeOrigin = { config: undefined, codeInputs: [] };
  #watching: Watching | undefined;

  constructor(request: SiteWatchRequest) {
    this.#request = request;
  }

  /** Resolves when all folders are watched. */
  start(): Promise<void> {
    const { files, subfolders, onChange, onError, ...site } = this.#request;
    const { root } = files;
    this.#watching = watch({
      ...watchedFolders({ ...site, root, ...this.#origin }),
      subfolders,
      onChange: (paths) => onChange(() => files.refresh([...paths].map((path) => pathFromRoot(root, path)))),
      onIdle: () => onChange(() => files.rescan()),
      onError,
    });
    return this.#watching.ready;
  }

  /** Watches other folders if the configuration, plugins or components are in new folders. */
  async update({ config, codeInputs }: CodeOrigin): Promise<void> {
    const { root } = this.#request.files;
    const before = codeFolders(this.#origin, root).join();
    this.#origin = { config, codeInputs };
    if (!this.#watching || codeFolders(this.#origin, root).join() === before) return;
    await this.close();
    // Changes in the meantime are found when watching starts, and by the next comparison with the disk.
    void this.start();
  }

  async close(): Promise<void> {
    await this.#watching?.close();
  }
}
