// The plugin `@docsgen/live-code`. Its modules run in worker threads, its article files in browsers.
import { definePlugin } from 'docsgen/plugin';
import { uiStrings } from './strings.ts';

export default definePlugin({
  name: 'live-code',
  setup: ({ markdown, articleFiles, strings }) => {
    markdown({ codeBlocks: ['./code-blocks.js'] });
    articleFiles({
      playground: './client/playground.js',
      styles: './client/playground.css',
      editor: './client/editor.js',
      frame: { frame: './client/frame.js', styles: './client/frame.css', allowEval: true },
      components: { siteModule: ['components/live', 'components/index'] },
    });
    strings(uiStrings);
  },
});
