import { expect, it } from 'vitest';
import { applyEdits } from '../../../packages/generator/src/text/edits.ts';

it('changes what edits name and nothing else, in whatever order they come', () => {
  const edits = [
    { start: 8, end: 8, text: '!' },
    { start: 0, end: 3, text: 'One' },
    { start: 4, end: 8, text: '' },
  ];
  expect(applyEdits('one, two.', edits)).toBe('One,!.');
});

it('what is added where something is replaced comes before that', () => {
  const replaced = { start: 0, end: 3, text: 'One' };
  const added = { start: 0, end: 0, text: 'Now: ' };
  expect(applyEdits('one', [replaced, added])).toBe('Now: One');
});
