// If `[keys][k]` is defined in another file as `[k]: ./keys.md`, the path is relative to the file with the definition.
// This only occurs in sources with partials.
import type { Definition, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Position } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { walk } from '../tree/visit.ts';
import { positionInSource } from './source-lines.ts';

export function definitionPositions() {
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
      if (positionInSource(sources, start).file === positionInSource(sources, node.position.start).file)
        return undefined;
      const hProperties = { ...node.data?.hProperties, dataDefinedAt: `${start.line}:${start.column}` };
      node.data = { ...node.data, hProperties };
      return undefined;
    });
  };
}

/**
 * Returns the position of the definition that contains an element's URL, or `undefined` if the element itself contains
 * the URL.
 */
export function definedAt(note: unknown): Position | undefined {
  const [, line, column] = typeof note === 'string' ? (/^(\d+):(\d+)$/.exec(note) ?? []) : [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}
