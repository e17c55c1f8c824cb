// Plugins, themes and presets by name: which of them docsgen replaces, and which are lost.
import type { PluginUse } from '../site.ts';
import { counterOf } from './analytics.ts';
import { guide, type Work } from './work.ts';

interface Lost {
  readonly what: string;
  readonly hint?: string;
}

/** Plugins that docsgen replaces or does not need. */
const replaced = [
  /^(classic|@docusaurus\/(preset-classic|theme-classic|faster))$/,
  /^(@docusaurus\/plugin-)?(content-(docs|blog|pages)|client-redirects|sitemap)$/,
  /^(@docusaurus\/plugin-)?(debug|svgr|rsdoctor|css-cascade-layers|ideal-image)$|module-alias$/,
  /^(@docusaurus\/theme-)?(mermaid|live-codeblock|search-algolia)$/,
  /search-typesense|docusaurus-theme-search|search-pagefind|docsearch/,
  /search-local$|plugin-search|lunr-search|easyops|cmfcmf\/docusaurus-search/,
];

const losses: readonly (readonly [RegExp, Lost])[] = [
  [
    /(plugin-|^)sass$/,
    { what: 'SCSS style sheets', hint: 'docsgen only supports CSS: compile each style sheet (npx sass)' },
  ],
  [/(plugin-|^)pwa$/, { what: 'offline support', hint: 'docsgen has no service worker' }],
  [/image-zoom|medium-zoom|lightbox/, { what: 'image zoom' }],
  [/llms/, { what: 'files such as llms.txt', hint: 'Generate them in a docsgen plugin' }],
  [/openapi|redoc|redocusaurus|swagger/, { what: 'pages generated from an OpenAPI document' }],
  [
    /typedoc|api-extractor/,
    { what: 'pages generated from TypeScript', hint: 'Generate them in content/ with a script' },
  ],
  [/tailwind|postcss/, { what: 'Tailwind classes', hint: 'Compile the style sheet, and list it in css' }],
  [
    /webpack|polyfill/,
    { what: 'bundler customizations', hint: 'docsgen bundles with esbuild, which cannot be configured' },
  ],
  [/remote-content/, { what: 'content from other repositories', hint: 'Fetch it before each build' }],
];

/** Options of plugins that have their own rules are read there. */
export function readPlugins(work: Work): void {
  work.config.skip('presets', 'plugins', 'themes');
  for (const plugin of work.site.plugins) {
    if (/content-pages$/.test(plugin.name)) readPages(work, plugin);
    const isReplaced = replaced.some((pattern) => pattern.test(plugin.name));
    if (!counterOf(plugin) && !isReplaced) tellLost(work, plugin);
  }
}

function tellLost(work: Work, plugin: PluginUse): void {
  const { name, kind, options } = plugin;
  const lost = losses.find(([pattern]) => pattern.test(name))?.[1];
  // Opened only for its position.
  work.optionsOf(name, options ?? {}, plugin).skip(...Object.keys(Object(options)));
  const shown = name === 'function' ? `A ${kind} defined in the configuration` : `The ${kind} ${name}`;
  work.tell({
    message: `${shown} is not migrated${lost ? `, including ${lost.what}` : ''}`,
    hint: lost?.hint ?? 'See docs/guide/plugins.md for what docsgen plugins can do',
    at: [],
    plugin: name,
    isMissing: true,
  });
}

function readPages(work: Work, plugin: PluginUse): void {
  const { name, options } = plugin;
  const pages = work.optionsOf(name, options ?? {}, plugin);
  pages.skip('id', 'path', 'routeBasePath', 'include', 'exclude', 'remarkPlugins', 'rehypePlugins', 'recmaPlugins');
  pages.skip(
    'beforeDefaultRemarkPlugins',
    'beforeDefaultRehypePlugins',
    'admonitions',
    'editUrl',
    'editLocalizedFiles',
  );
  pages.skip('showLastUpdateAuthor', 'showLastUpdateTime');
  if (String(pages.raw('mdxPageComponent') ?? '@theme/MDXPage') === '@theme/MDXPage') return;
  work.tell({
    message: "The custom component in 'mdxPageComponent' is not migrated",
    hint: guide,
    at: ['mdxPageComponent'],
    plugin: name,
    isMissing: true,
  });
}
