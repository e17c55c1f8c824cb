// Which SVG files can be inlined in a page, and which parts of them are inlined.
import { describe, expect, it } from 'vitest';
import { parseInlineSvg } from '../../../packages/generator/src/content/inline-svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 32 16"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('an SVG of plain shapes', () => {
  it('an inlined SVG consists of its shapes, without prolog, comments and whitespace', () => {
    const file = `<?xml version="1.0"?>\n<!-- by hand -->\n${svg('\n  <g fill="none">\n    <path\n d="M0 0h4" />\n  </g>\n')}\n`;
    expect(parseInlineSvg(file)).toEqual({
      kind: 'plain',
      drawing: {
        kind: 'drawing',
        viewBox: '0 0 32 16',
        width: 32,
        height: 16,
        shapes: '<g fill="none"><path d="M0 0h4"/></g>',
      },
    });
  });

  it('an inlined SVG keeps the colors that its shapes inherit', () => {
    const parsed = parseInlineSvg(svg('<path d="M0 0"/>', 'viewBox="0 0 1 1" fill="currentColor" id="Layer_1"'));
    expect(parsed).toMatchObject({ drawing: { shapes: '<g fill="currentColor"><path d="M0 0"/></g>' } });
  });

  it('an SVG without a viewBox has the size of its attributes', () => {
    const parsed = parseInlineSvg(svg('<rect width="3" height="4"/>', 'width="30px" height="20"'));
    expect(parsed).toMatchObject({ drawing: { viewBox: '0 0 30 20', width: 30, height: 20 } });
  });
});

describe('an SVG that is not inlined', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'it contains the element <script>'],
    ['a style sheet', '<style>p { color: red }</style>', 'it contains the element <style>'],
    ['HTML', '<foreignObject><p>Text</p></foreignObject>', 'it contains the element <foreignObject>'],
    ['a title, which would end the SVG in HTML', '<title><p></title>', 'it contains the element <title>'],
    ['an event handler', '<path onclick="alert(1)" d="M0 0"/>', "it has the attribute 'onclick'"],
    ['an id', '<path id="content" d="M0 0"/>', "it has the attribute 'id'"],
    ['a class of the theme', '<path class="navbar" d="M0 0"/>', "it has the attribute 'class'"],
    ['an inline style', '<path style="position: fixed" d="M0 0"/>', "it has the attribute 'style'"],
    ['a URL', '<path fill="URL (#gradient)" d="M0 0"/>', "it has the value 'URL (#gradient)'"],
    ['an entity', '<path fill="&#117;rl(#gradient)" d="M0 0"/>', "it has the value '&#117;rl(#gradient)'"],
    ['text', '<g>text</g>', 'it contains text or unsupported markup'],
    ['an unmatched end tag', '<path d="M0 0"/></g>', 'it has an unexpected end tag </g>'],
    ['an unclosed element', '<g><path d="M0 0"/>', 'its element <g> is not closed'],
    ['too many characters', `<path d="${'M0 0'.repeat(1100)}"/>`, 'it is longer than 4096 characters'],
  ])('an SVG is not inlined if it contains %s', (_name, content, reason) => {
    expect(parseInlineSvg(svg(content))).toEqual({ kind: 'other', reason });
  });

  it('the attributes of the <svg> element are checked', () => {
    const parsed = parseInlineSvg(svg('', 'viewBox="0 0 1 1" onload="alert(1)"'));
    expect(parsed).toEqual({ kind: 'other', reason: "its <svg> has the attribute 'onload'" });
  });
});

it.each(['', 'not a picture', '<html><svg></html>', '<p>'])('%j is not an SVG', (text) => {
  expect(parseInlineSvg(text)).toEqual({ kind: 'no drawing' });
});
