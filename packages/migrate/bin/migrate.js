#!/usr/bin/env node
// Runs the compiled command.
import { existsSync } from 'node:fs';
import module from 'node:module';

const cli = new URL('../dist/cli.js', import.meta.url);
// Caches compiled code for the next run. Available from Node 22.
module.enableCompileCache?.();

if (existsSync(cli)) {
  const { run } = await import(cli.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write('@docsgen/migrate is not compiled. Run `npm run compile` in its repository first.\n');
  process.exitCode = 2;
}
