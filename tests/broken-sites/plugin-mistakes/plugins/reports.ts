import { definePlugin } from 'docsgen/plugin';

export default definePlugin({
  name: 'reports',
  setup: ({ check }) => {
    check(({ pages, report }) => {
      for (const { file = '' } of pages)
        report({ code: 'example', message: `Seen: ${file}`, hint: 'Nothing', severity: 'warning', file, line: 1 });
    });
  },
});
