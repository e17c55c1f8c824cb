// Conversion of Docusaurus style sheets: rules that are preserved, removed and reported, or converted to docsgen's
// tokens.
import { describe, expect, it } from 'vitest';
import { told } from '../../../../../tests/unit/model-of.ts';
import { convertStyle } from '../../../src/docusaurus/styles/convert-style.ts';
import { noteNames, noUsedNames } from '../../../src/docusaurus/styles/used-names.ts';
import { placementOf } from './placed-site.ts';

const sheet = 'src/css/custom.css';

interface Around {
  /** Path of the style sheet. */
  readonly from?: string;
  /** Other files of the site. */
  readonly beside?: readonly string[];
  /** Code of a component of the site. */
  readonly component?: string;
}

async function converted(text: string, { from = sheet, beside = [], component = '' }: Around = {}) {
  const used = noUsedNames();
  noteNames(used, component);
  const placement = placementOf(Object.fromEntries([from, ...beside].map((path) => [path, ''])));
  const placed = { from, to: placement.targetOf(from), kind: 'style', locale: 'en' } as const;
  const { path, text: made, uses, losses } = await convertStyle({ placed, text }, placement, used);
  return { path, text: made, uses, told: told(losses), variables: [...used.variables].sort() };
}

describe('rules of the site', () => {
  const own = `/* Ours. */
.lighthouse { color: red }
#harbour > .pier::before { content: 'x' }
[data-theme='dark'] .lighthouse { color: pink }
@font-face { font-family: Harbour; src: local('Harbour') }
@keyframes turn { from { rotate: 0deg } to { rotate: 1turn } }
@media (max-width: 996px) { .lighthouse { color: blue; & .lamp { color: white } } }
`;

  it("rules for the site's classes and IDs are unchanged byte for byte", async () =>
    expect(await converted(own)).toMatchObject({ text: own, told: [] }));

  it('rules for elements apply to articles and custom pages only', async () => {
    const text = `blockquote, h1 code { color: red }
a:visited:not(.menu__link) { color: blue }
code { color: green }
[data-theme='dark'] img[src$='#light'] { display: none }
html[data-theme='dark'] main > p { color: white }
.markdown h2 { color: teal }
nav ul { color: black }
`;
    expect(
      (await converted(text)).text,
    ).toBe(`:where(.prose) blockquote, :where(.prose) h1 code:where(:not(pre *)) { color: red }
:where(.prose) a:where(:not([class])):visited:not(.menu__link) { color: blue }
:where(.prose) code:where(:not(pre *)) { color: green }
[data-theme='dark'] img[src$='#light'] { display: none }
html[data-theme='dark'] :where(.prose) p { color: white }
.prose h2 { color: teal }
`);
  });
});

describe("rules for Docusaurus's theme", () => {
  const text = `.navbar__link { color: red }

.lighthouse, .menu__link--active { color: blue }

/* Titles of code. */
div[class*='codeBlockTitle'] { color: red }

@media print {
  .footer--dark { display: none }
  .theme-doc-sidebar-container { display: none }
}
`;

  it('rules for theme classes are removed and reported once, with their number and first lines', async () =>
    expect(await converted(text)).toMatchObject({
      text: '.lighthouse { color: blue }\n',
      told: [
        'src/css/custom.css:1:1 Removed 4 rules of this style sheet, because they style the Docusaurus ' +
          "theme: 1 .navbar__link, 6 div[class*='codeBlockTitle'], 9 .footer--dark and more - See " +
          'docs/guide/theme.md for how to style docsgen’s theme',
      ],
    }));

  it('rules for theme classes that pages use are preserved', async () => {
    const component = `<div className={clsx('hero hero--primary', styles.x)}><b className="card wide" />{\`x \${a} alert\`}</div>`;
    const rules = '.hero--primary .card { color: red }\n';
    expect(await converted(rules, { component })).toMatchObject({ text: rules, told: [] });
    expect((await converted(rules, { component: '<b className="card" />' })).told).toHaveLength(1);
  });

  it('rules in CSS modules are preserved', async () => {
    const rules = '.button { color: var(--ifm-color-primary) }\n';
    const around = { from: 'src/components/a.module.css' };
    expect(await converted(rules, around)).toMatchObject({ text: rules, told: [], variables: ['--ifm-color-primary'] });
  });
});

