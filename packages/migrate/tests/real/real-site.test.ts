// Migrates the smallest of four real Docusaurus sites. `real-sites.long.test.ts` migrates the others.
import { it } from 'vitest';
import { expectWhole, hasRealSites } from './migrated-real-site.ts';

it.skipIf(!hasRealSites)('credo-ts is migrated and built without losses', () => expectWhole('credo-ts', { least: 97 }));
