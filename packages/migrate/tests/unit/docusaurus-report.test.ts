// Entries in the report of a migration from Docusaurus other than losses: theme components.
import { describe, expect, it } from 'vitest';
import { swizzledCounterparts } from '../../src/docusaurus/swizzled.ts';

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
