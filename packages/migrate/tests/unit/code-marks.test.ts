// Options and marks of code blocks that a migration cannot preserve: each is reported.
import { describe, expect, it } from 'vitest';
import { reportCodeMarks } from '../../src/code-marks.ts';
import { openPage, type PageConversion } from '../../src/page-work.ts';
import { convertCode } from '../../src/vitepress/code.ts';

const fence = (info: string, code = 'a'): string => `# T\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;

function losses(text: string, convert: (work: PageConversion) => void): readonly string[] {
  const work = openPage('a.md', text);
  convert(work);
  return work.losses.map(({ message, position }) => `${position?.line}:${position?.column} ${message}`);
}

describe('code block options that docsgen does not support', () => {
  const words = '3:4 Marked words in code blocks are not supported';
  it.each([
    ['js "word"', [words]],
    ["js {2} 'word'", [words]],
    ['js /wo.d/', [words]],
    ['js ins="word"', [words]],
    ['js mark={2}', ["3:4 The 'mark' option of code blocks is not supported"]],
    ['sh frame="none" wrap', ['3:4 Frames, line wrapping and collapsed lines in code blocks are not supported']],
  ])('reports the unsupported code block option %j', (info, expected) => {
    expect(losses(fence(info), reportCodeMarks)).toEqual(expected);
  });

  it.each(['js', 'js title="a b"', 'js {1,2} ins={3} del={4} showLineNumbers', "js title='frame'"])(
    'reports nothing for the supported code block option %j',
    (info) => {
      expect(losses(fence(info), reportCodeMarks)).toEqual([]);
    },
  );
});

describe('marks in the code of a VitePress site', () => {
  it.each([
    ['focus', "3:4 '[!code focus]' was replaced by a highlighted line"],
    ['error', "3:4 '[!code error]' was replaced by a highlighted line"],
    ['warning:2', "3:4 '[!code warning]' was replaced by a highlighted line"],
    ['word:hello', "3:4 '[!code word]' was removed"],
  ])('reports the unsupported code mark %s', (mark, expected) => {
    expect(losses(fence('js', `a // [!code ${mark}]`), convertCode)).toEqual([expected]);
  });

  it.each(['++', '--', 'highlight', 'hl:2'])('reports nothing for the supported code mark %s', (mark) => {
    expect(losses(fence('js', `a // [!code ${mark}]`), convertCode)).toEqual([]);
  });
});
