// Context of hooks: positions in files that they read.
import { expect, it } from 'vitest';
import { openContext } from '../../../packages/generator/src/plugins/hook-context.ts';
import { memoryFiles } from '../model-of.ts';

it('placeOf returns the position of a key, not of the lines below it', async () => {
  const files = memoryFiles({ 'ports.yaml': '# Ports\nhusum:\n  name: Husum\n  tides:\n    - 6\n    - 18\n' });
  const { context } = openContext({ plugin: 'ports', read: files.readText });
  const { placeOf } = await context.readYaml('ports.yaml');
  const placesOf = (keys: readonly (string | number)[][]) => keys.map((each) => placeOf(...each));
  expect(placesOf([['husum'], ['husum', 'name'], ['husum', 'tides', 1], ['husum', 'missing']])).toEqual([
    { file: 'ports.yaml', line: 2, column: 1 },
    { file: 'ports.yaml', line: 3, column: 3 },
    { file: 'ports.yaml', line: 6, column: 7 },
    { file: 'ports.yaml', line: 2, column: 1 },
  ]);
});
