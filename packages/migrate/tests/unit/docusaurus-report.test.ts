// Entries in the report of a migration from Docusaurus other than losses: colors and theme components.
import { describe, expect, it } from 'vitest';
import { oldColors } from '../../src/docusaurus/old-colors.ts';
import type { DocusaurusSite } from '../../src/docusaurus/site.ts';
import { swizzledCounterparts } from '../../src/docusaurus/swizzled.ts';

const colorsOf = (css: string) => {
  const files = { root: '/old', readText: async () => css, readBytes: async () => undefined, list: async () => [] };
  return oldColors({ files, customCss: ['src/css/custom.css'] } as unknown as DocusaurusSite);
};

describe('colors', () => {
  it('colors are read for light and dark mode, with the accent first and without its shades', async () => {
    const css = `/* :root { --ifm-color-primary: red; } */
:root { --ifm-background-color: #fafafa; --ifm-color-primary: #2e8555; --ifm-color-primary-dark: #29784c; }
html[data-theme='dark'] { --ifm-color-primary: rgb(37, 194, 160); }
.hero { --ifm-color-primary: #000; }`;
    expect(await colorsOf(css)).toEqual([
      { name: '--ifm-color-primary', light: '#2e8555', dark: 'rgb(37, 194, 160)' },
      { name: '--ifm-background-color', light: '#fafafa', dark: undefined },
    ]);
  });

  it('computed colors, and colors that are not Infima variables, are not listed', async () => {
    expect(await colorsOf(':root { --ifm-color-primary: var(--brand); --brand: #123456; }')).toEqual([]);
  });
});

describe('a swizzled component', () => {
  const nowOf = (component: string, isWrapper = false) =>
    swizzledCounterparts([{ path: `src/theme/${component}/index.js`, component, isWrapper }])[0]?.now;

  it.each([
    ['DocItem/Footer', 'theme/page-foot.tsx'],
    ['DocItem/Layout', 'theme/below-article.tsx'],
    ['Navbar/MobileSidebar/Header', 'theme/navbar.tsx'],
    ['NavbarItem/ComponentTypes', 'theme/navbar-end.tsx'],
    ['TOCItems/Tree', 'theme/contents.tsx'],
    ['DocSidebarItem/Link', 'theme/sidebar-item.tsx'],
  ])('the swizzled component %s corresponds to %s', (component, part) => expect(nowOf(component)).toContain(part));

  it("the equivalent of a wrapped component is to wrap docsgen's component", () => {
    expect(nowOf('Footer', true)).toBe('override the theme component in `theme/footer.tsx`: wrap the original there');
  });

  it('reports a swizzled component without an equivalent', () =>
    expect(nowOf('Faq')).toContain('no equivalent theme component'));

  it("every equivalent of a swizzled component is a component of docsgen's theme", async () => {
    const { partNames } = await import('./part-names.ts');
    const text = ['Footer', 'DocCard', 'DocItem', 'Root', 'Layout', 'SearchBar', 'NotFound', 'TOC', 'DocRoot', 'Logo'];
    for (const component of text) expect(partNames).toContain(/theme\/([\w-]+)\.tsx/.exec(nowOf(component) ?? '')?.[1]);
  });
});
