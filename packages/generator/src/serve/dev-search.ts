// The full text index while authors write: made once somebody searches, and made again behind their back when something
// has changed since. Searching in what was true a moment ago is better than waiting.
import type { OutputFile } from '../model/output.ts';
import type { SiteGraph } from '../model/site.ts';
import { isSourced } from '../render/render-context.ts';
import { indexFolder, openSearchIndex } from '../search/index-site.ts';
import { searchDocument } from '../search/search-document.ts';
import { titleMapPath } from '../search/title-map.ts';
import { groupBy } from '../text/group-by.ts';
import type { DevPages, RenderParts } from './dev-pages.ts';

type IndexFiles = ReadonlyMap<string, OutputFile['content']>;

export interface DevSearch {
  /** A file of the index, by its path in the output. Only the first to ask wait. */
  readonly file: (path: string) => Promise<OutputFile['content'] | undefined>;
  /** The texts are no longer those of the index. */
  readonly outdate: () => void;
}

/** Milliseconds without a change before the index is made again. */
const untilAnew = 1000;

export function createDevSearch(makeIndex: () => Promise<IndexFiles>): DevSearch {
  let made: IndexFiles | undefined;
  /** Pages that are open have read the table of contents of this one. */
  let before: IndexFiles | undefined;
  let making: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** One after the other. An index that cannot be made leaves the last one, and whoever asks again tries again. */
  const make = (): Promise<void> => {
    const work = (making ?? Promise.resolve())
      .then(makeIndex)
      .then(
        (files) => {
          before = made;
          made = files;
        },
        () => {},
      )
      .then(() => {
        if (making === work) making = undefined;
      });
    making = work;
    return work;
  };
  return {
    file: async (path) => {
      if (!made) await (making ?? make());
      return made?.get(path) ?? before?.get(path);
    },
    outdate: () => {
      if (!made && !making) return;
      clearTimeout(timer);
      timer = setTimeout(make, untilAnew);
      timer.unref();
    },
  };
}

export function isOfIndex(graph: SiteGraph, output: string): boolean {
  const isTitleMap = graph.config.locales.some((locale) => titleMapPath(locale) === output);
  return graph.config.hasSearch && output.startsWith(indexFolder) && !isTitleMap && !graph.tree.statics.has(output);
}

/** The index that a build would make of these texts. */
export async function indexTexts(parts: RenderParts | undefined, pages: DevPages): Promise<IndexFiles> {
  if (!parts) return new Map();
  const index = await openSearchIndex();
  try {
    const texts = await pages.allTexts(parts);
    // In a build's order: text by text, each with the pages that show it.
    const shown = groupBy([...parts.graph.pages.values()].filter(isSourced), (page) => page.parsed.file.path);
    for (const [path, group] of shown) {
      const text = texts.get(path);
      for (const page of group) {
        const document = text && searchDocument(parts.graph, page, text.sections);
        if (document) await index.add(document);
      }
    }
    const { value, diagnostics } = await index.files();
    if (diagnostics[0]) throw new Error(diagnostics[0].message);
    return new Map(value.map(({ path, content }) => [path, content]));
  } finally {
    await index.close();
  }
}
