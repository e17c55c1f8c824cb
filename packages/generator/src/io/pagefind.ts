// The only door to Pagefind: documents in, the files of a search index out. Its work is done in a process of its own.
// The same documents have to give the same bytes: `tests/site/search-index.test.ts` holds it to that.
import type { PagefindIndex } from 'pagefind';
import packageFile from '../../package.json' with { type: 'json' };
import type { IndexedFiles, SearchEngine, SearchIndex } from '../model/search.ts';

/** Documents on their way to the other process; more would only wait in memory. */
const pendingLimit = 64;

export const pagefind: SearchEngine = {
  name: `Pagefind ${packageFile.dependencies.pagefind}`,
  openIndex: async () => {
    const { createIndex, close } = await import('pagefind');
    const watch = watchProcess();
    try {
      const { index, errors } = await watch.orEnd(createIndex());
      return index ? openedIndex(index, watch) : failedIndex(errors.join('; '));
    } catch (error) {
      // Pagefind has no program for this machine, or it may not be run. After `close`, the next caller starts it again.
      await watch.orEnd(close()).catch(() => {});
      return failedIndex(reasonOf(error));
    }
  },
};

interface ProcessWatch {
  /** Settles with `work`; rejects when Pagefind's process has ended before. */
  readonly orEnd: <T>(work: Promise<T>) => Promise<T>;
  readonly stop: () => void;
}

/**
 * When its process ends at the wrong moment, Pagefind's promises stay open for ever. Node then has nothing left to wait
 * for, and says so just before it would exit.
 */
function watchProcess(): ProcessWatch {
  let end = (): void => {};
  const isOver = new Promise<never>((_, reject) => {
    end = () => reject(new Error('Pagefind has ended before its work was done'));
  });
  isOver.catch(() => {});
  process.once('beforeExit', end);
  return {
    orEnd: (work) => Promise.race([work, isOver]),
    stop: () => void process.off('beforeExit', end),
  };
}

function failedIndex(reason: string): SearchIndex {
  return {
    add: async () => {},
    finish: async () => ({ files: [], errors: [reason] }),
    close: async () => {},
  };
}

function openedIndex(index: PagefindIndex, { orEnd, stop }: ProcessWatch): SearchIndex {
  const complaints: string[] = [];
  const pending: Promise<void>[] = [];
  return {
    add: async ({ url, html }) => {
      pending.push(addTo(orEnd(index.addHTMLFile({ url, content: html })), complaints));
      if (pending.length >= pendingLimit) await pending.shift();
    },
    finish: async () => {
      await Promise.all(pending);
      const made = await orEnd(index.getFiles()).catch((error) => ({ files: [], errors: [reasonOf(error)] }));
      // What ended the process ended every call to it, each with the same reason.
      return { files: neededFiles(made.files), errors: [...new Set([...complaints, ...made.errors])] };
    },
    close: async () => {
      await orEnd(index.deleteIndex()).catch(() => {});
      stop();
    },
  };
}

async function addTo(added: ReturnType<PagefindIndex['addHTMLFile']>, complaints: string[]): Promise<void> {
  try {
    const { errors } = await added;
    complaints.push(...errors);
  } catch (error) {
    complaints.push(reasonOf(error));
  }
}

/** All but the interfaces that come with Pagefind: the theme has its own. */
function neededFiles(files: readonly { readonly path: string; readonly content: Uint8Array }[]): IndexedFiles['files'] {
  const needed = /^(index|filter|fragment)\/|\.pf_meta$|^wasm\.|^pagefind-entry\.json$|^pagefind(-worker)?\.js$/;
  return (
    files
      .filter(({ path }) => needed.test(path))
      .map(({ path, content }) => ({ name: path, content }))
      // They come in any order.
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
