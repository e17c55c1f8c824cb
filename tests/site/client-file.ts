// What pages load beside themselves, as compile-packages.ts had it made before any test.
import { fileURLToPath } from 'node:url';

export const clientFile = fileURLToPath(new URL('../../packages/generator/dist/client.json', import.meta.url));
