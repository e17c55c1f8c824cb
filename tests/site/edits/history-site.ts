// The initial site of every edit history. It is small, so that it builds quickly, and contains one of every feature
// through which a change of one file affects the page of another.
import { hashOf } from '../../../packages/generator/src/text/hash.ts';

/** Content by path, relative to the site's folder. */
export type Texts = ReadonlyMap<string, string>;

export const configFile = 'site.config.yaml';
export const pluginFile = 'plugins/mark.mjs';

/** The configuration keys that edits change. They are written as JSON, which is also valid YAML. */
export interface ConfigJson {
  readonly title: string;
  readonly locales: readonly { readonly code: string; readonly label?: string }[];
  readonly sections: readonly SectionJson[];
  readonly checks: Readonly<Record<string, string>>;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly markdown: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

interface SectionJson {
  readonly id: string;
  readonly label?: unknown;
  readonly versions?: readonly { readonly name: string; readonly [key: string]: unknown }[];
  readonly [key: string]: unknown;
}

const config: ConfigJson = {
  title: 'Manual alfa',
  url: 'https://docs.example.com',
  locales: [{ code: 'es' }, { code: 'en' }],
  sections: [
    { id: 'guide', label: { es: 'Guía', en: 'Guide' } },
    {
      id: 'api',
      label: 'API',
      versions: [{ name: '2.0' }, { name: '1.0', banner: 'unmaintained' }],
      links: [{ label: 'Status', href: 'https://status.example.com' }],
    },
  ],
  checks: { links: 'warning', anchors: 'warning', images: 'warning', duplicateRoutes: 'warning' },
  redirects: [{ from: '/old', to: '/guide/start' }],
  markdown: { remarkPlugins: [`./${pluginFile}`] },
  announcement: { id: 'one', content: 'New: [start](/guide/start)' },
  footer: { copyright: 'Example', links: [{ label: 'Keys', to: '/api/keys' }] },
  editLink: 'https://git.example.com/edit/main/{path}',
};

/** Every page has front matter, because edits require it. */
export const pageText = (title: string, body: string, fields = ''): string =>
  `---\ntitle: ${title}\n${fields}---\n\n${body}\n`;

export const pictureText = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><title>alfa</title></svg>\n`;

/** Node loads a module only once. A plugin that reads its own file changes with the file even within one process. */
export const pluginText = (word: string): string => `// word: ${word}
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export default function mark() {
  const [, word] = /word: (\\w+)/.exec(readFileSync(fileURLToPath(import.meta.url), 'utf8'));
  return (tree) => {
    if (word === 'broken') throw new Error('It is broken');
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Marked ' + word + '.' }] });
  };
}
`;

const spanishStart = pageText(
  'Comienzo',
  `Primero la [invitación](./02-people/invite.md#pasos), luego las [claves](/api/keys#crear).

## Pasos primeros

![Plano](./plan.svg)

::include[./_limits.md]

\`\`\`js title="Crear" file=./_create.js
\`\`\``,
);

/** References to other files: links by file and by URL, an image, a partial, and a file in a fence. */
const guide: Readonly<Record<string, string>> = {
  'content/es/guide/index.md': pageText(
    'Guía',
    'Desde [aquí](01-start.md#pasos-primeros) a [más](/guide/deep/more/last).\n\n::page-list{of="people"}',
  ),
  'content/es/guide/01-start.md': spanishStart,
  'content/es/guide/02-people/_category_.yml':
    'label: Personas alfa\nposition: 2\nlink: { type: generated-index, slug: /people, description: Todas. }\n',
  'content/es/guide/02-people/invite.md': pageText(
    'Invitar',
    'Texto alfa.\n\n## Pasos\n\nUno.\n\n## Límites\n\n::include[/guide/_limits.md]',
    'description: Con una carta.\n',
  ),
  'content/es/guide/02-people/remove.md': pageText(
    'Quitar',
    'Nadie vuelve.\n\n::page-list\n\n::contents',
    'pagination_next: start\n',
  ),
  'content/es/guide/03-deep/_category_.json': '{ "label": "Hondo", "link": { "type": "doc", "id": "more/last" } }\n',
  'content/es/guide/03-deep/more/last.md': pageText(
    'Último',
    'Véase [quitar](../../02-people/remove.md) y [lo viejo](/api/1.0/keys).\n\n:::note\nAlfa bravo.\n:::',
    'sidebar_label: Fin\nunlisted: false\n',
  ),
  'content/es/guide/_limits.md': 'Como mucho alfa por hora, según [claves](/api/keys.md).\n\n### Límite bravo\n',
  'content/es/guide/_create.js': "const alfa = 'bravo';\n",
  'content/es/guide/plan.svg': pictureText(40),
};

const api: Readonly<Record<string, string>> = {
  'content/es/api/index.md': pageText(
    'API',
    'Las [claves](keys.md#nada), luego [más](kilo.md) y [más](/guide/people/mapa).\n\n![Plano](/guide/plan.svg)',
  ),
  'content/es/api/keys.md': pageText(
    'Claves',
    '## Crear\n\nAlfa carta.\n\n## Rotar {#rotar}\n\nDelta.',
    'displayed_sidebar: guide\npagination_prev: null\n',
  ),
  'content/es/api/sidebar.yaml': `${JSON.stringify([{ page: 'index', badge: 'alfa' }, { autogenerated: '.' }])}\n`,
  'content/es/api-1.0/keys.md': pageText('Claves', 'De antes: [índice](/api/index.md).'),
};

/** Some translations exist, one is outdated, and some are missing. */
const english: Readonly<Record<string, string>> = {
  'content/en/index.md': pageText('Home', 'To the [guide](guide/index.md).'),
  'content/en/guide/01-start.md': pageText(
    'Start',
    'Invite [people](./02-people/invite.md).\n\n## First steps',
    `source_hash: ${hashOf(spanishStart)}\n`,
  ),
  'content/en/guide/02-people/_category_.yml': 'label: People\n',
  'content/en/guide/02-people/invite.md': pageText(
    'Invite',
    'Text alfa.\n\n## Steps',
    'source_hash: 0123456789abcdef\n',
  ),
  'content/en/api/keys.md': pageText('Keys', '## Create\n\nAlfa.\n\n## Rotate {#rotar}'),
};

export const siteOfHistories: Texts = new Map(
  Object.entries({
    [configFile]: `${JSON.stringify(config, null, 2)}\n`,
    [pluginFile]: pluginText('alfa'),
    'content/es/index.md': pageText('Inicio', 'A la [guía](guide/index.md) y a las [claves](./api/keys.md#rotar).'),
    ...guide,
    ...api,
    ...english,
    'static/plain.txt': 'alfa\n',
    'static/.hidden/file.txt': 'alfa\n',
  }),
);

/**
 * A small replacement for the theme's compiled bundle. Every page loads its styles and scripts, which depend on
 * `engine`.
 */
export function clientBundle(engine: number): string {
  const content = Buffer.from(`/* ${engine} */\n`).toString('base64');
  const [theme, app, shell, feedback] = ['theme.css', 'app.js', 'shell.js', 'feedback.js'].map(
    (name) => `assets/${name.replace('.', `.${hashOf(`${engine}`).slice(0, 8).toUpperCase()}.`)}`,
  );
  return JSON.stringify({
    files: [theme, app, shell].map((path) => ({ path, content })),
    stylesheets: [theme],
    extras: Object.fromEntries(
      ['badges', 'columns', 'social', 'social-email', 'page-links', 'feedback'].map((name) => [
        name,
        { styles: `/* ${name} ${engine} */\n`, script: name === 'feedback' ? { path: feedback, content } : undefined },
      ]),
    ),
    criticalCss: '',
    appScript: app,
    shellScript: shell,
    articleFiles: {},
    liveFile: { path: 'assets/live.js', content },
    icon: { path: 'favicon.svg', content: Buffer.from(pictureText(16)).toString('base64') },
    scriptSize: 100,
    inlineScript: '',
    announcedScript: '',
    baseUrlScript: '',
  });
}
