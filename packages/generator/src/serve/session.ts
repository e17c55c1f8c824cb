// READ FIRST. One session of `serve --watch`, and the only file to know all of its parts: the site (`live-site.ts`),
// the server that shows it (`dev-server.ts`), the pages that are open (`open-pages.ts`) and the watcher (`watch/`).
// Changes are taken in one after the other, and requests wait until all that were seen are taken in.

import { sortDiagnostics } from '../diagnostics/sort.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { WatchStrays } from '../model/adapters/ports.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { tellStrays } from '../pages/open/unhandled-plugin-errors.ts';
import { isInside, pathFromRoot } from '../text/file-paths.ts';
import { startDevServer } from './dev-server.ts';
import type { OpenEditor } from './editor-request.ts';
import type { Listening } from './http/listen.ts';
import { LiveSite, type LiveSiteRequest } from './live-site.ts';
import { OpenPages } from './open-pages.ts';
import { isServerCode } from './theme-code.ts';
import { CachedFiles } from './watch/cached-files.ts';
import { isPluginCode, trackPluginCode } from './watch/plugin-code.ts';
import { type Watching, type WatchRequest, watch } from './watch/watch.ts';
import { codeFolders, watchedFolders } from './watch/watched-folders.ts';

export interface SessionRequest extends Omit<LiveSiteRequest, 'files' | 'beforePlugins'> {
  readonly files: SiteFiles;
  readonly host: string | undefined;
  readonly port: number | undefined;
  readonly openEditor: OpenEditor | undefined;
  /** `undefined`: docsgen does not run from a checkout of itself, so its theme does not change. */
  readonly theme: ThemeInWork | undefined;
  readonly watchStrays?: WatchStrays;
  readonly screen: SessionScreen;
  readonly subfolders: WatchRequest['subfolders'];
}

/** The theme, where it is being written as well. */
interface ThemeInWork {
  readonly folder: string;
  /** Makes of the sources what Node runs. Gives what is wrong with them. */
  readonly compile: () => Promise<string | undefined>;
}

/** What the author at the terminal sees. */
export interface SessionScreen {
  /** What is wrong now with the site and with the pages that are open; called when it has changed. */
  readonly showDiagnostics: (diagnostics: readonly Diagnostic[], files: SiteFiles) => Promise<void>;
  readonly note: (text: string) => void;
  readonly showCrash: (error: unknown) => void;
}

/** Milliseconds from being ready to watching: authors wait for their first page, not for the watcher. */
const untilWatching = 300;

/** What the command sees of a session. */
export interface Session extends Listening {
  /** Path of the landing page. */
  readonly home: string;
  /** As the site has read them. */
  readonly files: SiteFiles;
  /** What is wrong with the site and all its pages. */
  readonly checkAll: () => Promise<readonly Diagnostic[]>;
  /** Resolves once code has changed that Node has loaded, which only a new process can load again. Gives its path. */
  readonly outdated: Promise<string>;
}

/** Ready once the site is loaded and served. */
export function startSession(request: SessionRequest): Promise<Session> {
  return new RunningSession(request).start();
}

/** The state of a session. */
class RunningSession {
  readonly #files: CachedFiles;
  readonly #outdated: Promise<string>;
  readonly #request: SessionRequest;
  readonly #pages = new OpenPages(() => this.#enqueue((site) => this.#report(site)));
  readonly #trackPluginCode: (config: SiteConfig | undefined) => Promise<void>;
  #reportOutdated: (path: string) => void = () => {};
  /** The site with everything taken in that has happened so far. */
  #site: Promise<LiveSite>;
  #configured: Pick<LiveSite, 'config' | 'codeInputs'> = { config: undefined, codeInputs: [] };
  #watching: Watching | undefined;
  /** Files of the theme that have changed and are not taken in yet. */
  readonly #changedTheme = new Set<string>();
  /** The diagnostics on the screen, as JSON. */
  #reported = '[]';

