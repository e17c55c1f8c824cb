// Placeholders and plural forms of UI strings.
import { describe, expect, it } from 'vitest';
import { fill, fillCount } from '../../../packages/theme/src/i18n/fill.ts';

describe('placeholders', () => {
  it('are replaced by their values, wherever they occur', () => {
    expect(fill('{name} and {other}, {name}', { name: 'A', other: '{name}' })).toBe('A and {name}, A');
  });

  it('stay if they have no value', () => {
    expect(fill('{name} {}', { other: '' })).toBe('{name} {}');
    expect(fill('{name}.', { name: '' })).toBe('.');
  });
});

describe('plural forms', () => {
  const polish = { one: '{count} wynik', few: '{count} wyniki', many: '{count} wyników', other: '{count} wyniku' };

  it.each([
    [1, '1 wynik'],
    [3, '3 wyniki'],
    [5, '5 wyników'],
  ])('are those of the language: %d', (count, text) => {
    expect(fillCount(polish, count, 'pl')).toBe(text);
  });

  it('are the general form if the language has no other', () => {
    expect(fillCount({ other: '{count} items' }, 1, 'en')).toBe('1 items');
  });

  it('contain the number as the language writes it', () => {
    expect(fillCount({ one: '', other: '{count} Treffer' }, 12345, 'de')).toBe('12.345 Treffer');
  });

  it('are those of English in an unknown language', () => {
    const forms = { one: '{count} result', other: '{count} results' };
    expect(fillCount(forms, 1, 'xx')).toBe('1 result');
    expect(fillCount(forms, 12345, 'xx')).toBe('12,345 results');
  });
});
