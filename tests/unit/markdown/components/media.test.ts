// Icons, figures, videos, embedded content, parameters, glossary terms and releases: output of directives and JSX, and
// reported errors.
import type { Element } from 'hast';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkdownCompiler } from '../../../../packages/generator/src/markdown/compile-article.ts';
import { told } from '../../model-of.ts';
import { type Article, articleWith, compilerFor } from '../article.ts';

const glossary = `kyc: { term: Know your customer, text: Who the customer is., link: /api/kyc }
psd2: The law on payments.
zz top: Last.
`;
const shortTerms = '"404": 404\nyes: true\nrow: { term: 7, text: 1.5, link: https://example.com }\n';

const compilers: Record<string, MarkdownCompiler> = {};
beforeAll(async () => {
  const files = { 'content/en/glossary.yaml': glossary, 'content/glossary.yaml': 'shared: For all.\n' };
  compilers.directives = (await compilerFor({}, '/site', files)).value;
  compilers.remark = (await compilerFor({ parser: 'remark' }, '/site', files)).value;
  compilers.sanitized = (await compilerFor({ html: 'sanitize' }, '/site', files)).value;
  compilers.none = (await compilerFor({}, '/site')).value;
  compilers.wrong = (
    await compilerFor({}, '/site', { 'content/en/glossary.yaml': 'a: { txt: B }\nb: { text: B, link: c.md }\n' })
  ).value;
  compilers.numbers = (await compilerFor({}, '/site', { 'content/en/glossary.yaml': shortTerms })).value;
  compilers.shared = (await compilerFor({}, '/site', { 'content/glossary.yaml': glossary })).value;
});

const compile = (markdown: string, by = 'directives', lang = 'en'): Promise<Article> => {
  const compiler = compilers[by];
  if (!compiler) throw new Error('not ready');
  return articleWith(compiler, markdown, lang);
};
const compileJsx = (markdown: string): Promise<Article> => compile(`---\nformat: mdx\n---\n${markdown}`);
const mistakes = async (markdown: string, by?: string): Promise<readonly string[]> =>
  told((await compile(markdown, by)).diagnostics).map((line) => line.replace('content/en/api/page.md:', ''));

describe('a directive and JSX render the same', () => {
  it.each([
    [
      'Figure',
      ':::figure{light=a.png dark=b.png alt=A width=300 zoom}\nA *caption*.\n:::',
      '<Figure light="a.png" dark="b.png" alt="A" width={300} zoom>\nA *caption*.\n</Figure>',
    ],
    [
      'Video',
      '::video{src=a.mp4 captions=a.vtt poster=a.png title=Film loop}',
      '<Video src="a.mp4" captions="a.vtt" poster="a.png" title="Film" loop />',
    ],
    [
      'Embed',
      '::embed{url="https://vimeo.com/1234" title=Film ratio=4/3}',
      '<Embed url="https://vimeo.com/1234" title="Film" ratio="4/3" />',
    ],
    ['Term', 'A :term[KYC] check.', 'A <Term>KYC</Term> check.'],
    ['Term of another name', 'A :term[check]{id=kyc} here.', 'A <Term id="kyc">check</Term> here.'],
    ['Glossary', '::glossary', '<Glossary />'],
  ])('the directive and the JSX element render the same HTML: %s', async (_, directive, jsx) => {
    const [first, remark, second] = await Promise.all([
      compile(directive),
      compile(directive, 'remark'),
      compileJsx(jsx),
    ]);
    expect(first.diagnostics).toEqual([]);
    expect(second.diagnostics).toEqual([]);
    expect(remark.html).toBe(first.html);
    expect(second.html.replace(/\n+/g, '')).toBe(first.html.replace(/\n+/g, ''));
    expect(first.html).not.toContain('style=');
  });

  it('a JSX element with computed props renders the same HTML', async () => {
    const { html, texts, diagnostics } = await compileJsx(
      "export const all = ['a', 'b'];\n\n<Fields>{all.map((name) => <Field key={name} name={name}>Text.</Field>)}</Fields>\n",
    );
    expect(diagnostics).toEqual([]);
    expect(texts('dl.fields > .field > dt > code')).toEqual(['a', 'b']);
    expect(html).toContain('id="field-b"');
  });
});

