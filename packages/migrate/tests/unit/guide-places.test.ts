import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sources } from '../../../../tests/sources.ts';
import { withGuides } from '../../src/report/guide-places.ts';

it('guides in hints have the path that they have in the new site', () => {
  const hint = 'Set theme.codeTheme, docs/guide/theme.md; see docs/diagnostics';
  expect(withGuides(hint)).toBe('Set theme.codeTheme, node_modules/docsgen/docs/guide/theme.md; see docs/diagnostics');
  const whole = 'node_modules/docsgen/docs/migrate/docusaurus.md says it';
  expect(withGuides(whole)).toBe(whole);
});

it('all guides that the sources mention exist', () => {
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/(?:guide|migrate|reference)\/[\w/-]+\.md\b/g)].map(([guide]) => ({ path, guide })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ guide }) => !existsSync(join(root, guide)))).toEqual([]);
});
