import { describe, expect, it } from 'vitest';
import { isDocusaurusModule, resolveImport } from '../../src/docusaurus/modules/imports.ts';

describe('an import of a Docusaurus site', () => {
  it.each([
    ['@docusaurus/Link', 'default', { kind: 'compat', name: 'Link', needsBrowser: false }],
    ['@docusaurus/BrowserOnly', 'default', { kind: 'compat', name: 'BrowserOnly', needsBrowser: true }],
    ['@docusaurus/Translate', 'translate', { kind: 'site', name: 'translate', needsBrowser: false }],
    ['@docusaurus/theme-common', 'useColorMode', { kind: 'compat', name: 'useColorMode', needsBrowser: true }],
    [
      '@docusaurus/theme-common/internal',
      'useThemeConfig',
      { kind: 'site', name: 'useThemeConfig', needsBrowser: false },
    ],
    ['@theme-original/CodeBlock', 'default', { kind: 'compat', name: 'CodeBlock', needsBrowser: false }],
    ['@theme/Tabs/index', 'default', { kind: 'compat', name: 'Tabs', needsBrowser: false }],
    ['@theme/CodeBlock', 'Props', { kind: 'types' }],
    ['@docusaurus/types', 'DocusaurusConfig', { kind: 'types' }],
    ['clsx', 'default', { kind: 'compat', name: 'clsx', needsBrowser: false }],
    ['react-player', 'default', { kind: 'package', name: 'react-player' }],
    ['@scope/kit/dist/x.css', '', { kind: 'package', name: '@scope/kit' }],
    ['@site/src/components/Price', 'default', { kind: 'file', path: '@site/src/components/Price' }],
    ['../price.js', 'Price', { kind: 'file', path: '../price.js' }],
    ['!!raw-loader!./a.ts', 'default', { kind: 'raw', path: './a.ts' }],
    ['./a.ts?raw', 'default', { kind: 'raw', path: './a.ts' }],
    ['!!url-loader!./a.png', 'default', { kind: 'file', path: './a.png' }],
  ])('the import of %s, %s, has an equivalent', (specifier, name, target) => {
    expect(resolveImport(specifier, name)).toEqual(target);
  });

  it.each([
    ['@theme/Navbar/Logo', 'default', 'docsgen theme'],
    ['@theme/Icon/Close', 'default', 'docsgen theme'],
    ['@docusaurus/useGlobalData', 'usePluginData', 'JSON'],
    ['@docusaurus/router', 'Route', 'pages/'],
    ['@docusaurus/theme-common', 'somethingNew', 'somethingNew'],
    ['@generated/routes', 'default', 'import a file'],
  ])('the import of %s, %s, has no equivalent and a hint', (specifier, name, word) => {
    const target = resolveImport(specifier, name);
    expect(target).toMatchObject({ kind: 'none', hint: expect.stringContaining(word) });
  });

  it('a module of Docusaurus is recognized by its name', () => {
    expect(isDocusaurusModule('@theme-init/Tabs')).toBe(true);
    expect(isDocusaurusModule('@theming/kit')).toBe(false);
  });
});