describe('icons', () => {
  it('an icon is inlined, and hidden from screen readers if it has no label', async () => {
    const { all } = await compile('An :icon[rocket] and :icon[Launch]{name=circle-check}.');
    const [first, second] = all('svg');
    expect(first?.properties).toMatchObject({ ariaHidden: 'true', stroke: 'currentColor', viewBox: '0 0 24 24' });
    expect(first?.children.length).toBeGreaterThan(2);
    expect(second?.properties).toMatchObject({ role: 'img', ariaLabel: 'Launch' });
  });

  it('an unknown icon is reported with a suggestion, and its label is shown', async () => {
    expect(await mistakes('An :icon[rokcet].')).toEqual(["1:4 Unknown icon 'rokcet' - Did you mean rocket?"]);
    expect(await mistakes('An :icon[constructor].')).toHaveLength(1);
    expect((await compile('An :icon[Rocket]{name=rokcet}.')).texts('p')).toEqual(['An Rocket.']);
    expect(await mistakes('::icon')).toEqual(['1:1 <Icon> requires \'name\' - Set name="…", or write :icon[…]']);
  });

  it('icons are rendered in cards', async () => {
    expect((await compile(':::card[Title]{icon=rocket}\nText.\n:::')).all('.content-card svg')).toHaveLength(1);
  });
});

describe('figures', () => {
  it('a figure has an image for each color mode, each a link to itself with zoom', async () => {
    const article = await compile('::figure[*Words*]{light=a.png dark=b.png alt=A width=300 zoom}');
    expect(article.texts('figcaption > em')).toEqual(['Words']);
    expect(article.all('a.figure-zoom').map(({ properties }) => [properties.href, properties.className])).toEqual([
      ['a.png', ['figure-zoom', 'on-light-page']],
      ['b.png', ['figure-zoom', 'on-dark-page']],
    ]);
    expect(article.all('img').map(({ properties }) => [properties.src, properties.alt, properties.width])).toEqual([
      ['a.png', 'A', 300],
      ['b.png', 'A', 300],
    ]);
    const files = article.facts.references.filter(({ use }) => use === 'file').map(({ href }) => href);
    expect(files).toEqual(['styles:docsgen/figure+components', 'theme:zoom']);
    expect(article.facts.references.filter(({ use }) => use !== 'file')).toMatchObject([
      { href: 'a.png', use: 'image', position: { line: 1, column: 1 } },
      { href: 'a.png', use: 'image' },
      { href: 'b.png', use: 'image' },
      { href: 'b.png', use: 'image' },
    ]);
  });

  it('a figure uses the Markdown image in its content', async () => {
    const article = await compile(':::figure{width=200}\n![Alt](x.png "Title")\nWords.\n\nMore.\n:::');
    expect(article.one('figure > img').properties).toMatchObject({ src: 'x.png', alt: 'Alt', width: 200 });
    expect(article.texts('figcaption > p').map((each) => each.trim())).toEqual(['Words.', 'More.']);
    expect(article.facts.references[0]).toMatchObject({ href: 'x.png', position: { line: 2, column: 1 } });
  });

  it.each([
    ['::figure{src=a.png}', '1:1 <Figure> has no alternative text - Describe the image with alt="…"'],
    ['::figure{light=a.png alt=""}', "1:1 <Figure> has no 'dark', so it shows the same image in light and dark mode"],
    ['::figure{src=a.png dark=b.png alt=""}', "1:1 <Figure> has 'src', so 'light' and 'dark' are ignored"],
    ['::figure{src=a.png alt="" width=wide}', "1:1 The 'width' prop of <Figure> must be a number, not 'wide'"],
    ['::figure{src=a.png alt="" width=-3}', "1:1 The 'width' prop of <Figure> must be a positive integer"],
    [':::figure{alt=""}\nWords.\n:::', '1:1 <Figure> has no image - Set src="…", or light="…" and dark="…"'],
  ])('reports the invalid figure %j', async (markdown, beginning) => {
    const [first = '', ...others] = await mistakes(markdown);
    expect(first.slice(0, beginning.length)).toBe(beginning);
    expect(others).toEqual([]);
  });
});

