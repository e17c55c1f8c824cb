import { describe, expect, it } from 'vitest';
import { didYouMean, nearestName } from '../../../packages/generator/src/text/suggest.ts';

describe('suggestions', () => {
  it.each([
    ['tagine', 'tagline'],
    ['titel', 'title'],
    ['NAVBAR', 'navbar'],
    ['anouncment', 'announcement'],
    ['red', undefined],
  ])('%s among keys means %s', (written, expected) => {
    const known = ['title', 'tagline', 'navbar', 'redirects', 'announcement'];
    expect(nearestName(written, known)).toBe(expected);
  });

  it('the nearest name wins, the first of equals', () => {
    expect(nearestName('intr', ['intro', 'entry', 'intra'])).toBe('intro');
    expect(nearestName('link', ['lines', 'links'])).toBe('links');
  });

  it('two letters that changed places are one slip', () => {
    expect(nearestName('bagde', ['page', 'badge'])).toBe('badge');
  });

  it('at most a third of the letters may differ', () => {
    expect(nearestName('abcdefghi', ['abcdefxyz'])).toBe('abcdefxyz');
    expect(nearestName('abcdefghi', ['abcdewxyz'])).toBeUndefined();
  });

  it('a short name is never exchanged for an altogether different one', () => {
    expect(nearestName('fr', ['es', 'en'])).toBeUndefined();
    expect(nearestName('ess', ['es', 'en'])).toBe('es');
  });

  it('is a question, or nothing', () => {
    expect(didYouMean('chekcs', ['checks'])).toBe('Did you mean checks?');
    expect(didYouMean('chekcs', ['checks'], (name) => `#${name}`)).toBe('Did you mean #checks?');
    expect(didYouMean('search', ['footer'])).toBeUndefined();
    expect(didYouMean('search', [])).toBeUndefined();
  });
});
