import { describe, expect, it } from 'vitest';
import { didYouMean, nearestName } from '../../../packages/generator/src/text/wording.ts';

describe('suggestions', () => {
  it.each([
    ['tagine', 'tagline'],
    ['titel', 'title'],
    ['NAVBAR', 'navbar'],
    ['anouncment', 'announcement'],
    ['red', undefined],
  ])('suggests the right key for %s: %s', (written, expected) => {
    const known = ['title', 'tagline', 'navbar', 'redirects', 'announcement'];
    expect(nearestName(written, known)).toBe(expected);
  });

  it('suggests the nearest name, or the first of several', () => {
    expect(nearestName('intr', ['intro', 'entry', 'intra'])).toBe('intro');
    expect(nearestName('link', ['lines', 'links'])).toBe('links');
  });

  it('counts two swapped letters as one edit', () => {
    expect(nearestName('bagde', ['page', 'badge'])).toBe('badge');
  });

  it('accepts edits in at most a third of the letters', () => {
    expect(nearestName('abcdefghi', ['abcdefxyz'])).toBe('abcdefxyz');
    expect(nearestName('abcdefghi', ['abcdewxyz'])).toBeUndefined();
  });

  it('never suggests an entirely different short name', () => {
    expect(nearestName('fr', ['es', 'en'])).toBeUndefined();
    expect(nearestName('ess', ['es', 'en'])).toBe('es');
  });

  it('returns a question, or undefined without a similar name', () => {
    expect(didYouMean('chekcs', ['checks'])).toBe('Did you mean checks?');
    expect(didYouMean('chekcs', ['checks'], (name) => `#${name}`)).toBe('Did you mean #checks?');
    expect(didYouMean('search', ['footer'])).toBeUndefined();
    expect(didYouMean('search', [])).toBeUndefined();
  });
});
