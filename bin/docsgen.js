#!/usr/bin/env node
// The command: hands the arguments to the compiled generator.
import { existsSync } from 'node:fs';

const cli = new URL('../packages/generator/dist/cli.js', import.meta.url);
// React renders many times faster as it does in production; it looks here when it is loaded.
process.env.NODE_ENV ??= 'production';

if (existsSync(cli)) {
  const { run } = await import(cli.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write('docsgen is not compiled yet: run `npm run compile` in its folder first.\n');
  process.exitCode = 2;
}
