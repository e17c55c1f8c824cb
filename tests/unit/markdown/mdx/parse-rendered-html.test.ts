// HTML that components render is parsed where it is, unless its meaning depends on the elements around it.
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { parseRenderedHtml } from '../../../../packages/generator/src/markdown/mdx/parse-rendered-html.ts';

function parsed(html: string, tagName?: string): string | undefined {
  const parent = tagName === undefined ? { type: 'root' } : { type: 'element', tagName };
  const nodes = parseRenderedHtml(html, parent);
  return nodes && toHtml({ type: 'root', children: [...nodes] });
}

/** https://html.spec.whatwg.org/multipage/grouping-content.html, and cells and sections of other chapters. */
const flow = 'div section article main aside header footer nav figure figcaption blockquote li dd td th details'.split(
  ' ',
);
const phrasing = 'p span em strong b i del small sub sup mark dt summary h1 h2 h3 h4 h5 h6'.split(' ');
const inText = 'span em strong b i del small sub sup mark code kbd abbr time svg a q cite samp var'.split(' ');

describe('HTML of a component', () => {
  it.each([undefined, ...flow])('blocks are parsed in <%s>', (tagName) => {
    expect(parsed('<div>a<p>b</p></div>', tagName)).toBe('<div>a<p>b</p></div>');
  });

  it.each(phrasing)('only text is parsed in <%s>', (tagName) => {
    expect(parsed('a <b>b <i>c</i></b>', tagName)).toBe('a <b>b <i>c</i></b>');
    expect(parsed('<div>a</div>', tagName)).toBeUndefined();
    expect(parsed('<b><p>a</p></b>', tagName)).toBeUndefined();
  });

  it.each(inText)('<%s> is part of a text', (tagName) => {
    expect(parsed(`<${tagName}>a</${tagName}>`, 'p')).toBe(`<${tagName}>a</${tagName}>`);
  });

  it.each(['img', 'br', 'wbr'])('<%s> is part of a text', (tagName) => {
    expect(parsed(`a<${tagName}>b`, 'p')).toBe(`a<${tagName}>b`);
  });

  it.each(['table', 'tr', 'ul', 'dl', 'select', 'button', 'pre', 'svg'])('nothing is parsed in <%s>', (tagName) => {
    expect(parsed('a', tagName)).toBeUndefined();
  });

  const parts = 'tr td th tbody thead tfoot col caption option optgroup body head html'.split(' ');
  it.each(parts)('<%s> needs the elements around it', (tagName) => {
    expect(parsed(`<${tagName}>a`)).toBeUndefined();
    expect(parsed(` <${tagName.toUpperCase()} class="a">a`, 'div')).toBeUndefined();
  });

  it('nodes have no positions', () => {
    const [node] = parseRenderedHtml('<p>a</p>', { type: 'root' }) ?? [];
    expect(JSON.stringify(node)).not.toContain('position');
  });
});
