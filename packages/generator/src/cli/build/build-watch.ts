// docsgen build --watch: rebuilds the site after every change, for use with a different web server.
import type { Ports } from '../../model/adapters/ports.ts';
import type { SiteConfig } from '../../model/config.ts';
import { openReloading } from '../../pages/open/reload-modules.ts';
import { subfolders } from '../../platform/node-files.ts';
import { CachedFiles } from '../../serve/watch/cached-files.ts';
import { type Watching, watch } from '../../serve/watch/watch.ts';
import { codeFolders, type FoldersRequest, watchedFolders } from '../../serve/watch/watched-folders.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { explainCrash } from '../explain-crash.ts';
import type { OpenedSite } from '../open-site.ts';
import { UsageError } from '../usage-error.ts';
import { type BuildOptions, buildOnce, openForBuild } from './build.ts';

export async function buildWatch(folder: string, options: BuildOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const site = await openForBuild(folder, options, ports);
  const builds = new RepeatedBuild(site, options, ports);
  await builds.build();
  const watching = builds.watch();
  await watching.ready;
  terminal.print(terminal.paint.quiet('\nWatching for changes. Press Ctrl+C to stop.'));
  await ports.untilStopped();
  await watching.close();
  await builds.finished();
  return 0;
}

/** Runs builds one after another. Each build processes the files that changed since the previous build. */
class RepeatedBuild {
  readonly #site: OpenedSite;
  readonly #files: CachedFiles;
  readonly #options: BuildOptions;
  readonly #ports: Ports;
  /** Files bundled by the current build into the configuration and plugins, relative to the site's root. */
  readonly #moduleInputs = new Set<string>();
  #configured: Pick<FoldersRequest, 'config' | 'codeInputs'> = { config: undefined, codeInputs: [] };
  #watching: Watching | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(site: OpenedSite, options: BuildOptions, ports: Ports) {
    this.#site = noteInputs(site, (paths) => {
      for (const path of paths) this.#moduleInputs.add(pathFromRoot(site.files.root, path));
    });
    this.#files = new CachedFiles(site.files);
    this.#options = options;
    this.#ports = ports;
  }

  async build(): Promise<void> {
    try {
      const one = { site: this.#site, files: this.#files, options: this.#options };
      this.#moduleInputs.clear();
      const { graph, componentInputs = [] } = await buildOnce(one, this.#ports);
      // After an error in the configuration, the previous folders are still watched.
      const { config, codeInputs } = this.#configured;
      await this.#takeConfig(graph?.config ?? config, graph ? componentInputs : codeInputs);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      this.#ports.terminal.printError(explainCrash(error));
    }
  }

  watch(): Watching {
    this.#watching = this.#watchFolders();
    return { ready: this.#watching.ready, close: async () => this.#watching?.close() };
  }

  #watchFolders(): Watching {
    const { root } = this.#site.files;
    return watch({
      ...watchedFolders({ ...this.#site.request, root, ...this.#configured }),
      subfolders,
      onChange: (paths) =>
        this.#buildLater(() => this.#files.refresh([...paths].map((path) => pathFromRoot(root, path)))),
      onIdle: () => this.#buildLater(() => this.#files.rescan()),
      onError: this.#ports.terminal.printError,
    });
  }

  /** Resolves when no build is running or queued. */
  finished(): Promise<void> {
    return this.#queue;
  }

  /** Watches other folders if the configuration, plugins or components are in new folders. */
  async #takeConfig(config: SiteConfig | undefined, componentInputs: readonly string[]): Promise<void> {
    const { root } = this.#site.files;
    const before = codeFolders(this.#configured, root).join();
    const components = componentInputs.filter((path) => !path.includes('node_modules/'));
    this.#configured = { config, codeInputs: [...this.#moduleInputs, ...components] };
    if (!this.#watching || codeFolders(this.#configured, root).join() === before) return;
    await this.#watching.close();
    this.#watching = this.#watchFolders();
  }

  /** Queues a build. `findChanges` returns paths relative to the site's root. */
  #buildLater(findChanges: () => Promise<ReadonlySet<string>>): void {
    this.#queue = this.#queue
      .then(async () => {
        if ((await findChanges()).size > 0) await this.build();
      })
      .catch((error) => this.#ports.terminal.printError(explainCrash(error)));
  }
}

/** Returns a site whose modules can be reloaded, and that calls `note` with the files that are bundled into them. */
function noteInputs(site: OpenedSite, note: (paths: readonly string[]) => void): OpenedSite {
  const { configModules } = site.request;
  if (!configModules) return site;
  const noting =
    (bundle: typeof configModules.bundle): typeof configModules.bundle =>
    async (request) => {
      const bundled = await bundle(request);
      note(bundled.inputs);
      return bundled;
    };
  const bundle = noting(configModules.bundle);
  const bundlePlugin = noting(configModules.bundlePlugin ?? configModules.bundle);
  const modules = { ...configModules, bundle, bundlePlugin };
  return { ...site, request: { ...site.request, configModules: modules, reload: openReloading(modules) } };
}
