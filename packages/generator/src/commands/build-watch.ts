// docsgen build --watch: the output follows what is written, for those who serve it themselves.
import { join } from 'node:path';
import { subfolders } from '../io/node-files.ts';
import { openTerminal } from '../io/terminal.ts';
import { startPageThread } from '../io/threads.ts';
import type { SiteConfig } from '../model/config.ts';
import { createLiveFiles, type LiveFiles } from '../serve/live-files.ts';
import { type Watching, watch } from '../serve/watch.ts';
import { fromRoot, isPluginCode, pluginFolders, watchedFolders } from '../serve/watched-folders.ts';
import { type BuildOptions, buildOnce, openForBuild } from './build.ts';
import { explainCrash } from './explain-crash.ts';
import type { OpenedSite } from './open-site.ts';
import { UsageError } from './usage-error.ts';
import { runUntilEnd } from './watch-session.ts';

export async function buildWatch(
  folder: string,
  options: BuildOptions,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const terminal = openTerminal(true);
  const site = await openForBuild(folder, options);
  const files = createLiveFiles(site.files, 'throws');
  const building = await keepBuilding({ site, files, options, printError: terminal.printError });
  terminal.print(terminal.paint.quiet('\nWatching for changes; Ctrl+C ends.'));
  const args = (): readonly string[] => ['build', folder, '--watch', ...sameOptions(options)];
  return runUntilEnd({ ...building, args }, environment, terminal);
}

interface BuildingParts {
  readonly site: OpenedSite;
  readonly files: LiveFiles;
  readonly options: BuildOptions;
  readonly printError: (text: string) => void;
}

interface Building {
  /** Code was changed that Node has loaded already: its path. */
  readonly outdated: Promise<string>;
  readonly close: () => Promise<void>;
}

/** The first build is done when this returns; each burst of changes makes another, one after the other. */
async function keepBuilding({ site, files, options, printError }: BuildingParts): Promise<Building> {
  const { root } = site.files;
  let config: SiteConfig | undefined;
  let outdated: (path: string) => void = () => {};
  const isOutdated = new Promise<string>((done) => {
    outdated = done;
  });
  let isEnding = false;
  const build = async (): Promise<void> => {
    if (isEnding) return;
    try {
      const report = await buildOnce({ site, files, startThread: startPageThread }, options);
      const before = config;
      config = report.graph?.config ?? config;
      // What a new plugin consists of is not watched yet.
      if (before && pluginFolders(before, root).join() !== pluginFolders(config, root).join())
        outdated('The configuration');
    } catch (error) {
      if (error instanceof UsageError) throw error;
      printError(explainCrash(error));
    }
  };
  await build();

  /** Absolute paths. What is built with the old code after this would be taken for what the new code makes. */
  const endFor = (paths: Iterable<string>): void => {
    const code = [...paths].find((path) => isPluginCode(path, config, root));
    if (code === undefined) return;
    isEnding = true;
    outdated(code);
  };
  let turn: Promise<void> = Promise.resolve();
  const later = (look: () => Promise<ReadonlySet<string>>): void => {
    turn = turn
      .then(async () => {
        const found = await look();
        endFor([...found].map((path) => join(root, path)));
        if (found.size > 0) await build();
      })
      .catch((error) => printError(explainCrash(error)));
  };
  const changed = (paths: ReadonlySet<string>): void => {
    endFor(paths);
    later(() => files.look([...paths].map((path) => fromRoot(root, path))));
  };
  const folders = watchedFolders({ ...site.request, root, config, themeFolder: undefined });
  const atRest = (): void => later(files.lookAtAll);
  const watching: Watching = watch({ ...folders, subfolders, changed, atRest, failed: printError });
  await watching.ready;
  return {
    outdated: isOutdated,
    close: async () => {
      await watching.close();
      await turn;
    },
  };
}

function sameOptions({ config, out, locale, search }: BuildOptions): readonly string[] {
  return [
    ...(config === undefined ? [] : ['--config', config]),
    ...(out === undefined ? [] : ['--out', out]),
    ...(locale === undefined ? [] : ['--locale', ...locale]),
    ...(search === false ? ['--no-search'] : []),
  ];
}
