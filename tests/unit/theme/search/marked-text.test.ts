// Highlighted matches and excerpts.
import { describe, expect, it } from 'vitest';
import { excerptOf, markText, type Piece } from '../../../../packages/theme/src/search/engine/marked-text.ts';

/** Puts matches in brackets. */
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const marked = (text: string, ...forms: readonly string[]) => shown(markText(text, new Set(forms)));
const excerpt = (text: string, ...forms: readonly string[]) => shown(excerptOf(text, new Set(forms)));

describe('the highlighted text', () => {
  it.each([
    ['a match', 'Sign the PDF now', ['pdf'], 'Sign the [PDF] now'],
    ['a match at the start and one at the end', 'Sign the PDF', ['sign', 'pdf'], '[Sign] the [PDF]'],
    ['no match', 'Sign', ['pdf'], 'Sign'],
    ['a match with accents', 'Der Überblick', ['uberblick'], 'Der [Überblick]'],
    ['a part of a word', 'the sessionToken', ['token'], 'the session[Token]'],
    ['a whole identifier instead of its parts', 'the X-Id', ['xid', 'x', 'id'], 'the [X-Id]'],
    ['Chinese pairs once', '文档站', ['文档', '档站'], '[文档]站'],
    ['no text', '', ['pdf'], ''],
  ])('contains %s', (_name, text, forms, expected) => {
    expect(marked(text, ...forms)).toBe(expected);
  });

  it('has no empty pieces', () => {
    expect(markText('Sign PDF', new Set(['sign', 'pdf']))).toEqual([
      { text: 'Sign', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'PDF', isMatch: true },
    ]);
  });
});

describe('an excerpt', () => {
  const filler = (count: number) => 'filler '.repeat(count);

  it('is the whole text if it is short', () => {
    expect(excerpt('Sign the PDF.', 'pdf')).toBe('Sign the [PDF].');
  });

  it('is empty if there is no match', () => {
    expect(excerpt('Sign the PDF.', 'xml')).toBe('');
  });

  it('starts with about 40 characters before the match, and has about 160 characters, in whole words', () => {
    // 6 words of 7 characters contain the 40 characters. From there, 22 words of 7 characters, or 154, fit into 160.
    const words = excerpt(`${filler(40)}pdf ${filler(40)}`, 'pdf');
    expect(words).toBe(`… ${filler(6)}[pdf] ${filler(16).trim()} …`);
  });

  it('starts with the text if the match is in the first 40 characters', () => {
    // 40 characters before the match.
    const start = `${'a'.repeat(39)} `;
    expect(excerpt(`${start}pdf ${filler(40)}`, 'pdf')).toMatch(/^a{39} \[pdf\] .* …$/);
    expect(excerpt(`x a${start}pdf ${filler(40)}`, 'pdf')).toMatch(/^… a{40} \[pdf\] .* …$/);
  });

  it('ends with the text, without an ellipsis, if the rest is short', () => {
    expect(excerpt(`${filler(40)}pdf end`, 'pdf')).toMatch(/^… (?:filler )+\[pdf\] end$/);
  });

  it('is the passage with the most distinct words', () => {
    const text = `pdf pdf pdf pdf ${filler(40)}sign a pdf ${filler(40)}sign sign`;
    expect(excerpt(text, 'pdf', 'sign')).toContain('[sign] a [pdf]');
  });

  it('counts a word once in upper and lower case', () => {
    const text = `Pdf pdf PDF ${filler(40)}sign a pdf`;
    expect(excerpt(text, 'pdf', 'sign')).toContain('[sign] a [pdf]');
  });

  it('is the first of several equal passages', () => {
    expect(excerpt(`first pdf ${filler(40)}second pdf`, 'pdf')).toMatch(/^first \[pdf\]/);
  });

  it('counts only words within 160 characters', () => {
    const text = `pdf ${'b'.repeat(155)} sign ${filler(40)}one pdf sign`;
    expect(excerpt(text, 'pdf', 'sign')).toContain('one [pdf] [sign]');
  });

  it('contains the whole match even if it is long', () => {
    const path = `/${'a/'.repeat(15)}`;
    expect(excerpt(`Call ${path}end now`, `${path}end`)).toBe(`Call [${path}end] now`);
  });
});
