// Code blocks that a site's custom CodeBlock fills from files: the code is copied into the page, or the position is
// reported.
import { describe, expect, it } from 'vitest';
import { convertMarkdown } from '../../../src/docusaurus/convert-markdown.ts';
import type { ConvertedFile } from '../../../src/docusaurus/placement.ts';
import { placementOf } from './placed-site.ts';

/** A component that looks below `snippets/`. */
const codeBlock = 'const load = (file) => import("!!raw-loader!../../snippets/" + version + "/src/" + file);\n';

function convert(text: string, files: Readonly<Record<string, string>>): Promise<ConvertedFile> {
  const placement = placementOf({ ...files, 'docs/page.md': text });
  const placed = { from: 'docs/page.md', to: 'content/en/docs/page.md', kind: 'document', locale: 'en' } as const;
  return convertMarkdown({ placed, text }, placement);
}

function told({ losses }: ConvertedFile): readonly string[] {
  return losses.map(({ severity, position, message }) => `${position?.line} ${severity} ${message}`);
}

const filled =
  'warning Code blocks that the custom CodeBlock component filled from files now contain copies of the code';
const empty = 'error The code that the custom CodeBlock component inserts here could not be copied:';

describe('empty code blocks with a custom CodeBlock', () => {
  const source = `import a from 'a';

// start-section-1
one();

// start-section-10
ten();
// end-section-10
last();
// end-section-1
`;
  const files = {
    'src/theme/CodeBlock/index.js': codeBlock,
    'snippets/current/src/a.ts': source,
    'snippets/other/a.ts': 'wrong();\n',
  };

  it('an empty code block is filled with the named region of its file, which is reported once', async () => {
    const text = `> \`\`\`ts showLineNumbers a.ts section-10
>
> \`\`\`

\`\`\`ts title="b a.ts" a.ts section-1
\`\`\`

\`\`\`ts a.ts
written();
\`\`\`
`;
    const result = await convert(text, files);
    expect(result.text).toBe(`> \`\`\`ts showLineNumbers
> ten();
> \`\`\`

\`\`\`ts title="b a.ts"
one();

ten();
last();
\`\`\`

\`\`\`ts a.ts
written();
\`\`\`
`);
    expect(told(result)).toEqual([`1 ${filled}`]);
  });

  it('an empty code block is filled with the whole file without its region markers, in a long enough fence', async () => {
    const marked = 'Text\n<!-- #region x -->\n\n```js\na();\n```\n<!-- #endregion -->\n';
    const result = await convert('```md ./a.md\n```\n', { ...files, 'snippets/a.md': marked });
    expect(result.text).toBe('````md\nText\n\n```js\na();\n```\n````\n');
  });

  it('reports an empty code block whose file or region is missing or ambiguous, or that is not closed', async () => {
    const fences = ['ts', 'ts b.ts', 'ts twice.ts', 'ts a.ts section-3'].map((info) => `\`\`\`${info}\n\`\`\`\n`);
    const text = `${fences.join('\n')}\n\`\`\`ts a.ts\n`;
    const result = await convert(text, { ...files, 'one/twice.ts': '1', 'two/twice.ts': '2' });
    expect(result.text).toBe(text);
    expect(told(result)).toEqual([
      `1 ${empty} the code block specifies no file`,
      `4 ${empty} 'b.ts' does not match exactly one file`,
      `7 ${empty} 'twice.ts' does not match exactly one file`,
      `10 ${empty} 'snippets/current/src/a.ts' has no region 'section-3'`,
      `13 ${empty} the code block is not closed`,
    ]);
  });

  it('empty code blocks are unchanged on a site without a custom CodeBlock', async () => {
    const text = '```ts a.ts section-1\n```\n';
    const result = await convert(text, { 'snippets/current/src/a.ts': source });
    expect([result.text, result.losses]).toEqual([text, []]);
  });
});
