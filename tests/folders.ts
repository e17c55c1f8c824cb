// The import graph between folders of the packages.
import type { SourceText } from './sources.ts';

/** An import of one file by another; paths are relative to the repository root. */
export type Import = readonly [from: string, to: string];

export function importsOf(sources: readonly SourceText[]): readonly Import[] {
  return sources.flatMap(({ path, files }) => files.map((file): Import => [path, file]));
}

/**
 * Returns sibling folders in `parent` that import each other in a cycle, with one import per step. Files directly in
 * `parent` are ignored, because they connect its folders.
 */
export function cyclesIn(parent: string, imports: readonly Import[]): readonly string[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = each.map((path) => childOf(parent, path));
    if (!from || !to || from === to) continue;
    const targets = edges.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, each);
    edges.set(from, targets);
  }
  return [...edges.keys()].flatMap((folder) => {
    const cycle = pathBack(folder, edges);
    return cycle ? [cycle.map(([from, to]) => `${from} imports ${to}`).join(', ')] : [];
  });
}

/** Returns the folder directly in `parent` that contains the file, unless the file is in `parent` itself. */
function childOf(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  const [name, ...rest] = path.slice(parent.length + 1).split('/');
  return rest.length > 0 ? name : undefined;
}

/** Returns the shortest cycle from a folder to itself, as imports. */
function pathBack(
  start: string,
  edges: ReadonlyMap<string, ReadonlyMap<string, Import>>,
): readonly Import[] | undefined {
  const seen = new Set<string>();
  let ends: readonly (readonly [string, readonly Import[]])[] = [[start, []]];
  while (ends.length > 0) {
    const next: (readonly [string, readonly Import[]])[] = [];
    for (const [folder, path] of ends) {
      for (const [to, each] of edges.get(folder) ?? []) {
        if (to === start) return [...path, each];
        if (!seen.has(to)) next.push([to, [...path, each]]);
        seen.add(to);
      }
    }
    ends = next;
  }
  return undefined;
}
