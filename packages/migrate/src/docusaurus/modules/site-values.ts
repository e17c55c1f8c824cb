// `components/docusaurus.ts` of the new site: the configuration values that components use, which users can edit. The
// file is written only if another file imports it, and contains only the values that these files use.

import type { MigratedFile } from '../../migration.ts';
import type { DocusaurusSite } from '../site.ts';
import { compatModule, siteModule } from './imports.ts';

const path = `${siteModule.replace('@site/', '')}.ts`;

const head = `// Values of the Docusaurus configuration that components read.
`;

/** Returns `undefined` if no file imports the values. */
export function siteValues(site: DocusaurusSite, files: readonly MigratedFile[]): MigratedFile | undefined {
  const texts = files.flatMap((file) => ('text' in file && file.text.includes(siteModule) ? [file.text] : []));
  const asked = new Set(texts.flatMap(namesOf));
  if (asked.size === 0) return undefined;
  const mentions = (word: string): boolean => texts.some((text) => text.includes(word));
  const isTranslated = asked.has('translate') || asked.has('Translate') || mentions('codeTranslations');
  const isWhole = mentions('siteConfig');
  const values = {
    siteConfig: {
      title: site.title,
      tagline: site.tagline,
      url: site.url,
      ...pick(site, isWhole ? ['favicon', 'organizationName', 'projectName', 'titleDelimiter'] : []),
      ...(mentions('customFields') && pick(site, ['customFields'])),
      ...((mentions('themeConfig') || asked.has('useThemeConfig')) && { themeConfig: plain(site.themeConfig) }),
    },
    i18n: i18nOf(site),
    messages: isTranslated ? messagesOf(site) : undefined,
    docs: [...asked].some((name) => /^use(?!Docusaurus|Theme)/.test(name)) ? docsOf(site) : undefined,
  };
  const names = [...asked].sort().join(', ');
  const text = `${head}import { docusaurusSite } from '${compatModule}';

export const { ${names} } = docusaurusSite(${asCode(values)});
`;
  return { path, text, from: undefined };
}

const statement = new RegExp(`(?:import|export)\\s*\\{([^}]*)\\}\\s*from\\s*['"]${siteModule}['"]`, 'g');

function namesOf(text: string): readonly string[] {
  return [...text.matchAll(statement)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(/(?<!\s)\s+as\s+/)[0] || []),
  );
}

function pick({ config }: DocusaurusSite, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.flatMap((name) => (name in config ? [[name, plain(config[name])]] : [])));
}

/** Removes functions and values of packages that are not available. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  if (fields.some(([name]) => /^\$(function|standIn|circle)$/.test(name))) return undefined;
  return Object.fromEntries(fields.map(([name, each]) => [name, plain(each)]));
}

function i18nOf({ locales }: DocusaurusSite) {
  return {
    defaultLocale: locales[0]?.code ?? 'en',
    locales: locales.length === 0 ? ['en'] : locales.map(({ code }) => code),
    localeConfigs: Object.fromEntries(
      locales.map(({ code, label, htmlLang, direction }) => [code, { label, htmlLang: htmlLang ?? code, direction }]),
    ),
  };
}

/** docsgen's UI strings replace the messages of the Docusaurus theme. */
function messagesOf({ locales }: DocusaurusSite): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const own = locales.map(({ code, messages }) => {
    const entries = [...messages].filter(([id]) => !id.startsWith('theme.'));
    return [code, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(own.filter(([, messages]) => Object.keys(messages).length > 0));
}

function docsOf({ docs }: DocusaurusSite) {
  return Object.fromEntries(
    docs.map(({ id, routeBasePath, versions }) => {
      const list = versions.map(({ name, label, base }, index) => ({
        ...{ name, label, path: base || '/' },
        isLast: index === 0,
      }));
      return [id, { path: `/${routeBasePath}`, versions: list }];
    }),
  );
}

export function asCode(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((each) => `${inner}${asCode(each, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  if (fields.length === 0) return '{}';
  const lines = fields.map(([name, each]) => `${inner}${nameOf(name)}: ${asCode(each, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${inside}"`
    : `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}
