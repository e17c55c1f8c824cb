// Conversion of a Docusaurus theme: keys of `theme`, tokens, and Infima class names that are still in use.
import { expect, it } from 'vitest';
import { told } from '../../../../../tests/unit/model-of.ts';
import { migratedThemeOf } from '../../../src/docusaurus/styles/theme-config.ts';
import { noteNames, noUsedNames } from '../../../src/docusaurus/styles/used-names.ts';
import { placementOf, siteWith } from '../docusaurus-site.ts';

const sheet = 'src/css/custom.css';

/** `component` is the code that the new site contains, `kept` the converted style sheet. */
async function lookWith(css: string, { component = '', kept = '' } = {}) {
  const site = siteWith({ customCss: [sheet], contents: { [sheet]: css } });
  const used = noUsedNames();
  noteNames(used, component);
  const look = await migratedThemeOf(placementOf(site), [{ path: sheet, text: kept, from: sheet }], used);
  const theme = JSON.parse(JSON.stringify(look.theme));
  const [file] = look.files;
  const text = file && 'text' in file ? file.text.replace(/^\/\*.*\*\/\n\n/, '') : undefined;
  return { accent: theme.accent?.value, css: look.css, text, told: told(look.losses) };
}

it('the accent color of each mode becomes a theme key, and the border radius a token', async () => {
  const css = `:root { --brand: navy; --ifm-color-primary: var(--brand); --ifm-color-primary-dark: #299; --ifm-global-radius: 0.25rem }
html[data-theme='dark'] { --brand: #25c2a0; --ifm-color-primary: var(--brand) }`;
  expect(await lookWith(css)).toEqual({
    accent: { light: 'navy', dark: '#25c2a0' },
    ...{ css: ['src/css/infima.css'], text: ':root {\n  --radius: 0.25rem;\n}\n', told: [] },
  });
  expect(await lookWith(':root { --ifm-color-primary: navy }')).toMatchObject({ accent: 'navy', css: [] });
  expect(await lookWith(':root { --ifm-color-primary: var(--nothing) }')).toMatchObject({ accent: undefined });
});

it("backgrounds, text colors and fonts become tokens, with the theme's color in the other mode", async () => {
  const css = `:root { --ifm-background-color: #fafafa; --ifm-font-family-monospace: Hack, monospace }
body { font-family: Lato, sans-serif }
[data-theme='dark'] { --ifm-background-color: #111; --ifm-font-color-base: #eee }`;
  expect(await lookWith(css)).toMatchObject({
    css: ['src/css/infima.css'],
    text: `:root {
  --ground: light-dark(#fafafa, #111);
  --ink: light-dark(#1a2032, #eee);
  --mono: Hack, monospace;
  --sans: Lato, sans-serif;
  --serif: Lato, sans-serif;
}
`,
    told: [],
  });
});

it("remaining Infima variables are defined by tokens, by the site's values or by their defaults", async () => {
  const component = `<b style={{ color: 'var(--ifm-color-primary)', margin: 'var(--ifm-sea)', width: 'var(--ifm-leading)' }} />`;
  const css = `:root { --ifm-sea: var(--ifm-pre-padding); --ifm-unused: 1px }
[data-theme='dark'] { --ifm-sea: 3px }`;
  expect(await lookWith(css, { component, kept: '.a { color: red }' })).toMatchObject({
    css: ['src/css/infima.css', sheet],
    text: `:root {
  --ifm-color-primary: var(--accent);
  --ifm-leading: var(--space-5);
  --ifm-pre-padding: var(--space-4);
  --ifm-sea: var(--ifm-pre-padding);
}

[data-theme='dark'] {
  --ifm-sea: 3px;
}
`,
    told: [
      'src/css/custom.css Infima variables without an equivalent were removed: --ifm-unused - ' +
        'See docs/guide/theme.md for the tokens of docsgen’s theme',
    ],
  });
});

it('Infima layout classes that pages use are defined within pages only', async () => {
  const component = `<div className="row none margin-top--lg"><div className={clsx('col col--6', x)} /></div>`;
  const { text = '' } = await lookWith('', { component });
  expect([...text.matchAll(/^ *(:where\(\.prose\)[^{]*) \{/gm)].map(([, selector]) => selector)).toEqual([
    ':where(.prose) .row',
    ':where(.prose) .col',
    ':where(.prose) .row > .col',
    ':where(.prose) .row > .col + .col',
    ':where(.prose) .margin-top--lg',
    ':where(.prose) .col--6',
  ]);
  expect(text).toContain('.margin-top--lg {\n  margin-block-start: var(--space-8);\n}');
  expect(text).toContain('flex: 0 0 calc(100% * 6 / 12);');
  expect((await lookWith('', { component: '<div className="rows hero-unit" />' })).text).toBeUndefined();
});

it('reports style sheets that are missing or belong to packages', async () => {
  const site = siteWith({ customCss: ['node_modules/pack/x.css', 'src/none.css'] });
  expect(told((await migratedThemeOf(placementOf(site), [], noUsedNames())).losses)).toEqual([
    "docusaurus.config.js File not found: 'src/none.css' - See docs/guide/theme.md for how to add style sheets",
    'docusaurus.config.js The package style sheet pack/x.css is not migrated - Import it in the ' +
      'component that needs it, or copy it to the new site and list the copy in css',
  ]);
});
