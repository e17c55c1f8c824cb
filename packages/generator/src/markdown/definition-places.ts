// `[keys][k]` in one file and `[k]: ./keys.md` in another: the address was written where the definition stands, so that
// is where its path starts. Only texts with partials have such links.
import type { Definition, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Position } from '../model/diagnostic.ts';
import { notesOf } from './compile-notes.ts';
import { placeIn } from './source-lines.ts';
import { walk } from './walk.ts';

export function definitionPlaces() {
  return (tree: Root, file: VFile): void => {
    const { sources } = notesOf(file);
    if (sources?.lines === undefined) return;
    const definitions = new Map<string, Definition>();
    walk(tree, (node) => {
      if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    walk(tree, (node) => {
      if (node.type !== 'linkReference' && node.type !== 'imageReference') return undefined;
      const start = definitions.get(node.identifier)?.position?.start;
      if (start === undefined || node.position === undefined) return undefined;
      if (placeIn(sources, start).file === placeIn(sources, node.position.start).file) return undefined;
      const hProperties = { ...node.data?.hProperties, dataDefinedAt: `${start.line}:${start.column}` };
      node.data = { ...node.data, hProperties };
      return undefined;
    });
  };
}

/** What the plugin noted on an element; `undefined`: the address stands where the element does. */
export function definedAt(note: unknown): Position | undefined {
  const [, line, column] = typeof note === 'string' ? (/^(\d+):(\d+)$/.exec(note) ?? []) : [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}
