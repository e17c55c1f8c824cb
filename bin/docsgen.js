#!/usr/bin/env node
// The command: hands the arguments to the compiled generator.
import { existsSync } from 'node:fs';
import module from 'node:module';

const cli = new URL('../packages/generator/dist/cli.js', import.meta.url);
// From Node 22 on: the next run finds these files compiled.
module.enableCompileCache?.();

if (existsSync(cli)) {
  const { run } = await import(cli.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write('docsgen is not compiled yet: run `npm run compile` in its folder first.\n');
  process.exitCode = 2;
}
