// Replaces emoji shortcodes. Unknown emoji stay unchanged.
import { emojiOf } from 'docsgen/internals';
import { matchesIn, type PageConversion, replace } from '../page-work.ts';

export function convertEmoji(work: PageConversion): void {
  for (const { 0: whole, 1: name = '', index } of matchesIn(work, /(?<![\w:]):([\w+-]+):(?![\w:])/g)) {
    const emoji = emojiOf(name);
    if (emoji !== undefined) replace(work, index, index + whole.length, emoji);
  }
}
