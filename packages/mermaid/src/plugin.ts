// The plugin `@docsgen/mermaid`. Its modules run in worker threads, its article files in browsers.
import { definePlugin } from 'docsgen/plugin';
import { uiStrings } from './strings.ts';

export default definePlugin({
  name: 'mermaid',
  setup: async ({ markdown, articleFiles, strings, packageFolder }) => {
    const folder = await packageFolder('mermaid');
    const isRenderedInBrowsers = folder !== undefined;
    markdown({ codeBlocks: [{ name: './code-blocks.js', options: { isRenderedInBrowsers } }] });
    articleFiles({
      styles: './client/diagram.css',
      ...(isRenderedInBrowsers && {
        'late-diagrams': './client/late-diagrams.js',
        'late-styles': './client/late-diagrams.css',
        diagrams: { frame: './client/diagram-frame.js', libraries: [`${folder}/dist/mermaid.min.js`] },
      }),
    });
    strings(uiStrings);
  },
});
