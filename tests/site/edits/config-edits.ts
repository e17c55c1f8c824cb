// Kinds of configuration changes by authors, for the edit histories. Keys with a fixed list of values are read from the
// schema.
import { readFileSync } from 'node:fs';
import { type Random, words } from '../../random.js';
import { type ConfigJson, configFile, pageText, pluginFile, type Texts } from './history-site.ts';
import type { Change, Edit } from './random-edits.ts';

type ConfigEdit = (config: ConfigJson, random: Random) => Partial<Record<string, unknown>>;

const toggled = (value: unknown, standard: boolean): boolean => !(value ?? standard);

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Option {
  readonly parent: string | undefined;
  readonly key: string;
  readonly values: readonly unknown[];
}

/** Keys that need another key, or for which most values are errors in the site of the histories. */
const excluded = ['analytics', 'feedback', 'checks'];

/** Returns the keys with a fixed list of values, at the top level and one level below. */
function optionsIn({ properties = {} }: Schema, parent?: string): readonly Option[] {
  return Object.entries(properties).flatMap(([key, value]): readonly Option[] => {
    if (excluded.includes(key) || value.required) return [];
    const values = value.type === 'boolean' ? [true, false] : value.enum;
    if (values) return [{ parent, key, values: [...values, undefined] }];
    return parent === undefined ? optionsIn(value, key) : [];
  });
}

const options = optionsIn(JSON.parse(readFileSync('docs/site.config.schema.json', 'utf8')));

/** The returned values replace those of the configuration; `undefined` removes the key. */
const keys: Readonly<Record<string, ConfigEdit>> = {
  'site title': (_config, random) => ({ title: `Manual ${random.pick(words)}` }),
  tagline: (_config, random) => ({ tagline: random.sentence() }),
  url: (config) => ({ url: config.url === undefined ? 'https://docs.example.com' : undefined }),
  baseUrl: (_config, random) => ({ baseUrl: random.pick(['/', '/docs/', '/m/n/']) }),
  option: (config, random) => {
    const option = random.pick(options);
    if (!option) return {};
    const { parent, key, values } = option;
    const change = { [key]: random.pick(values) };
    return parent === undefined ? change : { [parent]: { ...Object(config[parent]), ...change } };
  },
  navbar: (_config, random) => ({
    navbar: {
      title: random.pick(words),
      items: [
        { label: random.pick(words), to: '/guide/start' },
        { label: random.pick(words), section: 'api' },
      ].slice(random.below(2)),
    },
  }),
  footer: (config, random) => ({
    social: config.social ? undefined : { email: 'docs@example.com' },
    footer: random.chance(0.3)
      ? undefined
      : {
          copyright: random.sentence(),
          links: [{ label: random.pick(words), to: '/guide/start' }],
          columns: config.social && [{ title: 'More', links: [{ label: 'Start', to: '/guide/start' }] }],
        },
  }),
  announcement: (_config, random) => ({
    announcement: random.chance(0.3)
      ? undefined
      : { id: random.pick(words), content: `${random.sentence()} [Más](/guide/start)` },
  }),
  checks: (config, random) => ({
    checks: {
      ...config.checks,
      [random.pick(['links', 'anchors', 'images', 'foreignSyntax'])]: random.pick([
        'error',
        'warning',
        'warning',
        'off',
      ]),
    },
  }),
  redirects: (config, random) => ({
    redirects: random.chance(0.4)
      ? config.redirects.slice(1)
      : [...config.redirects, { from: `/old-${random.pick(words)}-${random.below(9)}`, to: '/guide/start' }],
  }),
  host: (config, random) => ({
    host: random.pick(['netlify', 'nginx', ['vercel', 'cloudflare', 'github-pages'], undefined]),
    static: config.static ? undefined : { allow: ['.hidden'] },
  }),
  remarkPlugins: (config) => ({
    markdown: {
      ...config.markdown,
      remarkPlugins: config.markdown.remarkPlugins === undefined ? [`./${pluginFile}`] : undefined,
    },
  }),
  editLink: (config, random) => ({
    reportLink: config.reportLink ? undefined : 'https://git.example.com/new?title={title}&body={url}',
    feedback: config.reportLink && { form: '/answers' },
    editLink:
      random.chance(0.5) && config.editLink ? undefined : `https://git.example.com/${random.pick(words)}/{path}`,
  }),
  contents: (_config, random) => ({ tableOfContents: { min: 2, max: 2 + random.below(3) } }),
  search: (config) => ({ search: toggled(config.search, true) }),
  'locale label': (config, random) => ({
    locales: config.locales.map((locale, index) => (index === 1 ? { ...locale, label: random.pick(words) } : locale)),
  }),
  'one more locale': (config) => ({
    locales: config.locales.length > 2 ? config.locales.slice(0, 2) : [...config.locales, { code: 'pt' }],
  }),
  'section label': (config, random) => ({
    sections: config.sections.map((section, index) =>
      index === 0 ? { ...section, label: random.pick(words) } : section,
    ),
  }),
  'section sidebar': (config, random) => ({
    sections: config.sections.map((section, index) => {
      const sidebar = [{ page: 'index', badge: random.pick(words) }, { autogenerated: '.' }];
      return index === 0 ? { ...section, sidebar: section.sidebar === undefined ? sidebar : undefined } : section;
    }),
  }),
  'version banner': (config, random) => ({
    sections: withVersions(config, (versions) =>
      versions.map((each, index) => (index === 1 ? { ...each, banner: random.pick(['none', 'unreleased']) } : each)),
    ),
  }),
  'versions the other way round': (config) => ({
    sections: withVersions(config, (versions) =>
      versions
        .toReversed()
        .map((each) => ({ ...each, content: each.content ?? (each.name === '2.0' ? 'api' : `api-${each.name}`) })),
    ),
  }),
  'a version less': (config) => ({ sections: withVersions(config, (versions) => versions.slice(0, 1)) }),
};

