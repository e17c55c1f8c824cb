// Removes the imports and exports of a page from its tree. The names of imports and exports take precedence over
// built-in components.

import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import { loadCodeTools } from './compile-code.ts';
import { takeModule } from './read-module.ts';

export function pageModule() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { mdx, shadowed } = notesOf(file);
    if (mdx === undefined) return;
    if (tree.children.some(({ type }) => type === 'mdxjsEsm')) mdx.module = takeModule(tree, await loadCodeTools());
    const { shared, added = [] } = mdx.modules;
    const exported = [...added, ...(shared ? [shared] : [])].flatMap((module) => module.exports);
    for (const name of [...mdx.module.names, ...exported]) shadowed.add(name);
  };
}
