// The folders of the packages as a graph: which of them import one another.
import type { SourceText } from './sources.ts';

/** One import of a file in another one: paths from the root. */
export type Import = readonly [from: string, to: string];

export function importsOf(sources: readonly SourceText[]): readonly Import[] {
  return sources.flatMap(({ path, files }) => files.map((file): Import => [path, file]));
}

/**
 * Folders side by side in `parent` that import one another in a circle, with one import for each step of it. Files
 * directly in `parent` connect its folders, so they do not count.
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

/** The folder directly in `parent` that contains the file, if the file is not in `parent` itself. */
function childOf(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  const [name, ...rest] = path.slice(parent.length + 1).split('/');
  return rest.length > 0 ? name : undefined;
}

/** The shortest way from a folder back to itself, as the imports that it consists of. */
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
