// Live code: the wrapper with the URLs of the editor and the frame, and diagnostics for code that cannot run.
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../../../tests/unit/markdown/article.ts';
import { articleWith, compilerRequest } from '../../../../tests/unit/markdown/article.ts';
import { createCompiler } from '../../../generator/src/markdown/compile-article.ts';
import type { MarkdownOptions } from '../../../generator/src/model/config.ts';
import { uiStrings } from '../../src/strings.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const files = {
  playground: 'script',
  styles: 'styles',
  editor: 'script',
  frame: 'frame',
  components: 'siteModule',
} as const;
const owner = { name: 'live-code', level: undefined, files };
const codeBlocks = [
  { module: './packages/live-code/src/code-blocks.ts', options: undefined, position: undefined, owner },
];

async function articleMaker(options: Partial<MarkdownOptions> = {}): Promise<typeof article> {
  const request = compilerRequest({ ...options, codeBlocks }, repository);
  const compiler = await createCompiler({
    ...request,
    messagesFor: (lang) => ({
      ...request.messagesFor(lang),
      plugins: { 'live-code': { strings: lang === 'es' ? uiStrings.es : uiStrings.en } },
    }),
  });
  return (markdown, lang) => articleWith(compiler.value, markdown, lang);
}

let article: (markdown: string, lang?: string) => Promise<Article>;

beforeAll(async () => {
  article = await articleMaker();
});

const fence = (info: string, code = 'const A = () => <b />;'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('live code', () => {
  it('live code is in an element with the URLs of its editor, frame and components', async () => {
    const { one, texts, html, diagnostics } = await article(fence('jsx live title="A live one"'), 'es');
    expect(one('docsgen-playground').properties).toMatchObject({
      dataLanguage: 'jsx',
      dataFrame: 'late:plugin:live-code/frame',
    });
    expect(one('docsgen-playground').properties.dataScope).toBe('late:plugin:live-code/components');
    expect(String(one('docsgen-playground').properties.dataWords)).toContain('Restablecer');
    expect(texts('docsgen-playground > figure.code .code-title')).toEqual(['A live one']);
    expect(html).toMatch(/<script type="module" src="script:plugin:live-code\/playground"/);
    expect(diagnostics).toEqual([]);
  });

  it('live code is not in the search index', async () => {
    expect((await article(`Before.\n\n${fence('jsx live')}\nAfter.\n`)).searched).toEqual(['Before.', 'After.']);
  });

  it('code is not live if only its title or text contains the word', async () => {
    const { html, diagnostics } = await article(fence('jsx title="live"', 'live()') + fence('jsx alive') + fence('js'));
    expect(html).not.toContain('playground');
    expect(diagnostics).toEqual([]);
  });

  it('live code works in sanitized articles, in MDX and in lists', async () => {
    const sanitized = await (await articleMaker({ html: 'sanitize' }))(fence('jsx live'));
    expect(sanitized.one('docsgen-playground').properties.dataFrame).toBe('late:plugin:live-code/frame');
    const listed = await (await articleMaker({ mdx: 'all' }))(`- One\n\n  ${fence('tsx live').replace(/\n/g, '\n  ')}`);
    expect(listed.one('li docsgen-playground').properties.dataLanguage).toBe('tsx');
  });

  it('reports live code that cannot run or shows nothing', async () => {
    const text = fence('python live', 'print(1)') + fence(' live') + fence('jsx live noInline', 'const a = 1;');
    const { html, diagnostics } = await article(text);
    expect(diagnostics.map(({ code, position }) => [code, position?.line])).toEqual([
      ['live-code/language', 1],
      ['live-code/empty', 7],
      // The only word after the backticks is the language, and no such language exists.
      ['foreign-syntax', 4],
    ]);
    expect(diagnostics[0]?.message).toBe("Code in 'python' cannot run in browsers, so it is not live");
    expect(html.match(/<docsgen-playground/g)).toHaveLength(1);
  });

  it('reports a syntax error in live code at its position, but does not check types', async () => {
    const wrong = 'const a = 1;\nconst b = <p>a</b>;';
    const listed = `- One\n\n  ${fence('js live', 'const = ;').replace(/\n/g, '\n  ')}`;
    const right = fence('jsx live', "import { useId } from 'react';\n<b>{useId()}</b>") + fence('tsx live', wrong);
    const { diagnostics } = await article(`${fence('jsx live', wrong)}${right}\n${listed}\n${fence('jsx', wrong)}`);
    expect(diagnostics.map(({ position }) => position)).toEqual([
      { line: 3, column: 15 },
      { line: 17, column: 9 },
    ]);
    expect(diagnostics[0]?.message).toBe('This live code cannot run: expected corresponding JSX closing tag for <p>');
    expect(diagnostics[0]?.hint).toBe('Fix the syntax, or use ```tsx live if the code contains types');
  });

  it('suggests the option for a misspelled one', async () => {
    const { diagnostics } = await article(
      fence('jsx live noinline', 'render(<b />);') + fence('jsx live showLineNumbers'),
    );
    expect(diagnostics).toMatchObject([
      {
        message: "Unknown option 'noinline' of live code",
        hint: 'Did you mean noInline?',
        position: { line: 1, column: 13 },
      },
    ]);
  });
});
