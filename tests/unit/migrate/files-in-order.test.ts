import { expect, it } from 'vitest';
import { filesInOrder } from '../../../packages/generator/src/migrate/files-in-order.ts';

it('a path is written once, as the first of its files says, and all are in the order of paths', () => {
  const files = [
    { path: 'b.md', copyOf: 'x.md' },
    { path: './a.md', text: 'own', from: undefined },
    { path: 'a.md', text: 'other', from: undefined },
  ];
  expect(filesInOrder(files).map((file) => ('text' in file ? file.text : file.copyOf))).toEqual(['own', 'x.md']);
});