type Versions = NonNullable<ConfigJson['sections'][number]['versions']>;

function withVersions(config: ConfigJson, change: (versions: Versions) => Versions): ConfigJson['sections'] {
  return config.sections.map((section) =>
    section.versions === undefined ? section : { ...section, versions: change(section.versions) },
  );
}

const withPages = {
  'one more version': (files, random) =>
    reconfigure(files, (config) => {
      const name = `0.${random.below(9)}`;
      const path = `content/es/api-${name}/index.md`;
      const isKnown = config.sections.some(({ versions }) => versions?.some((each) => each.name === name));
      if (isKnown || files.has(path)) return undefined;
      const sections = withVersions(config, (versions) => [...versions, { name }]);
      return { told: name, config: { sections }, writes: { [path]: pageText('API', random.sentence()) } };
    }),
  'one more section': (files, random) =>
    reconfigure(files, (config) => {
      const id = random.pick(['news', 'faq']);
      const path = `content/${random.pick(['es', 'en'])}/${id}/${random.pick(words)}.md`;
      if (config.sections.some((section) => section.id === id)) {
        return {
          told: `no ${id}`,
          config: { sections: config.sections.filter((section) => section.id !== id) },
          writes: {},
        };
      }
      const text = pageText(random.pick(words), '[Claves](/api/keys.md#rotar)');
      return { told: path, config: { sections: [...config.sections, { id }] }, writes: { [path]: text } };
    }),
} satisfies Readonly<Record<string, Edit>>;

interface Reconfiguration {
  readonly told: string;
  readonly config: Partial<Record<string, unknown>>;
  readonly writes: Readonly<Record<string, string>>;
}

function reconfigure(files: Texts, change: (config: ConfigJson) => Reconfiguration | undefined): Change | undefined {
  const before = files.get(configFile) ?? '';
  const config: ConfigJson = JSON.parse(before);
  const made = change(config);
  if (made === undefined) return undefined;
  const after = `${JSON.stringify({ ...config, ...made.config }, null, 2)}\n`;
  return after === before ? undefined : { told: made.told, writes: { ...made.writes, [configFile]: after } };
}

export const configEdits: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(
    Object.entries(keys).map(([key, edit]): [string, Edit] => [
      key,
      (files, random) =>
        reconfigure(files, (config) => {
          const made = edit(config, random);
          return { told: JSON.stringify(made), config: made, writes: {} };
        }),
    ]),
  ),
  ...withPages,
};
