// Swizzled theme components, which are reported with the component of docsgen's theme to override.
import { expect, it } from 'vitest';
import { reportSwizzled, themeParts } from '../../src/docusaurus/configuration/swizzled.ts';
import { siteWith } from './docusaurus-site.ts';
import { partNames } from './part-names.ts';

function hintsFor(...components: readonly string[]): readonly string[] {
  const hints: string[] = [];
  const swizzled = components.map((component) => ({
    path: `src/theme/${component}/index.js`,
    component,
    isWrapper: false,
  }));
  reportSwizzled({ site: siteWith({ swizzled }), lose: (_place, _message, hint) => hints.push(hint) });
  return hints;
}

it.each([
  ['DocItem/Footer', 'theme/page-foot.tsx'],
  ['DocItem/Layout', 'theme/below-article.tsx'],
  ['Navbar/MobileSidebar/Header', 'theme/navbar.tsx'],
  ['NavbarItem/ComponentTypes', 'theme/navbar-end.tsx'],
  ['TOCItems/Tree', 'theme/contents.tsx'],
  ['DocSidebarItem/Link', 'theme/sidebar-item.tsx'],
  ['Faq', 'docs/guide/overrides.md'],
])('the swizzled component %s is reported with %s', (component, part) =>
  expect(hintsFor(component)).toEqual([expect.stringContaining(part)]),
);

it('components that docsgen has or that are migrated are not reported', () =>
  expect(hintsFor('MDXComponents/index', 'TOCInline', 'Tabs')).toEqual([]));

it("every part is a component of docsgen's theme", () =>
  expect(Object.values(themeParts).filter((name) => !partNames.includes(name))).toEqual([]));
