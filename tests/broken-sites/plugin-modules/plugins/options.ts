import { definePlugin } from 'docsgen/plugin';

export default definePlugin({
  name: 'options',
  options: {
    file: { type: 'string', description: 'A file.' },
    count: { type: 'integer', description: 'How many.', required: true },
  },
  config: { title: { type: 'string', description: 'A key that docsgen has.' } },
  setup: () => {},
});
