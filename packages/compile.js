// Compiles both packages from TypeScript to the JavaScript that Node runs (types are checked by `npm run typecheck`).
// The generator's own modules are bundled into few files, so that the command starts fast; dependencies stay outside.
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
};

for (const dist of ['generator/dist', 'theme/dist']) rmSync(here(dist), { recursive: true, force: true });
await Promise.all([
  build({
    ...shared,
    entryPoints: [here('generator/src/cli.ts')],
    outdir: here('generator/dist'),
    packages: 'external',
  }),
  build({
    ...shared,
    entryPoints: {
      'render-document': here('theme/src/render-document.tsx'),
      'strings/article': here('theme/src/strings/article.ts'),
      'strings/strings': here('theme/src/strings/strings.ts'),
    },
    outdir: here('theme/dist'),
    packages: 'external',
    jsx: 'automatic',
  }),
]);
