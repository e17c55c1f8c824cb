// Compiles the packages before the tests, because some tests run the command line. Skipped if the compiled files are
// newer than all sources.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const compiler = here('../scripts/compile.js');

export function setup(): void {
  const packageFolder = (name: string): string => here(`../packages/${name}`);
  const folders = [
    ...['contract', 'generator', 'theme', 'migrate', 'live-code', 'math', 'mermaid'].map(
      (name) => `${packageFolder(name)}/src`,
    ),
    here('../scripts'),
  ];
  const sources = [...folders.flatMap(times), statSync(here('../docs/reference/diagnostics.md')).mtimeMs];
  const compiled = ['generator', 'theme', 'migrate', 'live-code', 'math', 'mermaid'].map((name) =>
    times(`${packageFolder(name)}/dist`),
  );
  const isCurrent = compiled.every((files) => Math.min(...files) > Math.max(...sources) && files.length > 0);
  if (!isCurrent) execFileSync(process.execPath, [compiler], { stdio: 'inherit' });
}

/** Modification times of the files in a folder, in milliseconds. */
function times(folder: string): readonly number[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs);
  } catch {
    return [];
  }
}
