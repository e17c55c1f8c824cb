// docsgen build --watch: rebuilds the site after every change, for use with a different web server.
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { SiteConfig } from '../../model/config.ts';
import { openReloading } from '../../pages/open/reload-modules.ts';
import { subfolders } from '../../platform/node-files.ts';
import { CachedFiles } from '../../serve/watch/cached-files.ts';
import { SiteWatch } from '../../serve/watch/site-watch.ts';
import { explainCrash } from '../explain-crash.ts';
import type { OpenedSite } from '../open-site.ts';
import { type BuildOptions, buildOnce, openForBuild } from './build.ts';

export async function buildWatch(folder: string, options: BuildOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const { request, ...site } = await openForBuild(folder, options, ports);
  const reload = request.configModules && openReloading(request.configModules);
  const builds = new RepeatedBuild({ ...site, request: { ...request, reload } }, options, ports);
  await builds.build();
  await builds.watch.start();
  terminal.print(terminal.paint.quiet('\nWatching for changes. Press Ctrl+C to stop.'));
  await ports.untilStopped();
  await builds.watch.close();
  await builds.finished();
  return 0;
}

/** Runs builds one after another. Each build processes the files that changed since the previous build. */
class RepeatedBuild {
  readonly watch: SiteWatch;
  readonly #site: OpenedSite;
  readonly #files: CachedFiles;
  readonly #options: BuildOptions;
  readonly #ports: Ports;
  // After an error in the configuration, the previous folders are still watched.
  #config: SiteConfig | undefined;
  #componentInputs: readonly string[] = [];
  #queue: Promise<void> = Promise.resolve();

  constructor(site: OpenedSite, options: BuildOptions, ports: Ports) {
    this.#site = site;
    this.#files = new CachedFiles(site.files);
    this.#options = options;
    this.#ports = ports;
    this.watch = new SiteWatch({
      ...site.request,
      files: this.#files,
      subfolders,
      onChange: (findChanges) => this.#buildLater(findChanges),
      onError: ports.terminal.printError,
    });
  }

  async build(): Promise<void> {
    try {
      const one = { site: this.#site, files: this.#files, options: this.#options };
      const { graph, configInputs, componentInputs = [] } = await buildOnce(one, this.#ports);
      if (graph) {
        this.#config = graph.config;
        this.#componentInputs = componentInputs.filter((path) => !path.includes('node_modules/'));
      }
      await this.watch.update({ config: this.#config, codeInputs: [...configInputs, ...this.#componentInputs] });
    } catch (error) {
      if (error instanceof UsageError) throw error;
      this.#ports.terminal.printError(explainCrash(error));
    }
  }

  /** Resolves when no build is running or queued. */
  finished(): Promise<void> {
    return this.#queue;
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