it('Infima variables are removed, and variables of the site are preserved', async () => {
  const text = `:root {
  --ifm-color-primary: #2e8555;
  --sea: #0af;
}
[data-theme='dark'] { --ifm-color-primary: #25c2a0 }
.pier { color: var(--ifm-color-emphasis-300, var(--sea)) }
`;
  expect(await converted(text)).toMatchObject({
    text: ':root {\n  --sea: #0af;\n}\n.pier { color: var(--ifm-color-emphasis-300, var(--sea)) }\n',
    variables: ['--ifm-color-emphasis-300', '--sea'],
    told: [],
  });
});

describe('URLs', () => {
  const beside = ['src/fonts/harbour.woff2', 'static/img/sea.png', 'src/css/pier.css'];

  it('URLs of files in static/ and next to the style sheet are updated, and the files are migrated', async () => {
    const text = `@import "pier.css";
@font-face { font-family: H; src: url(../fonts/harbour.woff2) format('woff2') }
.a { background: url("@site/static/img/sea.png"), url('/img/sea.png') }
.b { background: url(data:image/png;base64,AAAA); mask: url(#m); cursor: url(https://example.com/x.cur) }
`;
    expect(await converted(text, { beside })).toMatchObject({
      text: text.replace('"@site/static/img/sea.png"', "'/img/sea.png'"),
      uses: ['src/css/pier.css', 'src/fonts/harbour.woff2', 'static/img/sea.png'],
      told: [],
    });
  });

  it('URLs of missing files, packages and other hosts are removed and reported', async () => {
    const text = `@import url('https://fonts.example.com/css?family=Sea');
@import 'pack/x.css';
.a { color: red; background: url(./none.png) }
@font-face { font-family: H; src: url(none.woff2) }
`;
    expect(await converted(text)).toMatchObject({
      text: '.a { color: red }\n',
      told: [
        'src/css/custom.css:1:1 The style sheet https://fonts.example.com/css?family=Sea from another host ' +
          'is not migrated - For fonts, set theme.font (docs/guide/logo-and-fonts.md); for other style ' +
          'sheets, save a copy next to this one',
        'src/css/custom.css:2:1 The style sheet pack/x.css is not a file of the site, and is not migrated ' +
          '- Copy it to the new site, and import the copy',
        'src/css/custom.css:3:18 File not found: ./none.png; background was removed - ' +
          'Add the file to the new site, and restore the rule',
        'src/css/custom.css:4:30 File not found: none.woff2; src was removed - ' +
          'Add the file to the new site, and restore the rule',
      ],
    });
  });
});

it('SCSS that only uses nesting becomes CSS', async () => {
  const nested = '.a { color: red; &:hover { color: blue } .b { color: green } }\n';
  expect(await converted(nested, { from: 'src/css/a.module.scss' })).toMatchObject({
    path: 'src/css/a.module.css',
    text: nested,
    told: [],
  });
  const own = ['$a: 1;', '.a { &-b { color: red } }', '@use "x";', '// Ours.\n.a {}', '.a { b: c#{1} }'];
  for (const text of own) expect((await converted(text, { from: 'a.scss' })).text).toMatch(/^\/\* a\.scss/);
});

it('reports invalid CSS at its line, and copies a style sheet that cannot be parsed', async () => {
  expect(await converted('@tailwind base;\n.a { color: red }\n')).toMatchObject({
    text: '.a { color: red }\n',
    told: ['src/css/custom.css:1:1 @tailwind is not valid CSS and was removed - Replace it with plain CSS'],
  });
  const hint = 'Compile or fix it, then list it in css in the configuration or import it';
  const compile =
    'Compile it in the original site (npx sass src/css/a.scss) to src/css/a.css in the new site, ' +
    'and list that in css unless a component imports it';
  expect(await converted('$a: 1;', { from: 'src/css/a.scss' })).toMatchObject({
    path: 'src/css/a.css',
    text: '/* src/css/a.scss of the original site: SCSS must be compiled. */\n',
    told: [`src/css/a.scss:1:1 This style sheet was left empty: SCSS must be compiled - ${compile}`],
  });
  expect(await converted('.a {\n color: red')).toMatchObject({
    text: '.a {\n color: red',
    told: [`src/css/custom.css:1:1 This style sheet was copied unchanged: Unclosed block - ${hint}`],
  });
});
