// Determines the last update of each page from its front matter or from Git.

import type { History, LastUpdate, LastUpdates, ReadHistory } from '../../model/adapters/history.ts';
import type { Checked } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { ParsedSource } from '../../model/source.ts';

export function showsUpdates({ config }: SiteGraph): boolean {
  return config.lastUpdated !== undefined && (config.lastUpdated.date || config.lastUpdated.author);
}

export const noUpdates: Checked<LastUpdates> = { value: new Map(), diagnostics: [] };

/** Returns an empty map, without reading the history, if `lastUpdated` is off. */
export async function readLastUpdates(graph: SiteGraph, read: ReadHistory): Promise<Checked<LastUpdates>> {
  if (!showsUpdates(graph)) return noUpdates;
  const { file, lastUpdated, positionOf } = graph.config;
  const texts = textsOf(graph);
  const position = positionOf(['lastUpdated']);
  const history = await read(new Set(texts.keys()));
  const updates = [...texts].map(([path, text]) => [path, updateOf(text, history.value, lastUpdated)] as const);
  return {
    value: new Map(updates.filter(([, { date, author }]) => date !== undefined || author !== undefined)),
    diagnostics: history.diagnostics.map((each) => ({ ...each, file: file ?? '', position })),
  };
}

function textsOf(graph: SiteGraph): ReadonlyMap<SourcePath, ParsedSource> {
  const pages = [...graph.pages.values()];
  return new Map(pages.flatMap((page) => (page.kind === 'category' ? [] : [[page.parsed.file.path, page.parsed]])));
}

function updateOf(
  { file, frontMatter }: ParsedSource,
  history: History,
  lastUpdated: SiteGraph['config']['lastUpdated'],
): LastUpdate {
  const change = history.get(file.path);
  return {
    date: lastUpdated?.date ? (frontMatter.lastUpdate.date ?? change?.date) : undefined,
    author: lastUpdated?.author ? (frontMatter.lastUpdate.author ?? change?.author) : undefined,
  };
}

/** Returns a function that caches the first result, for long-running sessions. */
export function readOnce(read: ReadHistory): ReadHistory {
  let first: ReturnType<ReadHistory> | undefined;
  return (paths) => {
    first ??= read(paths);
    return first;
  };
}
