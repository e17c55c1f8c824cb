export default {
  name: 'rubbish',
  setup: ({ content, pages, files, check }) => {
    content(() => 'a text');
    content(() => [{ path: 'content/en/a.md' }]);
    pages(({ pages: all }) => [{ page: all[0], slug: '/elsewhere' }]);
    files(() => [{ path: '../out.txt', content: '' }]);
    check(({ report }) => report({ message: 'no code' }));
  },
};
