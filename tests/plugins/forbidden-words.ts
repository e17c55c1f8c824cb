// Reports words that the site does not use, and suggests replacements. Code is ignored.
//
//   plugins:
//     - { name: ./plugins/forbidden-words.ts, options: { words: { utilize: use } } }
import { definePlugin } from 'docsgen/plugin';

export default definePlugin({
  name: 'forbidden-words',
  options: {
    words: {
      type: 'object',
      description: 'Words that must not be used, with what to write instead.',
      required: true,
      values: { type: 'string', description: 'What to write instead.' },
    },
  },
  setup: ({ options: { words }, check }) => {
    check(async ({ pages, read, report }) => {
      for (const file of new Set(pages.flatMap((page) => page.file ?? []))) {
        const lines = withoutCode((await read(file)) ?? '').split('\n');
        for (const [index, line] of lines.entries()) {
          for (const [word, instead] of Object.entries(words)) {
            for (const { index: start } of line.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'))) {
              const message = `'${line.slice(start, start + word.length)}' is a word that this site does not use`;
              const hint = `Write ${instead}`;
              report({ code: 'word', severity: 'warning', message, hint, file, line: index + 1, column: start + 1 });
            }
          }
        }
      }
    });
  },
});

/** Replaces code by spaces, so that positions stay the same. */
function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, (code) => code.replace(/[^\n]/g, ' '));
}
