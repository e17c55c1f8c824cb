// Code blocks: options after the language of a fence, comments that mark lines, and the resulting markup.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, articleMaker, compilerFor } from './article.ts';

let compile: (markdown: string) => Promise<Article>;
beforeAll(async () => {
  compile = await articleMaker();
});

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const codeOf = (article: Article): string => article.texts('pre > code').join('').replace(/\n$/, '');
const marked = (article: Article, name = 'is-highlighted'): readonly string[] =>
  article.texts(`pre .line.${name}`).map((line) => line.trimEnd());

describe('the title bar of a code block', () => {
  it('the title bar shows title and language', async () => {
    const article = await compile(fenced('js title="src/a & b.js"', 'let a'));
    expect(article.texts('figure.code > figcaption > .code-title')).toEqual(['src/a & b.js']);
    expect(article.texts('figure.code > figcaption > .code-language')).toEqual(['JavaScript']);
  });

  it('a title can be in single quotes', async () => {
    expect((await compile(fenced(`js title='say "hi"'`, 'a'))).texts('.code-title')).toEqual(['say "hi"']);
  });

  const labels = {
    ts: 'TypeScript',
    sh: 'Bash',
    yml: 'YAML',
    html: 'HTML',
    'C++': 'C++',
    json: 'JSON',
    http: 'HTTP',
    unheard: 'unheard',
  };
  for (const [language, label] of Object.entries(labels)) {
    it(`the label of ${language} is ${label}`, async () => {
      expect((await compile(fenced(language, 'x'))).texts('.code-language')).toEqual([label]);
    });
  }

  it('a code block without language and title has no title bar', async () => {
    const article = await compile(`${fenced('', 'plain')}\n${fenced('text', 'plain')}\n    indented\n`);
    expect(article.all('figure.code > pre')).toHaveLength(3);
    expect(article.all('figcaption')).toEqual([]);
  });
});

describe('the lines of a code block', () => {
  const five = 'one\ntwo\nthree\nfour\nfive';

  it('{1,3-4} highlights the first, third and fourth line', async () => {
    expect(marked(await compile(fenced('text {1,3-4}', five)))).toEqual(['one', 'three', 'four']);
  });

  it('line ranges can contain spaces and exceed the number of lines', async () => {
    expect(marked(await compile(fenced('text {2, 4 - 9}', five)))).toEqual(['two', 'four', 'five']);
  });

  it('braces in a title do not highlight lines', async () => {
    const article = await compile(fenced('text title="/v1/{1}"', five));
    expect(article.texts('.code-title')).toEqual(['/v1/{1}']);
    expect(marked(article)).toEqual([]);
  });

  it('code without options has no line elements', async () => {
    expect((await compile(fenced('text', five))).all('.line')).toEqual([]);
  });

  it('ins and del mark inserted and deleted lines', async () => {
    const article = await compile(fenced('text ins={1,2} del={4}', five));
    expect(marked(article, 'is-added')).toEqual(['one', 'two']);
    expect(marked(article, 'is-removed')).toEqual(['four']);
    expect(codeOf(article)).toBe(five);
  });

  it('a diff marks its inserted and deleted lines, but not its file names', async () => {
    const diff = '--- a/file\n+++ b/file\n@@ -1 +1 @@\n-old\n+new\n same';
    const article = await compile(fenced('diff', diff));
    expect(marked(article, 'is-added')).toEqual(['+new']);
    expect(marked(article, 'is-removed')).toEqual(['-old']);
    expect(codeOf(article)).toBe(diff);
  });

  it('showLineNumbers numbers lines from one', async () => {
    const pre = (await compile(fenced('text showLineNumbers', five))).one('pre');
    expect(pre.properties.className).toContain('has-numbers');
    expect(pre.properties.dataFirstLine).toBeUndefined();
  });

  for (const meta of ['showLineNumbers=7', 'showLineNumbers={7}']) {
    it(`${meta} numbers lines from seven`, async () => {
      expect((await compile(fenced(`text ${meta}`, five))).one('pre').properties.dataFirstLine).toBe('7');
    });
  }

  it('every line, including empty ones, is in a line element', async () => {
    const article = await compile(fenced('text {1}', 'one\n\nthree'));
    expect(article.texts('.line').map((line) => line.trimEnd())).toEqual(['one', '', 'three']);
    expect(codeOf(article)).toBe('one\n\nthree');
  });
});

describe('comments that mark lines', () => {
  const styles: Readonly<Record<string, (word: string) => string>> = {
    js: (word) => `// ${word}`,
    css: (word) => `/* ${word} */`,
    jsx: (word) => `{/* ${word} */}`,
    python: (word) => `# ${word}`,
    html: (word) => `<!-- ${word} -->`,
    sql: (word) => `-- ${word}`,
    latex: (word) => `% ${word}`,
    ini: (word) => `; ${word}`,
    wasm: (word) => `;; ${word}`,
    vbnet: (word) => `' ${word}`,
    batch: (word) => `REM ${word}`,
    ocaml: (word) => `(* ${word} *)`,
  };
  for (const [language, comment] of Object.entries(styles)) {
    it(`comments in ${language} mark lines and are removed`, async () => {
      const code = `a\n${comment('highlight-next-line')}\nb\nc\n  ${comment('highlight-start')}\nd\ne\n  ${comment('highlight-end')}\nf`;
      const article = await compile(fenced(language, code));
      expect(marked(article)).toEqual(['b', 'd', 'e']);
      expect(codeOf(article)).toBe('a\nb\nc\nd\ne\nf');
    });
  }

  it('comments remain if the fence specifies the lines', async () => {
    const article = await compile(fenced('js {1}', 'a\n// highlight-next-line\nb'));
    expect(marked(article)).toEqual(['a']);
    expect(codeOf(article)).toBe('a\n// highlight-next-line\nb');
  });

  it('text in a line of code is not a marker comment', async () => {
    const code = 'call("// highlight-next-line")\nb // highlight-next-line\nc';
    const article = await compile(fenced('js', code));
    expect(marked(article)).toEqual([]);
    expect(codeOf(article)).toBe(code);
  });
});