describe('embedded content', () => {
  const frameOf = async (url: string): Promise<unknown> =>
    (await compile(`::embed{url="${url}" title=Film}`)).one('.embed').properties.dataFrame;

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m3s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=63'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12'],
    ['https://example.com/form?a=1', 'https://example.com/form?a=1'],
    ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
  ])('%s is shown in a frame of %s', async (url, frame) => {
    expect(await frameOf(url)).toBe(frame);
  });

  it('an embed names its source, and is a link until it is loaded', async () => {
    const article = await compile('::embed{url="https://youtu.be/dQw4w9WgXcQ" title="The <talk>"}');
    expect(article.texts('.embed-title')).toEqual(['The <talk>']);
    expect(article.texts('button')).toEqual(['Load from YouTube']);
    expect(article.texts('.embed-notice')[0]).toContain('www.youtube-nocookie.com');
    expect(article.one('a').properties.href).toBe('https://youtu.be/dQw4w9WgXcQ');
    expect(article.all('iframe, img')).toEqual([]);
    expect(article.facts.frames).toEqual(['https://www.youtube-nocookie.com']);
    const inSpanish = await compile('::embed{url="https://vimeo.com/1" title=A}', 'directives', 'es');
    expect(inSpanish.texts('button')).toEqual(['Cargar desde Vimeo']);
  });

  it.each(['http://example.com/', 'javascript:alert(1)', 'film.mp4', 'data:text/html,x'])(
    'reports an embed of %s',
    async (url) => {
      const article = await compile(`::embed{url="${url}" title=A}`);
      expect(told(article.diagnostics)).toEqual([
        `content/en/api/page.md:1:1 <Embed> does not support '${url}' - Use a URL that begins with https://`,
      ]);
      expect(article.all('.embed')).toEqual([]);
      expect(article.facts).not.toHaveProperty('frames');
    },
  );
});

describe('videos', () => {
  it('a video has captions in the language of the article, and all its files are checked', async () => {
    const article = await compile('::video{src=a.mp4 captions=a.vtt poster=a.png}', 'directives', 'es');
    expect(article.one('track').properties).toMatchObject({ srcLang: 'es', kind: 'captions', label: 'Subtítulos' });
    expect(article.one('video').properties).toMatchObject({ preload: 'none', controls: true });
    const known = article.facts.references.map(({ href }) => href);
    expect(known).toEqual(expect.arrayContaining(['a.mp4', 'a.vtt', 'a.png']));
    expect(await mistakes('::video{poster=a.png}')).toEqual(['1:1 <Video> requires \'src\' - Set src="…"']);
  });

  it('the title of a video is its accessible name', async () => {
    const article = await compile('::video{src=a.mp4 title="The gate"}');
    expect(article.one('video').properties.ariaLabel).toBe('The gate');
  });
});

describe('parameters', () => {
  const nested = `::::field{name=address type=object required}
Where.

:::field{name=city default=Berlin}
:::
:::field{name="post code" deprecated in=body}
:::
::::

:::field{name=address}
Again.
:::
`;

  it('parameters are a description list with nested parameters, each with an id', async () => {
    const { all, texts, facts, diagnostics } = await compile(nested);
    expect(diagnostics).toEqual([]);
    expect(texts('dl')).toHaveLength(2);
    expect(all('dl dl > div > dt')).toHaveLength(2);
    expect(facts.anchors.filter((id) => id.startsWith('field'))).toEqual([
      'field-address',
      'field-address-city',
      'field-address-post-code',
      'field-address-2',
    ]);
    expect(texts('dt')).toEqual([
      'address object Required',
      'city Default Berlin',
      'post code body Deprecated',
      'address',
    ]);
    const anchor = all('dt > a')[0] as Element;
    expect(anchor.properties).toMatchObject({ href: '#field-address', ariaLabel: 'Direct link to address' });
  });

  it('an explicit id of a parameter is used, and unique', async () => {
    const { facts, diagnostics, texts } = await compile(':::field{name=a #mine}\nText.\n:::\n\n[To it](#mine)\n');
    expect(facts.anchors).toEqual(['mine']);
    expect(texts('#mine > dd')).toEqual(['Text.']);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['::field{type=string}', '1:1 <Field> requires \'name\' - Set name="…", or write it in brackets'],
    ['::::fields\nWords.\n\n:::field[a]\n:::\n::::', '1:1 <Fields> can only contain <Field> - Write each'],
    ['::field{name=a typ=string}', "1:1 <Field> has no prop 'typ' - Did you mean type?"],
  ])('reports the invalid parameter %j', async (markdown, beginning) => {
    const [first = ''] = await mistakes(markdown);
    expect(first.slice(0, beginning.length)).toBe(beginning);
  });
});

