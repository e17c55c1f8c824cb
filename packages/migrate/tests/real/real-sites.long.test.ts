// Three large Docusaurus sites can be migrated and built without manual changes, and their pages keep their content.
import { describe, it } from 'vitest';
import { expectWhole, hasRealSites } from './migrated-real-site.ts';

describe.skipIf(!hasRealSites)('real sites', () => {
  it.each(['redux/website', 'rke2', 'jest/website'])(
    'the real site %s is migrated and built without manual changes',
    (name) => expectWhole(name, { least: 97 }),
    600_000,
  );
});
