// Entry point: a session of `serve --watch`. The session connects the site (`live-site.ts`), the server
// (`dev-server.ts`), the open pages (`open-pages.ts`) and the watcher (`watch/`). Changes are applied one at a time,
// and requests wait until all known changes have been applied.

import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import { startDevServer } from './dev-server.ts';
import type { OpenEditor } from './editor-request.ts';
import type { Listening } from './http/listen.ts';
import { LiveSite, type LiveSiteRequest } from './live-site.ts';
import { OpenPages } from './open-pages.ts';
import { CachedFiles } from './watch/cached-files.ts';
import { SiteWatch } from './watch/site-watch.ts';
import type { WatchRequest } from './watch/watch.ts';

interface SessionRequest extends Omit<LiveSiteRequest, 'files'> {
  readonly files: SiteFiles;
  readonly host: string | undefined;
  readonly port: number | undefined;
  readonly openEditor: OpenEditor | undefined;
  readonly screen: SessionScreen;
  readonly subfolders: WatchRequest['subfolders'];
}

/** Output in the terminal. */
export interface SessionScreen {
  /** Called when the diagnostics for the site or the open pages have changed. */
  readonly showDiagnostics: (diagnostics: readonly Diagnostic[], files: SiteFiles) => Promise<void>;
  readonly note: (text: string) => void;
  readonly showCrash: (error: unknown) => void;
}

/** Delay in milliseconds before watching starts, so that the first page does not wait for the watcher. */
const untilWatching = 300;

export interface Session extends Listening {
  /** Path of the landing page. */
  readonly home: string;
  /** Files of the site. */
  readonly files: SiteFiles;
  /** Returns the diagnostics for the site and all pages. */
  readonly checkAll: () => Promise<readonly Diagnostic[]>;
}

/** Resolves once the site is loaded and served. */
export function startSession(request: SessionRequest): Promise<Session> {
  return new RunningSession(request).start();
}

class RunningSession {
  readonly #files: CachedFiles;
  readonly #request: SessionRequest;
  readonly #pages = new OpenPages(() => this.#enqueue((site) => this.#report(site)));
  readonly #watch: SiteWatch;
  /** Resolves when all known changes have been applied. */
  #site: Promise<LiveSite>;
  /** The diagnostics on the screen, as JSON. */
  #reported = '[]';

  constructor(request: SessionRequest) {
    this.#request = request;
    this.#files = new CachedFiles(request.files);
    this.#site = LiveSite.load({ ...request, files: this.#files });
    this.#watch = new SiteWatch({
      ...request,
      files: this.#files,
      onChange: (findChanges) => this.#enqueue(async (site) => this.#takeIn(site, await findChanges())),
      onError: request.screen.note,
    });
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
    await this.#watch.update(site);
    // Comparing stamps finds changes that occur before the watcher is ready.
    const timer = setTimeout(() => {
      this.#enqueue(async () => void this.#watch.start());
      this.#enqueue((loaded) => this.#report(loaded));
    }, untilWatching);
    return {
      ...listening,
      home: site.baseUrl,
      files: this.#files,
      checkAll: () => site.diagnoseAll(),
      close: async () => {
        clearTimeout(timer);
        await this.#watch.close();
        await listening.close();
        site.close();
      },
    };
  }

  /** Queues work items, which run one at a time. Requests wait for it. */
  #enqueue(work: (site: LiveSite) => Promise<void>): void {
    this.#site = this.#site.then(async (site) => {
      await work(site).catch(this.#request.screen.showCrash);
      return site;
    });
  }

  async #takeIn(site: LiveSite, changed: ReadonlySet<string>): Promise<void> {
    if (changed.size === 0) return;
    await site.change(changed);
    this.#pages.announceChange();
    await this.#report(site);
    await this.#watch.update(site);
  }

  /** Shows diagnostics if they have changed. */
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