  constructor(request: SessionRequest) {
    this.#request = request;
    this.#files = new CachedFiles(request.files);
    this.#outdated = new Promise((resolve) => {
      this.#reportOutdated = resolve;
    });
    this.#trackPluginCode = trackPluginCode(request.files, this.#reportOutdated);
    const beforePlugins: LiveSiteRequest['beforePlugins'] = async (config) => {
      tellStrays(request.watchStrays, config, ({ message }) => request.screen.note(message));
      await this.#trackPluginCode(config);
    };
    this.#site = LiveSite.load({ ...request, files: this.#files, beforePlugins });
  }

  async start(): Promise<Session> {
    const serving = startDevServer({
      ...this.#request,
      site: () => this.#site,
      files: this.#files,
      pages: this.#pages,
      onError: this.#request.screen.showCrash,
    });
    const [listening, site] = await Promise.all([serving, this.#site]);
    this.#takeConfig(site);
    // Changes that come before everything is watched are looked for then.
    const timer = setTimeout(() => {
      this.#enqueue(() => this.#watch());
      this.#enqueue((loaded) => this.#report(loaded));
    }, untilWatching);
    return {
      ...listening,
      home: site.baseUrl,
      files: this.#files,
      outdated: this.#outdated,
      checkAll: () => site.diagnoseAll(),
      close: async () => {
        clearTimeout(timer);
        await this.#watching?.close();
        await listening.close();
        site.close();
      },
    };
  }

  /** One after the other, and no answer in between. */
  #enqueue(work: (site: LiveSite) => Promise<void>): void {
    this.#site = this.#site.then(async (site) => {
      await work(site).catch(this.#request.screen.showCrash);
      return site;
    });
  }

  async #watch(): Promise<void> {
    const { files, theme, subfolders, screen } = this.#request;
    await this.#watching?.close();
    this.#watching = watch({
      ...watchedFolders({
        ...this.#request,
        root: files.root,
        themeFolder: theme?.folder,
        ...this.#configured,
      }),
      subfolders,
      onChange: (paths) => this.#changed([...paths]),
      onIdle: () =>
        this.#enqueue(async (site) => {
          await this.#trackPluginCode(this.#configured.config);
          await this.#takeIn(site, await this.#files.rescan());
        }),
      onError: screen.note,
    });
  }

  /** Absolute paths. */
  #changed(paths: readonly string[]): void {
    const { theme, files } = this.#request;
    const code = paths.find((path) => isPluginCode(path, this.#configured.config, files.root));
    if (code !== undefined) this.#reportOutdated(code);
    if (theme) {
      for (const path of paths) if (isInside(theme.folder, path)) this.#changedTheme.add(path);
      this.#enqueue((site) => this.#takeInTheme(site, theme));
    }
    const named = paths.map((path) => pathFromRoot(files.root, path));
    this.#enqueue(async (site) => this.#takeIn(site, await this.#files.refresh(named)));
  }

  async #takeIn(site: LiveSite, changed: ReadonlySet<string>): Promise<void> {
    if (changed.size === 0) return;
    await site.change(changed);
    this.#pages.announceChange();
    await this.#report(site);
    if (this.#takeConfig(site)) await this.#watch();
  }

  /** Whether other folders are to be watched. */
  #takeConfig({ config, codeInputs }: LiveSite): boolean {
    const { root } = this.#files;
    const before = codeFolders(this.#configured, root).join();
    this.#configured = { config, codeInputs };
    return codeFolders(this.#configured, root).join() !== before;
  }

  /** What browsers run is bundled anew, once for all changes so far; what the server runs needs a new process. */
  async #takeInTheme(site: LiveSite, theme: ThemeInWork): Promise<void> {
    if (this.#changedTheme.size === 0) return;
    const code = [...this.#changedTheme].find(isServerCode);
    this.#changedTheme.clear();
    const complaint = code === undefined ? await reloadTheme(site) : await theme.compile();
    if (complaint !== undefined) this.#request.screen.note(complaint);
    else if (code !== undefined) this.#reportOutdated(code);
    else this.#pages.announceChange();
  }

  /** Says what is wrong, unless the screen says so already. */
  async #report(site: LiveSite): Promise<void> {
    const paths = [...this.#pages.paths()].map((path) => `/${path.slice(site.baseUrl.length)}`);
    const found = await Promise.all(paths.map((path) => site.diagnosePage(path)));
    const diagnostics = found.length > 0 ? sortDiagnostics(found.flat()) : await site.diagnosePage('/');
    const text = JSON.stringify(diagnostics);
    if (text === this.#reported) return;
    this.#reported = text;
    await this.#request.screen.showDiagnostics(diagnostics, this.#files);
  }
}

/** A mistake in the theme leaves what there is; gives what is wrong. */
async function reloadTheme(site: LiveSite): Promise<string | undefined> {
  try {
    await site.changeTheme();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
