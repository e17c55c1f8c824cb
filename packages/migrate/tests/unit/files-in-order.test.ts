import { expect, it } from 'vitest';
import { filesInOrder } from '../../src/migration.ts';

it('files are sorted by path, and the first of several files with the same path is used', () => {
  const files = [
    { path: 'b.md', copyOf: 'x.md' },
    { path: './a.md', text: 'own', from: undefined },
    { path: 'a.md', text: 'other', from: undefined },
  ];
  expect(filesInOrder(files).map((file) => ('text' in file ? file.text : file.copyOf))).toEqual(['own', 'x.md']);
});
