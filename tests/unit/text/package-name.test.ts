// Installed packages are found as Node finds them.
import { expect, it } from 'vitest';
import { packageFolder } from '../../../packages/generator/src/text/package-name.ts';

const root = '/a/b/c/d/e/f/site';

it.each([
  ['in the site', 'node_modules/pack'],
  ['far above the site', '../../../../../../node_modules/pack'],
  ['in the root of the disk', '../../../../../../../node_modules/pack'],
])('finds a package %s', async (_where, folder) => {
  expect(await packageFolder('pack', { root, exists: async (path) => path === `${folder}/package.json` })).toBe(folder);
});

it('ends the search in the root of the disk', async () => {
  const tried: string[] = [];
  const exists = async (path: string): Promise<boolean> => tried.push(path) < 0;
  expect(await packageFolder('@scope/pack', { root, exists })).toBeUndefined();
  expect(tried).toHaveLength(8);
});
