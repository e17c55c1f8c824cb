import { definePlugin } from 'docsgen/plugin';
import { fail } from './fail.ts';

export default definePlugin({
  name: 'throws',
  setup: ({ content, check, pages, files }) => {
    content(async () => fail('content'));
    pages(() => fail('pages'));
    files(async ({ read }) => fail((await read('../outside.txt')) ?? ''));
    check(() => void Promise.reject('left alone').catch(() => {}));
  },
});
