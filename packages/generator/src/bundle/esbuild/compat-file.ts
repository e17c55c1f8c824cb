// Path of the module that sites import as `docsgen/compat/docusaurus`. `scripts/compile.js` replaces this file, because
// the path differs in the compiled package.
import { createRequire } from 'node:module';

export function compatFile(): string {
  return createRequire(import.meta.url).resolve('@docsgen/theme/compat-docusaurus');
}
