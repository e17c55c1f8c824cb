// Lists of HTML elements and attributes: each entry, by what it does to a page.
import { toString as textOf } from 'hast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { isVoid } from '../../../packages/generator/src/markdown/tree/print-html.ts';
import { type Article, articleMaker } from './article.ts';

const makers: Record<'allow' | 'sanitize', (markdown: string) => Promise<Article>> = {
  allow: () => Promise.reject(new Error('not ready')),
  sanitize: () => Promise.reject(new Error('not ready')),
};
beforeAll(async () => {
  makers.allow = await articleMaker();
  makers.sanitize = await articleMaker({ html: 'sanitize' });
});

describe('the text of an article', () => {
  const inline = 'a abbr b bdi bdo button cite code del dfn em font i ins kbd mark q s samp small span strong sub sup';
  it.each([...inline.split(' '), 'time', 'tt', 'u', 'var'])('<%s> continues a word', async (name) => {
    expect((await makers.allow(`One<${name}>Two</${name}>Three\n`)).searched).toEqual(['OneTwoThree']);
  });

  it.each(['div', 'p', 'blockquote', 'dt', 'dd', 'figcaption', 'summary'])('<%s> is a block', async (name) => {
    expect((await makers.allow(`<div>One<${name}>Two</${name}>Three</div>\n`)).searched).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it.each(['script', 'style', 'svg', 'template', 'noscript'])('<%s> is not text', async (name) => {
    expect((await makers.allow(`<div>One<${name}>Two</${name}></div>\n`)).searched).toEqual(['One']);
  });

  it('cells and lines are separate words of one block', async () => {
    const table = '<table><tr><th>A</th><td>B</td><td>C</td></tr></table>';
    expect((await makers.allow(`${table}\n\nD<br>E\n`)).searched).toEqual(['A B C', 'D E']);
  });
});

describe('an element with a URL that runs code', () => {
  it.each([
    ['a', 'href'],
    ['area', 'href'],
    ['audio', 'src'],
    ['img', 'src'],
    ['link', 'href'],
    ['script', 'src'],
    ['source', 'src'],
    ['track', 'src'],
    ['video', 'src'],
    ['video', 'poster'],
    ['a', 'xlink:href'],
    ['button', 'formaction'],
    ['embed', 'src'],
    ['form', 'action'],
    ['iframe', 'src'],
    ['input', 'formaction'],
    ['object', 'data'],
  ])('<%s %s> loses it', async (name, attribute) => {
    const { html, facts } = await makers.allow(`<div><${name} ${attribute}="javascript:go()"></${name}></div>\n`);
    expect(html).not.toContain('javascript:');
    expect(facts.references.map(({ href }) => href)).toEqual(['javascript:go()']);
  });
});

describe('an unknown tag is shown, but not', () => {
  const svg = 'svg path g circle rect line polyline polygon ellipse text tspan defs use symbol title desc marker';
  const more = 'linearGradient radialGradient stop clipPath mask math mi mn mo mrow mfrac msup msub msqrt';
  it.each(`${svg} ${more}`.split(' '))('<%s>', async (name) => {
    expect(textOf((await makers.allow(`A <${name}>b</${name}> c.\n`)).tree)).not.toContain('<');
  });

  it('other names are shown', async () => {
    for (const name of ['plaintext', 'T', 'mspaces'])
      expect(textOf((await makers.allow(`A <${name}>b</${name}> c.\n`)).tree)).toContain(`<${name}>`);
  });
});

it('elements without content have no end tag', () => {
  // https://html.spec.whatwg.org/multipage/syntax.html#void-elements, and those of older versions of HTML.
  const voids = 'area base br col embed hr img input link meta source track wbr';
  const older = 'basefont bgsound command frame image keygen param';
  expect(`${voids} ${older} BR`.split(' ').filter((name) => !isVoid(name))).toEqual([]);
  expect(['p', 'a', 'script', 'menuitem'].filter(isVoid)).toEqual([]);
});

describe('sanitized HTML', () => {
  it.each('abbr bdi bdo cite dfn figcaption figure mark small time u'.split(' '))('keeps <%s>', async (name) => {
    const { html, diagnostics } = await makers.sanitize(`<${name}>a</${name}>\n`);
    expect(html).toContain(`<${name}>a</${name}>`);
    expect(diagnostics).toEqual([]);
  });

  const hidden = 'iframe math noembed noframes noscript object script style svg template title xmp'.split(' ');
  it.each(hidden)('removes <%s> with its content', async (name) => {
    const { one, diagnostics } = await makers.sanitize(`<div>before<${name}>inside</${name}></div>\n`);
    expect(textOf(one('div'))).toBe('before');
    expect(diagnostics[0]?.message).toBe(`Removed <${name}>`);
  });

  it.each([
    ['<a href="tel:+1">a</a>', 'href="tel:+1"'],
    ['<a href="mailto:a@example.com">a</a>', 'href="mailto:a@example.com"'],
    ['<wbr>', '<wbr>'],
  ])('keeps %s', async (markdown, kept) => {
    expect((await makers.sanitize(`<p>${markdown}</p>\n`)).html).toContain(kept);
  });

  it.each([
    ['<p id="docsgen-a">a</p>', "Removed 'id' from <p>"],
    ['<img src="a.png" name="body" alt="">', "Removed 'name' from <img>"],
    ['<p class="wide">a</p>', "Removed 'class' from <p>"],
    ['<p onclick="go()">a</p>', "Removed 'onclick' from <p>"],
    ['<a href="ftp://a">a</a>', 'Removed the URL ftp://a'],
  ])('%j is reported', async (markdown, message) => {
    expect((await makers.sanitize(`${markdown}\n`)).diagnostics.map((each) => each.message)).toEqual([message]);
  });
});
