// The only door to Pagefind: documents in, the files of a search index out. Its work is done in a process of its own, beside ours.
// An index of the same documents in the same order is the same to the byte (tests/site/search-index.test.ts holds it to that).
import type { PagefindIndex } from 'pagefind';
import packageFile from '../../package.json' with { type: 'json' };
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import type { SearchDocument } from './search-document.ts';

/** Where the index stands in the output. */
export const indexFolder = 'search/';

/** Another version may write another index. */
export const pagefindVersion = packageFile.dependencies.pagefind;

export interface SearchIndex {
  /** Resolves when there is room for another document, which is long before this one is indexed. */
  readonly add: (document: SearchDocument) => Promise<void>;
  /** No document may follow. */
  readonly files: () => Promise<Checked<readonly OutputFile[]>>;
  readonly close: () => Promise<void>;
}

/** Documents on their way to the other process; more would only wait in memory. */
const mostUnderWay = 64;

export async function openSearchIndex(): Promise<SearchIndex> {
  const { createIndex, close } = await import('pagefind');
  const patience = bePatient();
  try {
    const { index, errors } = await patience.orEnd(createIndex());
    return index ? indexWith(index, patience) : failedIndex(errors.join('; '));
  } catch (error) {
    // There is no program for this machine, or it may not be run. The next one to ask begins it again.
    await patience.orEnd(close()).catch(() => {});
    return failedIndex(reasonOf(error));
  }
}

interface Patience {
  readonly orEnd: <T>(work: Promise<T>) => Promise<T>;
  readonly stop: () => void;
}

/** When its process ends at the wrong moment, Pagefind's promises stay open for ever: then there is nothing left that Node waits for. */
function bePatient(): Patience {
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
    files: async () => ({ value: [], diagnostics: [searchFailed(reason)] }),
    close: async () => {},
  };
}

function indexWith(index: PagefindIndex, { orEnd, stop }: Patience): SearchIndex {
  const complaints: string[] = [];
  const underWay: Promise<void>[] = [];
  return {
    add: async ({ url, html }) => {
      underWay.push(addTo(orEnd(index.addHTMLFile({ url, content: html })), complaints));
      if (underWay.length >= mostUnderWay) await underWay.shift();
    },
    files: async () => {
      await Promise.all(underWay);
      const made = await orEnd(index.getFiles()).catch((error) => ({ files: [], errors: [reasonOf(error)] }));
      // Whatever ended it ended all that was asked of it, for the same reason.
      const diagnostics = [...new Set([...complaints, ...made.errors])].map(searchFailed);
      return { value: ownFiles(made.files), diagnostics };
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

/** Without the interfaces that come with Pagefind: the theme has its own. */
function ownFiles(files: readonly { readonly path: string; readonly content: Uint8Array }[]): readonly OutputFile[] {
  const needed = /^(index|filter|fragment)\/|\.pf_meta$|^wasm\.|^pagefind-entry\.json$|^pagefind(-worker)?\.js$/;
  return (
    files
      .filter(({ path }) => needed.test(path))
      .map(({ path, content }) => ({ path: `${indexFolder}${path}` as OutputPath, content }))
      // They come in any order.
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function searchFailed(reason: string): Diagnostic {
  return {
    code: 'search',
    severity: 'error',
    message: `The search index cannot be made: ${reason}`,
    file: '',
    position: undefined,
    hint: `Build with --no-search, or write 'search: false' into the configuration`,
    related: [],
  };
}