describe('syntax highlighting', () => {
  it('highlighting uses classes instead of inline styles', async () => {
    const article = await compile(fenced('js {1}', 'const a = "b" // c'));
    expect(article.texts('.token.keyword')).toEqual(['const']);
    expect(article.texts('.token.string')).toEqual(['"b"']);
    expect(article.all('[style]')).toEqual([]);
  });

  it('common aliases of languages are highlighted', async () => {
    const article = await compile(
      `${fenced('sh', 'echo "hi"')}\n${fenced('yml', 'key: value')}\n${fenced('html', '<b>x</b>')}`,
    );
    expect(article.texts('.language-sh .token.string')).toEqual(['"hi"']);
    expect(article.texts('.language-yml .token.key')).toEqual(['key']);
    expect(article.all('.language-html .token.tag').length).toBeGreaterThan(0);
  });

  it('tokens that span several lines are closed and reopened in each line', async () => {
    const code = `/* one\ntwo\nthree */\nlet x = \`a\n\${b}\nc\``;
    const article = await compile(fenced('js {2}', code));
    expect(codeOf(article)).toBe(code);
    expect(article.texts('pre > code > .line').map((line) => line.trimEnd())).toEqual(code.split('\n'));
    expect(marked(article)).toEqual(['two']);
    expect(article.texts('.line > .token.comment').map((part) => part.trimEnd())).toEqual([
      '/* one',
      'two',
      'three */',
    ]);
  });

  it('highlighting preserves the text of any code', async () => {
    const code = '<script>alert(1)</script> & "quotes" &amp; \\n';
    for (const info of [
      'js',
      'unheard',
      '',
      '../../etc',
      'html',
      'constructor',
      'js {1}',
      'text {1}',
      'html {1}',
      'unheard {2}',
    ]) {
      const article = await compile(fenced(info, code));
      expect(codeOf(article)).toBe(code);
      expect(article.all('script')).toEqual([]);
    }
  });

  it('an unknown language is reported and not highlighted', async () => {
    const article = await compile(fenced('unheard', 'const a'));
    expect(article.all('.token')).toEqual([]);
    expect(article.diagnostics).toMatchObject([{ code: 'foreign-syntax', severity: 'warning' }]);
  });

  it('an unknown language is not reported if highlighting is turned off', async () => {
    const plain = await articleMaker({ highlight: false });
    expect((await plain(fenced('unheard', 'const a'))).diagnostics).toEqual([]);
  });

  it('without highlighting, line options still work', async () => {
    const plain = await articleMaker({ highlight: false });
    const article = await plain(fenced('js {1}', 'const a = 1\nlet b'));
    expect(article.all('.token')).toEqual([]);
    expect(marked(article)).toEqual(['const a = 1']);
  });

  it('highlighting does not depend on previous blocks', async () => {
    const first = await compile(fenced('js', 'const a = 1'));
    const again = await compile(`${fenced('js {1}', 'const a = 1')}\n${fenced('js', 'const a = 1')}`);
    expect(again.html).toContain(/<figure.*<\/figure>/s.exec(first.html)?.[0]);
  });
});

describe('a code block', () => {
  it('a code block can be scrolled with the keyboard', async () => {
    expect((await compile(fenced('js', 'a'))).one('pre').properties.tabIndex).toBe(0);
  });

  it('code in a list, a quote or an HTML table cell is a code block', async () => {
    const article = await compile(
      `- item\n\n  \`\`\`js\n  a\n  \`\`\`\n\n> \`\`\`py\n> b\n> \`\`\`\n\n<pre><code class="language-js">c</code></pre>\n`,
    );
    expect(article.texts('figure.code code').map((code) => code.trimEnd())).toEqual(['a', 'b', 'c']);
  });

  it('options of a code block are preserved on a page with raw HTML', async () => {
    const article = await compile(`<b>raw</b>\n\n${fenced('js title="a.js" {1}', 'a\nb')}`);
    expect(article.texts('.code-title')).toEqual(['a.js']);
    expect(marked(article)).toEqual(['a']);
    expect(article.html).not.toContain('data-meta');
  });

  it('a <pre> in raw HTML that contains elements is unchanged', async () => {
    const article = await compile('<pre><code>a <mark>b</mark></code></pre>\n');
    expect(article.texts('pre mark')).toEqual(['b']);
    expect(article.all('figure')).toEqual([]);
  });

  it('a code block outside of an article has the same markup', async () => {
    const { value: compiler } = await compilerFor();
    expect((await compile(fenced('js', 'const a = 1'))).html).toContain(
      await compiler.codeBlock('const a = 1\n', 'js'),
    );
  });
});
