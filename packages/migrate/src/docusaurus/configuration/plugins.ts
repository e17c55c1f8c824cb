// Plugins, themes and presets by name: which of them docsgen replaces, and which are lost.
import type { PluginUse } from '../site.ts';
import { counterOf } from './analytics.ts';
import type { Work } from './work.ts';

/** Plugins that docsgen replaces or does not need. */
const replaced = [
  /^(classic|@docusaurus\/(preset-classic|theme-classic|faster))$/,
  /^(@docusaurus\/plugin-)?(content-(docs|blog|pages)|client-redirects|sitemap)$/,
  /^(@docusaurus\/plugin-)?(debug|svgr|rsdoctor|css-cascade-layers|ideal-image)$/,
  /^(@docusaurus\/theme-)?(mermaid|live-codeblock|search-algolia)$/,
  /search-typesense|docusaurus-theme-search|search-pagefind|docsearch/,
  /search-local$|plugin-search|lunr-search|easyops|cmfcmf\/docusaurus-search/,
];

const plugins = 'See docs/guide/plugins.md for what docsgen plugins can do';

/** Lost features, with a hint. */
const losses: readonly (readonly [name: RegExp, what: string, hint?: string])[] = [
  [/(plugin-|^)sass$/, 'SCSS style sheets', 'docsgen only supports CSS: compile each style sheet (npx sass)'],
  [/(plugin-|^)pwa$/, 'offline support', 'docsgen has no service worker'],
  [/image-zoom|medium-zoom|lightbox/, 'image zoom'],
  [/module-alias$/, 'import aliases', 'Import files by their paths: @site/src/…'],
  [/llms/, 'files such as llms.txt', 'Generate them in a docsgen plugin'],
  [/openapi|redoc|redocusaurus|swagger/, 'pages generated from an OpenAPI document'],
  [/typedoc|api-extractor/, 'pages generated from TypeScript', 'Generate them in content/ with a script'],
  [/tailwind|postcss/, 'Tailwind classes', 'Compile the style sheet, and list it in css'],
  [/webpack|polyfill/, 'bundler customizations', 'docsgen bundles with esbuild, which cannot be configured'],
  [/remote-content/, 'content from other repositories', 'Fetch it before each build'],
  [
    /google-analytics$/,
    'Universal Analytics',
    'Google no longer supports it: set analytics.ga4 to an ID such as G-ABC',
  ],
  [/umami|plausible|matomo|posthog|fathom/, 'analytics', 'Set analytics (docs/guide/analytics.md)'],
];

/** Options of plugins that have their own rules are read there. */
export function readPlugins(work: Work): void {
  for (const plugin of work.site.plugins) {
    // Opened, so that unknown options are reported.
    if (/content-pages$/.test(plugin.name)) work.optionsOf(plugin.name, plugin.options ?? {}, plugin);
    const isReplaced = replaced.some((pattern) => pattern.test(plugin.name));
    if (!counterOf(plugin) && !isReplaced) tellLost(work, plugin);
  }
}

function tellLost(work: Work, plugin: PluginUse): void {
  const { name, kind, options } = plugin;
  const [, what, hint = plugins] = losses.find(([pattern]) => pattern.test(name)) ?? [];
  // Opened only for its position.
  work.optionsOf(name, options ?? {}, plugin).skip(...Object.keys(Object(options)));
  const shown = name === 'function' ? `A ${kind} defined in the configuration` : `The ${kind} ${name}`;
  const message = `${shown} is not migrated${what === undefined ? '' : `, including ${what}`}`;
  work.lose({ plugin: name, at: [] }, message, hint);
}
