// Plugins, themes and presets by name: their counterparts in docsgen, and which are lost.
import type { Counterpart } from '../../migration.ts';
import type { PluginUse } from '../site.ts';
import { counterOf } from './analytics.ts';
import { guide, type Work } from './work.ts';

interface Replacement {
  /** The counterpart in docsgen, or, for a lost plugin, what is missing. */
  readonly now: string;
  readonly isLost?: true;
  readonly hint?: string;
}

const part = { now: 'a built-in feature of docsgen' };
const ownSearch = { now: "docsgen's built-in search, which needs no service" };
const folders: Replacement = { now: 'imports with full paths' };
const noWebpack = 'docsgen bundles with esbuild, which cannot be configured';

const known: readonly (readonly [RegExp, Replacement])[] = [
  [/^(classic|@docusaurus\/preset-classic|@docusaurus\/theme-classic)$/, part],
  [/^(@docusaurus\/plugin-)?content-(docs|blog|pages)$/, part],
  [/^(@docusaurus\/plugin-)?client-redirects$/, { now: 'redirects in the configuration' }],
  [/^(@docusaurus\/plugin-)?(debug|svgr|rsdoctor|css-cascade-layers)$|^@docusaurus\/faster$/, part],
  [/^(@docusaurus\/plugin-)?sitemap$/, { now: 'a sitemap, which is generated if url is set' }],
  [/^(@docusaurus\/theme-)?mermaid$/, { now: 'diagrams that are rendered at build time' }],
  [/(theme-|^)search-algolia$|search-typesense|docusaurus-theme-search|search-pagefind|docsearch/, ownSearch],
  [/search-local$|plugin-search|lunr-search|easyops|cmfcmf\/docusaurus-search/, ownSearch],
  [/(theme-|^)live-codeblock$/, { now: 'live code, docs/guide/components/live-code.md' }],
  [/(plugin-|^)ideal-image$/, { now: 'images in their original size' }],
  [
    /(plugin-|^)sass$/,
    { now: 'SCSS style sheets', isLost: true, hint: 'docsgen only supports CSS: compile each style sheet (npx sass)' },
  ],
  [/(plugin-|^)pwa$/, { now: 'offline support', isLost: true, hint: 'docsgen has no service worker' }],
  [/image-zoom|medium-zoom|lightbox/, { now: 'image zoom', isLost: true }],
  [/llms/, { now: 'files such as llms.txt', isLost: true, hint: 'Generate them in a docsgen plugin' }],
  [/openapi|redoc|redocusaurus|swagger/, { now: 'pages generated from an OpenAPI document', isLost: true }],
  [
    /typedoc|api-extractor/,
    { now: 'pages generated from TypeScript', isLost: true, hint: 'Generate them in content/ with a script' },
  ],
  [/tailwind|postcss/, { now: 'Tailwind classes', isLost: true, hint: 'Compile the style sheet, and list it in css' }],
  [/module-alias$/, folders],
  [/webpack|polyfill/, { now: 'bundler customizations', isLost: true, hint: noWebpack }],
  [/remote-content/, { now: 'content from other repositories', isLost: true, hint: 'Fetch it before each build' }],
];

/** Options of plugins with their own rules are read there. */
export function readPlugins(work: Work): readonly Counterpart[] {
  work.config.skip('presets', 'plugins', 'themes');
  const found = work.site.plugins.flatMap((plugin): readonly Counterpart[] => {
    if (counterOf(plugin)) return [counterpart(work, plugin, { now: 'analytics or scripts in the configuration' })];
    const named = known.find(([pattern]) => pattern.test(plugin.name))?.[1];
    const replacement = plugin.aliases === 'alone' ? folders : named;
    if (/content-pages$/.test(plugin.name)) readPages(work, plugin);
    if (replacement === part) return [];
    if (replacement === undefined || replacement.isLost) tellLost(work, plugin, replacement);
    return [counterpart(work, plugin, replacement)];
  });
  return found.filter(
    ({ name, now }, index) => found.findIndex((each) => each.name === name && each.now === now) === index,
  );
}

function counterpart(work: Work, plugin: PluginUse, replacement: Replacement | undefined): Counterpart {
  const isOpen = replacement === undefined || replacement.isLost === true;
  const now = isOpen ? (replacement?.hint ?? ownPlugins) : `It is replaced by ${replacement.now}`;
  const { name, position } = plugin;
  return { kind: 'plugin', name, now, isOpen, file: work.site.configFile, position };
}

const ownPlugins = 'See docs/guide/plugins.md for what docsgen plugins can do';

function tellLost(work: Work, plugin: PluginUse, replacement: Replacement | undefined): void {
  const { name, kind, options } = plugin;
  // Opened only for its position.
  work.optionsOf(name, options ?? {}, plugin).skip(...Object.keys(Object(options)));
  const shown = name === 'function' ? `A ${kind} defined in the configuration` : `The ${kind} ${name}`;
  const but = plugin.aliases === undefined ? '' : ', except for its folder aliases';
  work.tell({
    message: `${shown} is not migrated${replacement ? `, including ${replacement.now}` : ''}${but}`,
    hint: replacement?.hint ?? ownPlugins,
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
