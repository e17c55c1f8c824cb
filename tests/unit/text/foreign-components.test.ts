// Hints for components and modules of other tools.
import { describe, expect, it } from 'vitest';
import { componentNames } from '../../../packages/generator/src/markdown/components/registry.ts';
import { foreignComponentHint, missingModuleError } from '../../../packages/generator/src/text/foreign-components.ts';

/** Components of Docusaurus, Starlight, Nextra, VitePress and Astro, with the beginning of what replaces them. */
const replacements: readonly (readonly [names: string, instead: string])[] = [
  ['Admonition Aside Callout', '<Note>, <Tip>, <Info>, <Warning> or <Danger>'],
  ['Tabs', '<Tabs>'],
  ['TabItem', '<Tab label='],
  ['CardGrid', '<Cards>'],
  ['LinkCard DocCard', '<Card title='],
  ['DocCardList', '<PageList />'],
  ['TOCInline', '<Contents />'],
  ['ThemedImage', '<Figure light='],
  ['Details', '<details>, or <Accordion'],
  ['Code CodeBlock', 'a code block between lines of ```'],
  ['CodeInline', 'the code between backticks'],
  ['Link LinkButton', 'a link: [label](./page.md)'],
  ['Image IdealImage', 'the image as ![description](./file.png)'],
  ['Head', '<Head>'],
  ['Mermaid', 'the diagram as a code block in the language mermaid'],
  ['Translate', 'the text: '],
  ['useBaseUrl', 'the path itself: '],
  ['BrowserOnly', 'a component whose module starts with '],
];

const cases = replacements.flatMap(([names, instead]) => names.split(' ').map((name) => [name, instead] as const));

describe('a component of another tool', () => {
  it.each(cases)('<%s> is replaced by %s', (name, instead) => {
    expect(foreignComponentHint(name)?.startsWith(`Write ${instead}`)).toBe(true);
    const { message, hint } = missingModuleError(`@theme/${name}`, 'page');
    expect(message).toBe(`'@theme/${name}' is a Docusaurus module, which docsgen does not have`);
    expect(hint.startsWith(`Remove the import and write ${instead}`)).toBe(true);
  });

  it('is only replaced by components that exist', () => {
    const admonitions = ['Note', 'Tip', 'Info', 'Warning', 'Danger'];
    const named = cases.flatMap(([name]) => [...(foreignComponentHint(name) ?? '').matchAll(/<([A-Z]\w+)/g)]);
    const unknown = named.filter(([, name = '']) => ![...componentNames, ...admonitions, 'Head'].includes(name));
    expect(unknown).toEqual([]);
    expect(named.length).toBeGreaterThan(15);
  });

  it('has no hint if it is unknown', () => {
    expect(foreignComponentHint('Chart')).toBeUndefined();
  });
});

describe('a module that is not installed', () => {
  it.each([
    ['@theme/Layout', 'Docusaurus'],
    ['@theme-original/Footer', 'Docusaurus'],
    ['@theme-init/Footer', 'Docusaurus'],
    ['@docusaurus/useBaseUrl', 'Docusaurus'],
    ['@generated/routes', 'Docusaurus'],
    ['@astrojs/starlight', 'Starlight'],
    ['@astrojs/starlight/components', 'Starlight'],
    ['astro:content', 'Astro'],
    ['astro/config', 'Astro'],
    ['vitepress', 'VitePress'],
    ['vitepress/theme', 'VitePress'],
    ['nextra/components', 'Nextra'],
  ])('%s is a module of %s', (specifier, tool) => {
    for (const place of ['page', 'code'] as const)
      expect(missingModuleError(specifier, place).message).toContain(`'${specifier}' is a ${tool} module`);
  });

  it.each(['astronomy', '@themes/a', 'vitepress-plugin-a', 'nextra-theme', '@astrojs/starlight-blog'])(
    '%s is a package of its own',
    (specifier) => {
      const [, name] = /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier) ?? [];
      expect(missingModuleError(`${specifier}/b`, 'page')).toEqual({
        message: `The package '${name}' is not installed`,
        hint: `Install it: npm install ${name}`,
      });
    },
  );

  const migrate = /^Import it from @docsgen\/migrate\/docusaurus/;
  const remove = /^Remove the import: these modules are not available/;
  const builtIn = /^Remove the import: docsgen has built-in components/;

  it.each([
    ['@theme/Layout', migrate, migrate],
    ['@docusaurus/useBaseUrl', /write the path itself/, migrate],
    ['@astrojs/starlight/components', builtIn, remove],
    ['nextra/components', builtIn, remove],
    ['astro:assets', /write the image as/, remove],
    ['astro:content', remove, remove],
    ['vitepress', remove, remove],
  ])('the hint for %s depends on whether a page or other code imports it', (specifier, inPage, inCode) => {
    expect(missingModuleError(specifier, 'page').hint).toMatch(inPage);
    expect(missingModuleError(specifier, 'code').hint).toMatch(inCode);
  });
});
