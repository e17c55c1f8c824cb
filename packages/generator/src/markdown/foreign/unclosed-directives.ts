// Reports `:::` blocks without a closing line, because they would contain all the content below them.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { warning } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { startOf } from '../tree/positions.ts';
import { EXIT, walk } from '../tree/visit.ts';

const closing = /^[ \t>]*:{3,}[ \t]*$/;

/** Reports only one block per page, because further unclosed blocks are often caused by the first one. */
export function unclosedDirectives() {
  return (tree: Root, file: VFile): void => {
    const { diagnostics, sources } = notesOf(file);
    if (sources === undefined) return;
    const lines = String(file).split('\n');
    // A closing line closes only one block: the outermost block that ends on that line.
    const used = new Set<number>();
    walk(tree, (node) => {
      if (node.type !== 'containerDirective' || node.position === undefined) return undefined;
      const { start, end } = node.position;
      if (end.line > start.line && closing.test((lines[end.line - 1] ?? '').trimEnd()) && !used.has(end.line)) {
        used.add(end.line);
        return undefined;
      }
      const message = `:::${node.name} has no closing :::`;
      const hint =
        'Close it with ::: on its own line. A block that contains other blocks needs more colons than they have: ::::';
      diagnostics.push(warning({ code: 'markdown', message, hint, file: file.path, position: startOf(node) }));
      return EXIT;
    });
  };
}
