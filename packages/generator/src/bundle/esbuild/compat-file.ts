// Where the code is that sites import as `docsgen/compat/docusaurus`. Beside what is compiled it has another path
// (scripts/compile.js).
import { createRequire } from 'node:module';

export function compatFile(): string {
  return createRequire(import.meta.url).resolve('@docsgen/theme/compat-docusaurus');
}
