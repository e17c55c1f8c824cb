// What components of an article have to agree on, once all of them are drawn: ids, and what each word needs once.

import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { once } from '../../../text/lazy-import.ts';
import { notesOf } from '../../article-notes.ts';

export function finishComponents(messages: ArticleMessages) {
  const fields = once(() => import('./finish-fields.ts'));
  return async (tree: Root, file: VFile): Promise<void> => {
    const { files } = notesOf(file);
    if (files.has('styles:docsgen/fields')) (await fields()).finishFields(tree, messages);
    if (files.has('theme:terms')) (await import('./term-cards.ts')).joinCards(tree);
  };
}
