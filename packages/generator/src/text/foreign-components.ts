// Hints for components and modules of other documentation tools.
import { packageName } from './package-name.ts';
import { packageNotInstalled } from './wording.ts';

const admonition = '<Note>, <Tip>, <Info>, <Warning> or <Danger>';
const fence = 'a code block between lines of ```';
const image = 'the image as ![description](./file.png)';

/** Replacements for components in pages, by component name. */
const inPages: ReadonlyMap<string, string> = new Map([
  ['TabItem', '<Tab label="…"> inside <Tabs>'],
  ['Tabs', '<Tabs> with a <Tab label="…"> for each panel'],
  ['Admonition', admonition],
  ['Aside', admonition],
  ['Callout', admonition],
  ['CodeBlock', fence],
  ['Code', fence],
  ['CodeInline', 'the code between backticks'],
  ['Details', '<details>, or <Accordion title="…">'],
  ['CardGrid', '<Cards>'],
  ['LinkCard', '<Card title="…" href="…" />'],
  ['DocCard', '<Card title="…" href="…" />'],
  ['DocCardList', '<PageList />'],
  ['LinkButton', 'a link: [label](./page.md)'],
  ['Link', 'a link: [label](./page.md)'],
  ['TOCInline', '<Contents />'],
  ['ThemedImage', '<Figure light="…" dark="…" alt="…" />'],
  ['Image', image],
  ['IdealImage', image],
  ['Head', '<Head>'],
  ['Mermaid', 'the diagram as a code block in the language mermaid'],
  ['Translate', 'the text: each language has its own page'],
  ['useBaseUrl', 'the path itself: docsgen adds the base URL to links and images'],
  ['BrowserOnly', "a component whose module starts with 'use client'"],
]);

const withoutImport = (name: string): string | undefined => {
  const instead = inPages.get(name);
  return instead === undefined ? undefined : `Remove the import and write ${instead}`;
};

/** Returns the hint for a component that a page uses but does not import. */
export function foreignComponentHint(name: string): string | undefined {
  const instead = inPages.get(name);
  return instead === undefined ? undefined : `Write ${instead}`;
}

const removeImport = 'Remove the import: these modules are not available in docsgen';
const builtIn = 'Remove the import: docsgen has built-in components, most of them with the same names';

interface ForeignTool {
  readonly name: string;
  readonly modules: RegExp;
  readonly inPage: (module: string) => string | undefined;
  readonly inCode: string;
}

const tools: readonly ForeignTool[] = [
  {
    name: 'Docusaurus',
    modules: /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//,
    inPage: (module) => withoutImport(module.slice(module.lastIndexOf('/') + 1)),
    inCode: 'Import it from @docsgen/migrate/docusaurus, which has most components and hooks of Docusaurus',
  },
  { name: 'Starlight', modules: /^@astrojs\/starlight(?:\/|$)/, inPage: () => builtIn, inCode: removeImport },
  {
    name: 'Astro',
    modules: /^astro(?::|\/)/,
    inPage: (module) => (module === 'astro:assets' ? withoutImport('Image') : undefined),
    inCode: removeImport,
  },
  { name: 'VitePress', modules: /^vitepress(?:\/|$)/, inPage: () => undefined, inCode: removeImport },
  { name: 'Nextra', modules: /^nextra(?:\/|$)/, inPage: () => builtIn, inCode: removeImport },
];

interface MissingModule {
  readonly message: string;
  readonly hint: string;
}

/** Returns the same message for every import of a module that cannot be found, in pages and in the site's code. */
export function missingModuleError(specifier: string, importedBy: 'page' | 'code'): MissingModule {
  const tool = tools.find(({ modules }) => modules.test(specifier));
  if (tool) {
    const hint = (importedBy === 'page' ? tool.inPage(specifier) : undefined) ?? tool.inCode;
    return { message: `'${specifier}' is a ${tool.name} module, which docsgen does not have`, hint };
  }
  const name = packageName(specifier);
  return { message: packageNotInstalled(name), hint: `Install it: npm install ${name}` };
}
