// Compiles both packages from TypeScript to the JavaScript that Node runs (types are checked by `npm run typecheck`).
// The dependencies go into the same few files: opening some hundred small ones took longer than building a small site.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const shared = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'linked',
  // React is chosen here once and for all: as it renders in production, which is many times faster.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  // What is not a module yet asks for Node's own modules with `require`, which modules do not have.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
  },
};

for (const dist of ['generator/dist', 'theme/dist']) rmSync(here(dist), { recursive: true, force: true });
await Promise.all([
  build({
    ...shared,
    entryPoints: [here('generator/src/cli.ts')],
    outdir: here('generator/dist'),
    // A package of ours, and those that look for programs and binaries beside themselves.
    external: ['@docsgen/theme', 'esbuild', 'launch-editor', 'open', 'satteri'],
  }),
  build({
    ...shared,
    entryPoints: {
      'render-document': here('theme/src/render-document.tsx'),
      'strings/article': here('theme/src/strings/article.ts'),
      'strings/strings': here('theme/src/strings/strings.ts'),
    },
    outdir: here('theme/dist'),
    jsx: 'automatic',
  }),
]);
