// One session of `serve --watch`: the site, its server and its watcher, and what each has to hear of the others.
import { sep } from 'node:path';
import { sortDiagnostics } from '../build/report.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import { type DevServer, type OpenEditor, startDevServer } from './dev-server.ts';
import { createDevSite, type DevSite, type DevSiteRequest } from './dev-site.ts';
import { createLiveFiles } from './live-files.ts';
import { type Watching, type WatchRequest, watch } from './watch.ts';
import { fromRoot, isBelow, isPluginCode, pluginFolders, rememberCode, watchedFolders } from './watched-folders.ts';

export interface DevSessionRequest extends Omit<DevSiteRequest, 'files' | 'beforePlugins'> {
  readonly files: SiteFiles;
  readonly host: string | undefined;
  readonly port: number | undefined;
  readonly openEditor: OpenEditor | undefined;
  /** Where docsgen runs from a checkout of itself: the theme's sources, and what makes them into what Node runs. */
  readonly theme: { readonly folder: string; readonly compile: () => Promise<string | undefined> } | undefined;
  readonly screen: DevScreen;
  readonly subfolders: WatchRequest['subfolders'];
}

/** What the person at the terminal is told. */
export interface DevScreen {
  /** What is wrong now: with the site, and with the pages that are open. Said only when it has changed. */
  readonly mistakes: (diagnostics: readonly Diagnostic[], files: SiteFiles) => Promise<void>;
  readonly note: (text: string) => void;
  readonly failed: (error: unknown) => void;
}

export interface DevSession extends Pick<DevServer, 'port' | 'local' | 'network' | 'close'> {
  /** As the site has read them. */
  readonly files: SiteFiles;
  /** Path of the landing page. */
  readonly home: string;
  readonly checkAll: () => Promise<readonly Diagnostic[]>;
  /** Code was changed that Node has loaded already: only a new process sees it. Gives its path. */
  readonly outdated: Promise<string>;
}

/** Milliseconds from being ready to being on the watch. */
const untilWatching = 300;

export async function startDevSession(request: DevSessionRequest): Promise<DevSession> {
  const { screen } = request;
  const { root } = request.files;
  const files = createLiveFiles(request.files, 'is told');
  let outdated: (path: string) => void = () => {};
  const isOutdated = new Promise<string>((done) => {
    outdated = done;
  });
  const lookAtCode = rememberCode(request.files, (path) => outdated(path));
  const site = createDevSite({ ...request, files, beforePlugins: lookAtCode });
  let settled: Promise<void> = site.load();
  const server = await startDevServer({
    ...request,
    site,
    files,
    settled: () => settled,
    shown: () => later(report),
    failed: screen.failed,
  });

  /** One change after the other, and no answer in between. */
  const later = (work: () => Promise<void>): void => {
    settled = settled.then(work).catch(screen.failed);
  };

  let told = '[]';
  const report = async (): Promise<void> => {
    const found = await Promise.all([...server.openPaths()].map((path) => site.diagnose(belowBase(site, path))));
    const diagnostics = sortDiagnostics(found.length > 0 ? found.flat() : await site.diagnose('/'));
    const text = JSON.stringify(diagnostics);
    if (text === told) return;
    told = text;
    await screen.mistakes(diagnostics, files);
  };

  const takeIn = async (changed: ReadonlySet<string>): Promise<void> => {
    const config = site.graph()?.config;
    if (!(await site.change(changed))) return;
    server.tellPages();
    await report();
    if (pluginFolders(config, root).join() !== pluginFolders(site.graph()?.config, root).join()) await watchAnew();
  };

  const changed = (paths: ReadonlySet<string>): void => {
    const code = [...paths].find((path) => isPluginCode(path, site.graph()?.config, root));
    if (code !== undefined) outdated(code);
    const theme = [...paths].filter((path) => request.theme && isBelow(request.theme.folder, path));
    if (theme.length > 0) later(() => takeInTheme(theme));
    later(async () => takeIn(await files.look([...paths].map((path) => fromRoot(root, path)))));
  };

  /** What the browser runs is bundled anew; what the server runs needs a new process. */
  const takeInTheme = async (paths: readonly string[]): Promise<void> => {
    const code = paths.find((path) => /\.tsx?$/.test(path) && !path.includes(`${sep}client${sep}`));
    if (code !== undefined) {
      const complaint = await request.theme?.compile();
      if (complaint === undefined) outdated(code);
      else screen.note(complaint);
      return;
    }
    try {
      await site.changeTheme();
      server.tellPages();
    } catch (error) {
      screen.note(error instanceof Error ? error.message : String(error));
    }
  };

  let watching: Watching | undefined;
  const watchAnew = async (): Promise<void> => {
    await watching?.close();
    watching = watch({
      ...watchedFolders({ ...request, root, themeFolder: request.theme?.folder, config: site.graph()?.config }),
      subfolders: request.subfolders,
      changed,
      atRest: () =>
        later(async () => {
          await lookAtCode(site.graph()?.config);
          await takeIn(await files.lookAtAll());
        }),
      failed: screen.note,
    });
  };

  await settled;
  // Authors wait for their first page, not for these; what changes until then is looked for once everything is watched.
  const afterFirstPage = setTimeout(() => {
    later(watchAnew);
    later(report);
  }, untilWatching);
  return {
    files,
    port: server.port,
    local: server.local,
    network: server.network,
    home: site.baseUrl(),
    checkAll: () => site.diagnoseAll(),
    outdated: isOutdated,
    close: async () => {
      clearTimeout(afterFirstPage);
      await watching?.close();
      await server.close();
    },
  };
}

function belowBase(site: DevSite, path: string): string {
  return `/${path.slice(site.baseUrl().length)}`;
}
