// Text of an article for the search index, by heading, without decorative content.
import { beforeAll, describe, expect, it } from 'vitest';
import { createCompiler, type MarkdownCompiler } from '../../../packages/generator/src/markdown/compile-article.ts';
import { compilerFor, compilerRequest, compileText, pageSource } from './article.ts';

let compiler: MarkdownCompiler;

beforeAll(async () => {
  compiler = (await compilerFor()).value;
});

/** Returns one line for each heading (`#id Text`) and block, with code in backticks. */
async function read(markdown: string): Promise<readonly string[]> {
  const { value } = await compileText(compiler, pageSource(markdown));
  return value.sections.flatMap(({ heading, blocks }) => [
    ...(heading ? [`#${heading.id} ${heading.text}`] : []),
    ...blocks.map(({ text, isCode }) => (isCode ? `\`${text}\`` : text)),
  ]);
}

describe('the text of an article', () => {
  it('stands below its headings, and what comes before them first, without the title', async () => {
    const text = '# Keys\n\nFirst.\n\n## Make one {#make}\n\nSecond.\n\n### Again\n\nThird.\n';
    expect(await read(text)).toEqual(['First.', '#make Make one', 'Second.', '#again Again', 'Third.']);
  });

  it('has every title but the first', async () => {
    expect(await read('# One\n\nA.\n\n# Two\n\nB.\n')).toEqual(['A.', '#two Two', 'B.']);
    expect(await read('## One\n\nA.\n\n# Two\n\nB.\n')).toEqual(['#one One', 'A.', '#two Two', 'B.']);
  });

  it('has words of the glossary in their sentence, and neither their cards nor the words of controls', async () => {
    const files = { 'content/en/glossary.yaml': 'kyc: Who it is.\n' };
    const { value } = await compilerFor({}, '/site', files);
    const markdown =
      'A :term[KYC] check.\n\n::figure[Below]{src=a.png alt=Seen zoom}\n\n::embed{url="https://vimeo.com/1" title=Film}\n';
    const { sections } = (await compileText(value, pageSource(markdown))).value;
    expect(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toEqual([
      'A KYC check.',
      'Seen',
      'Below',
      'Film',
    ]);
  });

  it('is whole where words are marked up, and parted where blocks are', async () => {
    expect(await read('A **bold**ly [linked](./x.md) `documentId`\nword.\n\n- one\n- two\n  - three\n')).toEqual([
      'A boldly linked documentId word.',
      'one',
      'two',
      'three',
    ]);
  });

  it('has a row of a table as one block, its cells apart', async () => {
    expect(await read('| Code | Meaning |\n| --- | --- |\n| `429` | Wait |\n')).toEqual(['Code Meaning', '429 Wait']);
    const html = '<table><tr><th>Code</th><th>Meaning</th></tr><tr><td>429<br>430</td><td>Wait</td></tr></table>';
    expect(await read(html)).toEqual(['Code Meaning', '429 430 Wait']);
  });

  it('has code as it stands, in tabs too, without colours and without what only marks lines', async () => {
    const tab = (language: string, code: string): string => `\`\`\`${language} tab\n${code}\n\`\`\`\n`;
    expect(await read('```js {1} title="x.js"\nconst a = 1;\nb(a);\n```\n')).toEqual(['`const a = 1;\nb(a);`']);
    expect(await read(`${tab('js', 'one()')}\n${tab('py', 'two()')}`)).toEqual(['`one()`', '`two()`']);
  });

  it('has what stands in notes, folded parts and footnotes, and what a picture shows', async () => {
    expect(await read(':::note[Mind this]\n\nInside.\n\n:::\n')).toEqual(['Mind this', 'Inside.']);
    expect(await read('<details>\n<summary>More</summary>\n\nHidden.\n\n</details>\n')).toEqual(['More', 'Hidden.']);
    expect(await read('See ![the states](https://example.com/s.png) here.\n')).toEqual(['See the states here.']);
    expect(await read('Known[^1].\n\n[^1]: To few.\n')).toEqual(['Known.', 'To few.']);
  });

  it('is not collected where there is no search', async () => {
    const unsearched = (await createCompiler({ ...compilerRequest(), isSearched: false })).value;
    const source = pageSource('# Keys\n\nFirst.\n\n## Make one\n\nSecond.\n');
    const [{ value: searched }, { value }] = await Promise.all([
      compileText(compiler, source),
      compileText(unsearched, source),
    ]);
    expect(searched.sections).not.toEqual([]);
    expect(value).toEqual({ ...searched, sections: [] });
  });

  it('has no scripts, styles or drawings', async () => {
    const html = '<style>.a{}</style>\n\n<script>let b;</script>\n\n<svg><text>C</text></svg>\n\nText.\n';
    expect(await read(html)).toEqual(['Text.']);
  });
});
