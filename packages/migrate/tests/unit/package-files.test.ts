// package.json of a migrated site.
import { expect, it } from 'vitest';
import { packageFiles } from '../../src/writing/package-files.ts';

it('package.json lists docsgen, and the packages that the site imports except React', () => {
  const migration = {
    files: [],
    packages: new Map([
      ['clsx', '^1.0.0'],
      ['react', '^19.0.0'],
    ]),
  };
  const versions = { docsgen: 'file:../docsgen' };
  const files = packageFiles({ folderName: 'harbour', versions, migration });
  const file = files.find(({ path }) => path === 'package.json');
  expect(JSON.parse(file && 'text' in file ? file.text : '')).toMatchObject({
    ...{ name: 'harbour', private: true, dependencies: { clsx: '^1.0.0' } },
    devDependencies: { docsgen: 'file:../docsgen' },
  });
});
