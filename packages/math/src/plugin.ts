// The plugin `@docsgen/math`. Its modules run in worker threads.
import { definePlugin } from 'docsgen/plugin';

export default definePlugin({
  name: 'math',
  setup: ({ markdown, articleFiles }) => {
    markdown({
      syntax: [{ name: './syntax.js', marker: '$', native: 'math' }],
      codeBlocks: [{ name: './formulas.js', inline: true }],
    });
    articleFiles({ styles: './math.css' });
  },
});
