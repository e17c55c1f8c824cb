// The smallest of four real Docusaurus sites, with each change; `real-sites.long.test.ts` has the others.
import { it } from 'vitest';
import { expectWhole, hasRealSites } from './migrated-real-site.ts';

it.skipIf(!hasRealSites)('credo-ts is migrated and built without losses', () => expectWhole('credo-ts', { least: 97 }));
