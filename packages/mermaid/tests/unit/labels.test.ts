// Labels of diagrams, as plain text and in the encoding that the library leaves unchanged.
import { expect, it } from 'vitest';
import { hiddenLabel, hiddenWord, plainLabel, shownLabel } from '../../src/labels.ts';

it.each([
  [' "quoted" ', 'quoted'],
  ['"`**bold** and *italic* and __b__ and _i_`"', 'bold and italic and b and i'],
  ['**no Markdown** in plain labels', '**no Markdown** in plain labels'],
  ['one<br>two<br/>three <BR /> four\\nfive', 'one\ntwo\nthree\nfour\nfive'],
  ['#quot;a#quot; #amp; #lt;b#gt;#semi;#colon;', '"a" & <b>;:'],
  ['&quot;a&quot;&nbsp;b', '"a" b'],
  ['#9829; #35; &#65;', '♥ # A'],
  ['#unknown; a # b', '#unknown; a # b'],
  ['a < b > c', 'a < b > c'],
])('the label %j is the text %j', (written, text) => {
  expect(plainLabel(written)).toBe(text);
});

const tags = 'a b big center code div em font i p s small span strong sub sup u'.split(' ');

it.each(tags)('the tag <%s> is removed', (tag) => {
  expect(plainLabel(`x<${tag} class="y">z</${tag.toUpperCase()}>`)).toBe('xz');
});

it('other tags are text', () => {
  expect(plainLabel('List<int> of <img>')).toBe('List<int> of <img>');
});

it('punctuation is encoded, letters and digits are not', () => {
  const signs = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
  expect(hiddenLabel(`a1${signs} é`)).toMatch(/^a1[\uE021-\uE07E]{32} é$/);
  expect(shownLabel(hiddenLabel(`a1${signs} é`))).toBe(`a1${signs} é`);
  expect(hiddenLabel('one<br>two')).toBe('one<br>two');
  expect(hiddenWord('two words')).toMatch(/^two\uE020words$/);
  expect(shownLabel(hiddenWord('two words'))).toBe('two words');
});
