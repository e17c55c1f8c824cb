import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const theme = (path: string): string => fileURLToPath(new URL(`./packages/theme/src/${path}`, import.meta.url));

// biome-ignore lint/style/noDefaultExport: vitest wants it so
export default defineConfig({
  resolve: {
    alias: {
      '@docsgen/theme/render-document': theme('render-document.tsx'),
      '@docsgen/theme/article-strings': theme('strings/article.ts'),
      '@docsgen/theme/strings': theme('strings/strings.ts'),
      '@docsgen/theme/props': theme('props.ts'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/compile-packages.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
