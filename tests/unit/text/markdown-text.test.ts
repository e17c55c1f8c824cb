import { describe, expect, it } from 'vitest';
import { firstHeading, firstParagraph, plainText } from '../../../packages/generator/src/text/markdown-text.ts';

describe('the first heading', () => {
  it.each([
    ['# One\n\n# Two', 'One'],
    ['\n\nWords\n\n# Late #\n', 'Late'],
    ['One\n===\n\nWords', 'One'],
    ['# Sign a *document* {#sign}\n', 'Sign a document'],
    ['One {#a}\n====\n', 'One'],
    ['#\tTab', 'Tab'],
    ['# One # two ##  \n', 'One # two'],
    ['# C#\n', 'C#'],
    ['# #\n\n# Two', undefined],
    [`# a${' '.repeat(100_000)}{#b}${' '.repeat(100_000)}\n`, 'a'],
    [`# ${'a'.repeat(100_000)}\n`, 'a'.repeat(2000)],
  ])('the first heading of %j is %j', (markdown, heading) => {
    expect(firstHeading(markdown)).toBe(heading);
  });

  it.each([
    ['a deeper heading stands before it', '## Before\n\n# After'],
    ['it stands in a fence', '```md\n# Code\n```\n\nWords'],
    ['it stands in a comment', '<!--\n# Hidden\n-->\nWords'],
    ['there is no space after the sign', '#hashtag'],
    ['it is empty', '#\n\nWords'],
    ['it is indented code', '    # Code'],
    ['there is nothing', ''],
  ])('finds no first heading if %s', (_, markdown) => {
    expect(firstHeading(markdown)).toBeUndefined();
  });

  it('a fence is closed only by the same characters in at least the same number', () => {
    expect(firstHeading('````\n```\n# Code\n````\n# Real')).toBe('Real');
    expect(firstHeading('~~~\n```\n# Code\n~~~\n# Real')).toBe('Real');
    expect(firstHeading('```\n# Code, and no end')).toBeUndefined();
  });
});

describe('the first paragraph', () => {
  it('the first paragraph is the first prose, with its lines joined', () => {
    expect(firstParagraph('# Title\n\nOne line\nand another.\n\nNext.')).toBe('One line and another.');
  });

  it.each([
    ['a list', '- item\n\nProse'],
    ['a numbered list', '1. item\n\nProse'],
    ['a quotation', '> quoted\n\nProse'],
    ['a table', '| a | b |\n|---|---|\n\nProse'],
    ['an admonition sign', ':::note\n:::\n\nProse'],
    ['directives of one line', '::page-list{of=a}\n\n::contents\n\nProse'],
    ['a picture', '![alt](a.png)\n\nProse'],
    ['a tag', '<div>\n\nProse'],
    ['code', '```\ncode\n```\n\nProse'],
    ['the head of the page', '<head>\n  <title>Other</title>\n\n  text\n</head>\n\nProse'],
    ['a script', '<script>\nrun();\n\nrun();\n</script>\n\nProse'],
    ['indented code', '    code\n\nProse'],
    ['a comment', '<!-- not me -->\nProse'],
    ['an underlined heading', 'Heading\n-------\n\nProse'],
    ['a definition', '[a]: https://example.com\n\nProse'],
  ])('the first paragraph skips %s', (_, markdown) => {
    expect(firstParagraph(markdown)).toBe('Prose');
  });

  it('truncates the first paragraph at a word, with an ellipsis, within the limit', () => {
    const text = firstParagraph('Seven words, that are not many, here.', 20) ?? '';
    expect(text).toBe('Seven words, that…');
    expect(firstParagraph('x'.repeat(50), 20)?.length).toBeLessThanOrEqual(20);
    expect(firstParagraph('Exactly twenty chars', 20)).toBe('Exactly twenty chars');
  });

  it('finds no first paragraph without prose', () => {
    expect(firstParagraph('# Title\n\n- one\n')).toBeUndefined();
    expect(firstParagraph('')).toBeUndefined();
  });
});

describe('inline Markdown as plain text', () => {
  it.each([
    ['**bold**, *it*, _it_, ~~gone~~', 'bold, it, it, gone'],
    ['[text](url "title") and [ref][id]', 'text and ref'],
    ['![alt](a.png) words', 'alt words'],
    ['note[^1]', 'note'],
    ['a <b>tag</b>', 'a tag'],
    ['1 \\* 2 \\_ 3', '1 * 2 _ 3'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name', 'snake_case_name'],
    ['  many   spaces ', 'many spaces'],
  ])('%s', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it.each([
    ['`code`', 'code'],
    ['`Promise<T>`', 'Promise<T>'],
    ['`__init__`', '__init__'],
    ['``a ` b``', 'a ` b'],
    ['**Use `x` now**', 'Use x now'],
    ['[`GET`](get.md) it', 'GET it'],
  ])('plain text preserves the content of code spans: %s', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});
