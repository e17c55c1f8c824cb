#!/usr/bin/env node
// Runs the compiled command.
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

const cli = new URL('../packages/generator/dist/cli.js', import.meta.url);
// Caches compiled code for the next run. Available from Node 22.
module.enableCompileCache?.();

// Builds are short: optimized code rarely pays for its compilation, so the thresholds of V8 are raised
// (docs/decisions/0009). V8 warns about unknown flags, so each is set only for the versions of Node on which it was
// measured. Both are numbers that V8 reads each time it needs them, so they can be set after it has started.
const version = Number.parseInt(process.versions.node, 10);
if (version < 22) setFlagsFromString('--interrupt-budget=400000');
if (version <= 24) setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');

if (process.argv.length === 3 && process.argv[2] === '--version') {
  // Scripts and editors call this often, so nothing is loaded for it.
  const packageFile = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${packageFile.version}\n`);
} else if (existsSync(cli)) {
  const { run } = await import(cli.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write('docsgen is not compiled. Run `npm run compile` in its folder first.\n');
  process.exitCode = 2;
}
