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
  it('text is grouped by heading, starting with the text above the first one, without the title', async () => {
    const text = '# Keys\n\nFirst.\n\n## Make one {#make}\n\nSecond.\n\n### Again\n\nThird.\n';
    expect(await read(text)).toEqual(['First.', '#make Make one', 'Second.', '#again Again', 'Third.']);
  });

  it('all headings except the title are included', async () => {
    expect(await read('# One\n\nA.\n\n# Two\n\nB.\n')).toEqual(['A.', '#two Two', 'B.']);
    expect(await read('## One\n\nA.\n\n# Two\n\nB.\n')).toEqual(['#one One', 'A.', '#two Two', 'B.']);
  });

  it('glossary terms are part of their sentence, and their cards and UI labels are omitted', async () => {
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

  it('text is continuous across inline markup, and separated at blocks', async () => {
    expect(await read('A **bold**ly [linked](./x.md) `documentId`\nword.\n\n- one\n- two\n  - three\n')).toEqual([
      'A boldly linked documentId word.',
      'one',
      'two',
      'three',
    ]);
  });

  it('a table row is one block with separate cells', async () => {
    expect(await read('| Code | Meaning |\n| --- | --- |\n| `429` | Wait |\n')).toEqual(['Code Meaning', '429 Wait']);
    const html = '<table><tr><th>Code</th><th>Meaning</th></tr><tr><td>429<br>430</td><td>Wait</td></tr></table>';
    expect(await read(html)).toEqual(['Code Meaning', '429 430 Wait']);
  });

  it('code is included as written, also in tabs, without highlighting and line markers', async () => {
    const tab = (language: string, code: string): string => `\`\`\`${language} tab\n${code}\n\`\`\`\n`;
    expect(await read('```js {1} title="x.js"\nconst a = 1;\nb(a);\n```\n')).toEqual(['`const a = 1;\nb(a);`']);
    expect(await read(`${tab('js', 'one()')}\n${tab('py', 'two()')}`)).toEqual(['`one()`', '`two()`']);
  });

  it('admonitions, collapsible sections, footnotes and alternative texts are included', async () => {
    expect(await read(':::note[Mind this]\n\nInside.\n\n:::\n')).toEqual(['Mind this', 'Inside.']);
    expect(await read('<details>\n<summary>More</summary>\n\nHidden.\n\n</details>\n')).toEqual(['More', 'Hidden.']);
    expect(await read('See ![the states](https://example.com/s.png) here.\n')).toEqual(['See the states here.']);
    expect(await read('Known[^1].\n\n[^1]: To few.\n')).toEqual(['Known.', 'To few.']);
  });

  it('no text is collected if search is turned off', async () => {
    const unsearched = (await createCompiler({ ...compilerRequest(), isSearched: false })).value;
    const source = pageSource('# Keys\n\nFirst.\n\n## Make one\n\nSecond.\n');
    const [{ value: searched }, { value }] = await Promise.all([
      compileText(compiler, source),
      compileText(unsearched, source),
    ]);
    expect(searched.sections).not.toEqual([]);
    expect(value).toEqual({ ...searched, sections: [] });
  });

  it('scripts, styles and inline SVG are omitted', async () => {
    const html = '<style>.a{}</style>\n\n<script>let b;</script>\n\n<svg><text>C</text></svg>\n\nText.\n';
    expect(await read(html)).toEqual(['Text.']);
  });
});