describe('glossary terms', () => {
  it('a term has a card, once per page, which is not part of headings and texts', async () => {
    const article = await compile('# T\n\n## The :term[KYC] here\n\nA :term[know your customer] and :term[PSD2].\n');
    expect(article.all('button.term').map(({ properties }) => properties.popoverTarget)).toEqual([
      'term-kyc',
      'term-kyc',
      'term-psd2',
    ]);
    expect(article.texts('span[popover]')).toEqual([
      'Know your customer Who the customer is. More about Know your customer',
      'psd2 The law on payments.',
    ]);
    expect(article.facts.headings.map(({ text }) => text)).toEqual(['T', 'The KYC here']);
    expect(article.facts.includes).toEqual(['content/en/glossary.yaml']);
    expect(article.facts.references).toContainEqual(expect.objectContaining({ href: '/api/kyc', use: 'link' }));
  });

  it('a term can be referred to by its id several times without duplicate ids', async () => {
    const text = '# T\n\n## Kyc\n\nA :term[check]{id="kyc"} and :term[checks]{id="kyc" class="wide"}.\n';
    const { all, facts, diagnostics } = await compile(text);
    expect(told(diagnostics)).toEqual([]);
    expect(all('button.term').map(({ properties }) => [properties.id, properties.className])).toEqual([
      [undefined, ['term']],
      [undefined, ['term', 'wide']],
    ]);
    expect(facts.headings.map(({ id }) => id)).toEqual(['t', 'kyc']);
  });

  it('terms are listed in alphabetical order', async () => {
    const { texts, facts } = await compile('::glossary');
    expect(texts('dl.glossary dt')).toEqual(['Know your customer', 'psd2', 'zz top']);
    expect(facts.anchors).toContain('glossary-zz-top');
  });

  it('explanations and terms can be numbers and truth values', async () => {
    const { texts, diagnostics } = await compile('::glossary', 'numbers');
    expect(told(diagnostics)).toEqual([]);
    expect(texts('dl.glossary dt')).toEqual(['404', '7', 'yes']);
    expect(texts('dl.glossary dd').map((text) => text.split(' ')[0])).toEqual(['404', '1.5', 'true']);
  });

  it('an unknown term remains text and is reported with a suggestion', async () => {
    const { texts, diagnostics } = await compile('A :term[psd3] here.');
    expect(texts('p')).toEqual(['A psd3 here.']);
    expect(told(diagnostics)).toEqual([
      "content/en/api/page.md:1:3 The glossary has no term 'psd3' - Did you mean psd2?",
    ]);
  });

  it('a glossary next to the locale folders is used by locales without their own', async () => {
    const { facts, diagnostics } = await compile('A :term[kyc].', 'shared');
    expect(diagnostics).toEqual([]);
    expect(facts.includes).toEqual(['content/en/glossary.yaml', 'content/glossary.yaml']);
  });

  it('reports terms without a glossary or with an invalid one', async () => {
    const [first = ''] = await mistakes('A :term[kyc].', 'none');
    expect(first).toContain('1:3 glossary.yaml not found in the folder of this language or its parent folder');
    expect(await mistakes('A :term[kyc] and :term[a].', 'wrong')).toEqual([
      "content/en/glossary.yaml:1:4 'a.text' is missing",
      "content/en/glossary.yaml:1:6 Unknown key 'a.txt' - Did you mean text?",
      "content/en/glossary.yaml:2:21 'b.link' must begin with a slash or be an absolute URL, not 'c.md'",
    ]);
  });
});

describe('releases', () => {
  it('a release is an inline label, or a box if it has content', async () => {
    const { texts } = await compile(
      ':since[2.3] and :deprecated and :deprecated[2.0]{use="a<b>"}.\n\n:::deprecated\nA\n:::\n',
    );
    expect(texts('.release')).toEqual(['Since 2.3', 'Deprecated', 'Deprecated since 2.0. Use a<b> instead.']);
    expect(texts('.deprecation[role="note"] > .deprecation-title')).toEqual(['Deprecated']);
    expect(await mistakes('It is ::since here.\n\n::since\n')).toEqual([
      '3:1 <Since> requires \'version\' - Set version="…", or write :since[…]',
    ]);
  });
});

it('media components work if HTML is sanitized', async () => {
  const markdown =
    'A :icon[rocket], :term[kyc].\n\n::figure{src=a.png alt=A zoom}\n\n::embed{url="https://vimeo.com/1" title=A}\n';
  const [clean, plain] = await Promise.all([compile(markdown, 'sanitized'), compile(markdown)]);
  expect(clean.diagnostics).toEqual([]);
  expect(clean.html).toBe(plain.html);
});

it('if HTML is sanitized, embeds are limited to known providers', async () => {
  const { all, facts, diagnostics } = await compile('::embed{url="https://example.com/" title=A}\n', 'sanitized');
  expect(all('.embed')).toEqual([]);
  expect(facts).not.toHaveProperty('frames');
  expect(told(diagnostics)).toEqual([
    "content/en/api/page.md:1:1 <Embed> does not support 'https://example.com/' - Only YouTube and Vimeo videos are allowed, because 'markdown.html' is 'sanitize'",
  ]);
});

it('a page without media components requires no additional files', async () => {
  const { html, facts } = await compile('# T\n\nText.\n');
  expect(facts).not.toHaveProperty('frames');
  expect(html).not.toContain('theme:');
});
