import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const theme = (path: string): string => fileURLToPath(new URL(`./packages/theme/src/${path}`, import.meta.url));

// biome-ignore lint/style/noDefaultExport: vitest wants it so
export default defineConfig({
  resolve: {
    alias: {
      '@docsgen/theme/prepared-document': theme('document/prepared-document.ts'),
      '@docsgen/theme/render-document': theme('render-document.tsx'),
      '@docsgen/theme/article-strings': theme('strings/article.ts'),
      '@docsgen/theme/strings': theme('strings/strings.ts'),
      '@docsgen/theme/props': theme('props.ts'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/compile-packages.ts', 'tests/run-folder.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Every core: a browser test waits for Chromium most of the time, and Chromium for it.
    maxWorkers: '100%',
    // The generator is loaded once a worker instead of once a file. It keeps nothing in its modules that a test could change.
    isolate: false,
    // As people run it: React renders pages faster, and they are the pages that get published.
    env: { NODE_ENV: 'production' },
  },
});
