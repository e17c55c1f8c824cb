// Processing of islands in an article. Here they are raw HTML, as components insert them.
import { expect, it } from 'vitest';
import { articleMaker, compilerFor, compileText, pageSource } from './article.ts';

const make = await articleMaker();

const island = (content: string, attributes = ''): string =>
  `<docsgen-island data-component="components/counter.tsx#Counter" data-client="visible"${attributes}>${content}</docsgen-island>`;

/** Components are only searched for in articles that may contain some. */
const withComponents = '\n\nSee :badge[x].\n';

const article = (content: string) => make(`# Keys\n\n<div>${content}</div>${withComponents}`);

it('the output of React in an island is preserved, including comments', async () => {
  const drawn =
    '<div><h2>Title</h2><button>Count: <!-- -->3</button><table><tbody><tr><td>1</td></tr></tbody></table>' +
    '<img src="a.png"><a href="other.md">x</a><pre><code class="language-js">let a</code></pre></div>';
  const { html, facts, diagnostics } = await article(island(drawn));
  expect(html).toContain(`>${drawn}</docsgen-island>`);
  expect(facts.headings.map(({ text }) => text)).toEqual(['Keys']);
  // The links are recorded nevertheless.
  expect(facts.references.filter(({ use }) => use !== 'file')).toMatchObject([
    { href: 'other.md', use: 'link', isFixed: true },
  ]);
  expect(diagnostics).toEqual([]);
});

it('the fallback of a browser-only island is processed like the rest of the article, except its headings', async () => {
  const { html, facts } = await article(
    `<docsgen-island data-component="components/map.tsx#Map" data-client="only"><h2>Wait</h2>` +
      `<a href="other.md">x</a><img src="a.png"><docsgen-slot hidden=""><a href="more.md">y</a></docsgen-slot></docsgen-island>`,
  );
  expect(html).toContain('<h2>Wait</h2>');
  const links = facts.references.filter(({ use }) => use !== 'file');
  expect(links.map(({ href, isFixed }) => [href, isFixed])).toEqual([
    ['other.md', undefined],
    ['a.png', undefined],
    ['more.md', undefined],
  ]);
});

it('slots of an island are processed like the rest of the article', async () => {
  const text =
    '<h2>Title</h2><a href="other.md">x</a><img src="a.png"><pre><code class="language-js">let a</code></pre>';
  const { one, facts } = await article(island(`<i>drawn</i><docsgen-slot>${text}</docsgen-slot>`));
  expect(one('docsgen-slot h2').properties.id).toBe('title');
  expect(one('docsgen-slot img').properties.loading).toBe('lazy');
  expect(one('docsgen-slot figure pre').properties.tabIndex).toBe(0);
  expect(facts.headings.map(({ text: each }) => each)).toEqual(['Keys', 'Title']);
  expect(facts.references.map(({ href }) => href)).toContain('other.md');
});

it('ids in the output of an island are anchors, except those that React generates', async () => {
  const { facts, diagnostics } = await article(
    `${island('<p id="chart"></p><p id="_island-R_0_"></p>')}\n\n[x](#chart)`,
  );
  expect(facts.anchors).toEqual(['chart', 'keys']);
  expect(diagnostics).toEqual([]);
});

it('a line break at the start of code in an island is preserved', async () => {
  const { html } = await article(island('<pre>&#10;&#10;code</pre><textarea>&#10;&#10;x</textarea>'));
  expect(html).toContain('<pre>\n\ncode</pre><textarea>\n\nx</textarea>');
});

it('nested islands are processed', async () => {
  const inner = island('<h3>Inner</h3><docsgen-slot><h2>Deep</h2></docsgen-slot>');
  const { all, facts } = await article(island(`<docsgen-slot hidden="">${inner}</docsgen-slot>`));
  expect(all('docsgen-island').map(({ properties }) => properties.dataId)).toEqual(['1', '2']);
  expect(facts.headings.map(({ text }) => text)).toEqual(['Keys', 'Deep']);
});

it('an island has the URL of its script, and the page loads the code that hydrates islands', async () => {
  const { all, one, facts } = await article(island('1') + island('2'));
  expect(all('docsgen-island').map(({ properties }) => properties.dataSrc)).toEqual([
    'island:components/counter.tsx',
    'island:components/counter.tsx',
  ]);
  expect(one('script[data-file]').properties.src).toBe('theme:islands');
  expect(one('link[data-file]').properties.href).toBe('styles:docsgen/badge+islands+components');
  expect(facts.references.every(({ use }) => use === 'file')).toBe(true);
});

it('each island has unique ids', async () => {
  const drawn =
    '<label for="_island-R_0_">_island-R_0_</label><input id="_island-R_0_" aria-describedby="a _island-R_1_">';
  const slot = '<docsgen-slot><b id="_island-R_0_"></b></docsgen-slot>';
  const { html } = await article(island(drawn + slot) + island(drawn));
  expect(html).toContain('<label for="_island1-R_0_">_island1-R_0_</label><input id="_island1-R_0_"');
  expect(html).toContain('aria-describedby="a _island2-R_1_"');
  expect(html).toContain('<b id="_island-R_0_">');
});

it('an island that renders a block in a paragraph is reported', async () => {
  const inParagraph = (content: string, attributes?: string) =>
    make(`# Keys\n\n<p>Text ${island(content, attributes)}</p>${withComponents}`);
  expect((await inParagraph('<div>1</div>')).diagnostics.map(({ message }) => message)).toEqual([
    '<Counter> renders a block element inside a paragraph, which HTML does not allow, so it cannot hydrate',
  ]);
  expect((await inParagraph('<b>1</b>')).diagnostics).toEqual([]);
  expect((await inParagraph('', ' data-empty=""')).diagnostics).toEqual([]);
});

it('the content of an island is searchable', async () => {
  const { value } = await compilerFor();
  const text = `<div>Before ${island('drawn <docsgen-slot>written</docsgen-slot>')} after.</div>${withComponents}`;
  const compiled = await compileText(value, pageSource(text));
  const blocks = compiled.value.sections.flatMap((section) => section.blocks.map((block) => block.text));
  expect(blocks[0]).toBe('Before drawn written after.');
});
