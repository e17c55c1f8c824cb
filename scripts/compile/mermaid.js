// @ts-check
// Compiles the article files of the package for diagrams.
import { join } from 'node:path';
import { build } from 'esbuild';
import { packages } from './options.js';
import { pluginOptions } from './plugin-package.js';

/** docsgen bundles the files again for the browsers of a site. */
export function compileMermaidClient() {
  const names = ['diagram.css', 'late-diagrams.ts', 'late-diagrams.css', 'diagram-frame.ts'];
  return build({
    ...pluginOptions('mermaid'),
    outdir: join(packages, 'mermaid/dist/client'),
    entryPoints: names.map((name) => join(packages, 'mermaid/src/client', name)),
    splitting: false,
    platform: 'browser',
    target: 'es2023',
    minify: true,
  });
}
