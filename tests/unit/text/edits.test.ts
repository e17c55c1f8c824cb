import { expect, it } from 'vitest';
import { applyEdits } from '../../../packages/generator/src/text/edits.ts';

it('applies edits in any order and changes nothing else', () => {
  const edits = [
    { start: 8, end: 8, text: '!' },
    { start: 0, end: 3, text: 'One' },
    { start: 4, end: 8, text: '' },
  ];
  expect(applyEdits('one, two.', edits)).toBe('One,!.');
});

it('places an insertion before a replacement at the same position', () => {
  const replaced = { start: 0, end: 3, text: 'One' };
  const added = { start: 0, end: 0, text: 'Now: ' };
  expect(applyEdits('one', [replaced, added])).toBe('Now: One');
});
