import { definePlugin } from 'docsgen/plugin';

export default definePlugin({ name: 'options', setup: () => {} });
