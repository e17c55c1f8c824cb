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

describe('the bar of a code block', () => {
  it('shows title and language', async () => {
    const article = await compile(fenced('js title="src/a & b.js"', 'let a'));
    expect(article.texts('figure.code > figcaption > .code-title')).toEqual(['src/a & b.js']);
    expect(article.texts('figure.code > figcaption > .code-language')).toEqual(['JavaScript']);
  });

  it('takes a title in single quotes', async () => {
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
    it(`calls ${language} ${label}`, async () => {
      expect((await compile(fenced(language, 'x'))).texts('.code-language')).toEqual([label]);
    });
  }

  it('is not there without language and title', async () => {
    const article = await compile(`${fenced('', 'plain')}\n${fenced('text', 'plain')}\n    indented\n`);
    expect(article.all('figure.code > pre')).toHaveLength(3);
    expect(article.all('figcaption')).toEqual([]);
  });
});

describe('the lines of a code block', () => {
  const five = 'one\ntwo\nthree\nfour\nfive';

  it('{1,3-4} marks the first, third and fourth', async () => {
    expect(marked(await compile(fenced('text {1,3-4}', five)))).toEqual(['one', 'three', 'four']);
  });

  it('ranges may have spaces and reach beyond the end', async () => {
    expect(marked(await compile(fenced('text {2, 4 - 9}', five)))).toEqual(['two', 'four', 'five']);
  });

  it('braces in a title mark nothing', async () => {
    const article = await compile(fenced('text title="/v1/{1}"', five));
    expect(article.texts('.code-title')).toEqual(['/v1/{1}']);
    expect(marked(article)).toEqual([]);
  });

  it('no meta means no spans for lines', async () => {
    expect((await compile(fenced('text', five))).all('.line')).toEqual([]);
  });

  it('ins and del mark lines that come and go', async () => {
    const article = await compile(fenced('text ins={1,2} del={4}', five));
    expect(marked(article, 'is-added')).toEqual(['one', 'two']);
    expect(marked(article, 'is-removed')).toEqual(['four']);
    expect(codeOf(article)).toBe(five);
  });

  it('a diff marks its signs, not its file names', async () => {
    const diff = '--- a/file\n+++ b/file\n@@ -1 +1 @@\n-old\n+new\n same';
    const article = await compile(fenced('diff', diff));
    expect(marked(article, 'is-added')).toEqual(['+new']);
    expect(marked(article, 'is-removed')).toEqual(['-old']);
    expect(codeOf(article)).toBe(diff);
  });

  it('showLineNumbers numbers them from one', async () => {
    const pre = (await compile(fenced('text showLineNumbers', five))).one('pre');
    expect(pre.properties.className).toContain('has-numbers');
    expect(pre.properties.dataFirstLine).toBeUndefined();
  });

  for (const meta of ['showLineNumbers=7', 'showLineNumbers={7}']) {
    it(`${meta} numbers them from seven`, async () => {
      expect((await compile(fenced(`text ${meta}`, five))).one('pre').properties.dataFirstLine).toBe('7');
    });
  }

  it('all of them, also empty ones, stand in a line of their own', async () => {
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
    it(`are understood in ${language}, and go`, async () => {
      const code = `a\n${comment('highlight-next-line')}\nb\nc\n  ${comment('highlight-start')}\nd\ne\n  ${comment('highlight-end')}\nf`;
      const article = await compile(fenced(language, code));
      expect(marked(article)).toEqual(['b', 'd', 'e']);
      expect(codeOf(article)).toBe('a\nb\nc\nd\ne\nf');
    });
  }

  it('stay where the fence names lines itself', async () => {
    const article = await compile(fenced('js {1}', 'a\n// highlight-next-line\nb'));
    expect(marked(article)).toEqual(['a']);
    expect(codeOf(article)).toBe('a\n// highlight-next-line\nb');
  });

  it('are no comments inside a line of code', async () => {
    const code = 'call("// highlight-next-line")\nb // highlight-next-line\nc';
    const article = await compile(fenced('js', code));
    expect(marked(article)).toEqual([]);
    expect(codeOf(article)).toBe(code);
  });
});

describe('the colours of code', () => {
  it('are classes, never styles', async () => {
    const article = await compile(fenced('js {1}', 'const a = "b" // c'));
    expect(article.texts('.token.keyword')).toEqual(['const']);
    expect(article.texts('.token.string')).toEqual(['"b"']);
    expect(article.all('[style]')).toEqual([]);
  });

  it('go with names people use for a language', async () => {
    const article = await compile(
      `${fenced('sh', 'echo "hi"')}\n${fenced('yml', 'key: value')}\n${fenced('html', '<b>x</b>')}`,
    );
    expect(article.texts('.language-sh .token.string')).toEqual(['"hi"']);
    expect(article.texts('.language-yml .token.key')).toEqual(['key']);
    expect(article.all('.language-html .token.tag').length).toBeGreaterThan(0);
  });

  it('are closed and opened again where a token reaches over lines', async () => {
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

  it('leave the text alone, whatever it is', async () => {
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

  it('are missing with a warning if no grammar has the name', async () => {
    const article = await compile(fenced('unheard', 'const a'));
    expect(article.all('.token')).toEqual([]);
    expect(article.diagnostics).toMatchObject([{ code: 'foreign-syntax', severity: 'warning' }]);
  });

  it('of an unknown language are not missed if the site has no highlighting', async () => {
    const plain = await articleMaker({ highlight: false });
    expect((await plain(fenced('unheard', 'const a'))).diagnostics).toEqual([]);
  });

  it('are off where the site says so, and lines still work', async () => {
    const plain = await articleMaker({ highlight: false });
    const article = await plain(fenced('js {1}', 'const a = 1\nlet b'));
    expect(article.all('.token')).toEqual([]);
    expect(marked(article)).toEqual(['const a = 1']);
  });

  it('do not depend on blocks before', async () => {
    const first = await compile(fenced('js', 'const a = 1'));
    const again = await compile(`${fenced('js {1}', 'const a = 1')}\n${fenced('js', 'const a = 1')}`);
    expect(again.html).toContain(/<figure.*<\/figure>/s.exec(first.html)?.[0]);
  });
});

describe('a code block', () => {
  it('can be scrolled with the keyboard', async () => {
    expect((await compile(fenced('js', 'a'))).one('pre').properties.tabIndex).toBe(0);
  });

  it('in a list, a quote and a table cell of HTML is one', async () => {
    const article = await compile(
      `- item\n\n  \`\`\`js\n  a\n  \`\`\`\n\n> \`\`\`py\n> b\n> \`\`\`\n\n<pre><code class="language-js">c</code></pre>\n`,
    );
    expect(article.texts('figure.code code').map((code) => code.trimEnd())).toEqual(['a', 'b', 'c']);
  });

  it('keeps its meta on a page with raw HTML', async () => {
    const article = await compile(`<b>raw</b>\n\n${fenced('js title="a.js" {1}', 'a\nb')}`);
    expect(article.texts('.code-title')).toEqual(['a.js']);
    expect(marked(article)).toEqual(['a']);
    expect(article.html).not.toContain('data-meta');
  });

  it('written by hand in HTML with elements in it stays as it is', async () => {
    const article = await compile('<pre><code>a <mark>b</mark></code></pre>\n');
    expect(article.texts('pre mark')).toEqual(['b']);
    expect(article.all('figure')).toEqual([]);
  });

  it('outside an article has the same markup', async () => {
    const { value: compiler } = await compilerFor();
    expect((await compile(fenced('js', 'const a = 1'))).html).toContain(
      await compiler.codeBlock('const a = 1\n', 'js'),
    );
  });
});
