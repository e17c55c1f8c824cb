// The unit tests as one project, as the mutation tester needs them: `npm run test:mutation -- <folder>`.
import { fileURLToPath } from 'node:url';
import config from '../../vitest.config.ts';

const { test, ...shared } = config({ mode: 'test', command: 'serve' });
// The mutation test runner supports neither projects nor the module cache, and reports itself.
const options = { ...test, projects: undefined, reporters: [], experimental: undefined };

// biome-ignore lint/style/noDefaultExport: Vitest requires it.
export default {
  ...shared,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { ...options, isolate: true, include: [process.env.DOCSGEN_MUTATION_TESTS ?? 'tests/unit/**/*.test.ts'] },
};
