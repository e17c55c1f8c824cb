// Runs after all components of an article are rendered: assigns ids to fields and merges the cards of glossary terms.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { once } from '../../../text/lazy-import.ts';
import { notesOf } from '../../article-notes.ts';

export function finishComponents(messages: ArticleStrings) {
  const fields = once(() => import('./finish-fields.ts'));
  return async (tree: Root, file: VFile): Promise<void> => {
    const { files } = notesOf(file);
    if (files.has('styles:docsgen/fields')) (await fields()).finishFields(tree, messages);
    if (files.has('theme:terms')) (await import('./term-cards.ts')).joinCards(tree);
  };
}
