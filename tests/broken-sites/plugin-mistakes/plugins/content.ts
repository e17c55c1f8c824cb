import { definePlugin } from 'docsgen/plugin';

export default definePlugin({
  name: 'content',
  setup: ({ content, pages }) => {
    content(() => [
      { path: 'content/en/index.md', text: '# Twice' },
      { path: 'elsewhere/page.md', text: '# Nowhere', from: { file: 'data.yaml', line: 2, column: 3 } },
      { path: 'content/en/links.md', text: '# Links\n\n[Gone](gone.md)\n', from: { file: 'data.yaml', line: 3 } },
      { path: 'content/en/front.md', text: '---\nsidebar_position: first\n---\n' },
    ]);
    pages(({ pages: all }) => [{ page: { ...all[0]!, id: 'nowhere' }, title: 'Gone' }]);
  },
});
