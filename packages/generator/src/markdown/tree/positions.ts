// Positions of nodes in the mdast and hast trees.

import type { Position } from '../../model/diagnostic.ts';
import type { JsxAttribute, JsxElement } from './jsx-nodes.ts';

/** Returns the position at which a node starts. Nodes that plugins or components created have no position. */
export function startOf(
  node: { readonly position?: { readonly start: Position } | undefined } | undefined,
): Position | undefined {
  const start = node?.position?.start;
  return start && { line: start.line, column: start.column };
}

/** Determines the position of an attribute, which parsers do not report. `source` is the parsed text. */
export function attributePosition(node: JsxElement, attribute: JsxAttribute, source: string): Position | undefined {
  const start = node.position?.start;
  if (start?.offset === undefined) return startOf(node);
  const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : attribute.value;
  const tag = source.slice(start.offset, node.position?.end.offset);
  const before = tag.slice(0, Math.max(0, tag.indexOf(written, (node.name ?? '').length + 1)));
  const lines = before.split('\n');
  const last = lines.at(-1) ?? '';
  return {
    line: start.line + lines.length - 1,
    column: (lines.length === 1 ? start.column : 1) + last.length,
  };
}
