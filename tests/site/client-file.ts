// What pages load beside themselves, as compile-packages.ts had it made before any test.
import { fileURLToPath } from 'node:url';

export const clientFile = fileURLToPath(new URL('../../packages/generator/dist/client.json', import.meta.url));

/** What a site with parts of its own is bundled from. */
export const modulesFile = fileURLToPath(new URL('../../packages/theme/dist/modules.json.br', import.meta.url));

/** What a thread that makes pages runs, compiled too. */
export const threadFile = fileURLToPath(new URL('../../packages/generator/dist/page-thread.js', import.meta.url));
