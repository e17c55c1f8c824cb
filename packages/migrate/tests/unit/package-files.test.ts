// package.json of a migrated site, when it is created and after npm has added dependencies.
import { expect, it } from 'vitest';
import { packageFiles } from '../../src/writing/package-files.ts';

function packageOf(packageText: string | undefined, packages: readonly string[] = []): string {
  const migration = { files: [], packages: new Map(packages.map((name) => [name, '^1.0.0'])) };
  const files = packageFiles({
    folderName: 'harbour',
    versions: { docsgen: 'file:../docsgen' },
    packageText,
    migration,
  });
  const file = files.find(({ path }) => path === 'package.json');
  return file && 'text' in file ? file.text : '';
}

it('changes by npm are preserved byte for byte if no script is missing', () => {
  const first = packageOf(undefined, ['clsx']);
  expect(JSON.parse(first)).toMatchObject({
    ...{ name: 'harbour', private: true, dependencies: { clsx: '^1.0.0' } },
    devDependencies: { docsgen: 'file:../docsgen' },
  });
  const byNpm = first.replace('"file:../docsgen"', '"^0.3.0",\n    "typescript": "^5.0.0"');
  expect(JSON.parse(byNpm).devDependencies).toEqual({ docsgen: '^0.3.0', typescript: '^5.0.0' });
  expect(packageOf(byNpm, ['clsx'])).toBe(byNpm);
  const more = JSON.parse(packageOf(byNpm, ['clsx', 'dayjs']));
  expect(more.dependencies).toEqual({ clsx: '^1.0.0', dayjs: '^1.0.0' });
  expect(more.devDependencies).toEqual({ docsgen: '^0.3.0', typescript: '^5.0.0' });
});

it('an edited script is written again, next to added scripts', () => {
  const edited = packageOf(undefined).replace('"docsgen build"', '"docsgen build --strict",\n    "own": "own"');
  expect(JSON.parse(packageOf(edited)).scripts).toMatchObject({ build: 'docsgen build', own: 'own' });
  expect(packageOf('{ no JSON')).toBe(packageOf(undefined));
});
