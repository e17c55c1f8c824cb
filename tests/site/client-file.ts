// Compiled client files, which compile-packages.ts creates before any test.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackBundle } from '../../packages/generator/src/bundle/client/load-client.ts';
import { openCompiledClient } from '../../packages/generator/src/bundle/esbuild/compiled-client.ts';
import type { ClientBundle } from '../../packages/generator/src/model/client-assets.ts';

const clientPath = fileURLToPath(new URL('../../packages/generator/dist/client.json', import.meta.url));

export const compiledFolder = dirname(clientPath);

export const clientFile = openCompiledClient(clientPath);

export const compiledBundle = (): ClientBundle => unpackBundle(readFileSync(clientPath, 'utf8'), clientFile.readBytes);

/** Modules that a site with overrides is bundled with. */
export const modulesFile = fileURLToPath(new URL('../../packages/theme/dist/modules.json.br', import.meta.url));

/** The compiled thread that reports long stages. */
export const watchFile = fileURLToPath(new URL('../../packages/generator/dist/stage-watch-thread.js', import.meta.url));

/** The compiled thread that renders pages. */
export const threadFile = fileURLToPath(new URL('../../packages/generator/dist/page-thread.js', import.meta.url));
