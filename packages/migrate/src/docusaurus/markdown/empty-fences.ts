// Reports empty code blocks that the site's own `CodeBlock` component fills: ```` ```ts connect.ts section-4 ````.
import { lose } from '../conversion.ts';
import { nodesOf } from './walk-tree.ts';
import { rangeOf, type Work } from './work.ts';

export function reportEmptyFences(work: Work): void {
  if (!work.placement.site.swizzled.some(({ component }) => component === 'CodeBlock')) return;
  for (const node of nodesOf(work.tree)) {
    if (node.type !== 'code' || node.value.trim() !== '') continue;
    const message = 'This code block is empty: the custom CodeBlock component, which is not migrated, fills it';
    const hint = 'Write the code into it, or import a file below content/: ```ts file=./name.ts#L1-L9';
    lose(work, { severity: 'error', message, hint, at: rangeOf(work, node).start });
  }
}
