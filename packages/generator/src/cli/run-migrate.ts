// Runs `docsgen migrate`. The migration is a separate package, because most sites never need it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Ports } from '../model/adapters/ports.ts';

const packageName = '@docsgen/migrate';

interface MigratePackage {
  readonly run: (args: readonly string[], ports: Ports, name: string) => Promise<number>;
}

/** Uses the package that is installed in the working directory, or next to docsgen. Returns the exit code. */
export async function runMigrate(args: readonly string[], ports: Ports): Promise<number> {
  const file = resolveFrom(join(ports.cwd, 'docsgen')) ?? resolveFrom(fileURLToPath(import.meta.url));
  if (file !== undefined) {
    const { run }: MigratePackage = await import(pathToFileURL(file).href);
    return run(args, ports, 'docsgen migrate');
  }
  const words = args.map((arg) => (/^[\w./@=:-]+$/.test(arg) ? arg : JSON.stringify(arg)));
  const problem = `docsgen migrate is in the package ${packageName}, which is not installed. To run it once:`;
  ports.terminal.printError(`${problem}\n  ${['npx', packageName, ...words].join(' ')}`);
  return 1;
}

/** Returns the path of the package's main module as resolved from a file. */
function resolveFrom(path: string): string | undefined {
  try {
    return createRequire(path).resolve(`${packageName}/cli`);
  } catch {
    return undefined;
  }
}
