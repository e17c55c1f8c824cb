// Reports front matter keys of other generators. A folder that is migrated manually often contains many such keys, so
// each key is reported only once per site.

import type { YamlSource } from '../config/yaml/yaml-source.ts';
import { type Diagnostic, type DiagnosticCode, warning } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { frontMatterSchema } from '../model/schema/front-matter-schema.ts';
import { lettersApart, unknownKey } from '../text/wording.ts';
import { postFields } from './posts/post-fields.ts';

type Code = Extract<DiagnosticCode, 'category' | 'front-matter'>;

interface ForeignKey {
  readonly tool: string;
  /** Equivalent key in docsgen, if there is one. */
  readonly instead?: string | undefined;
  /** Whether the value corresponds to docsgen's default behavior. If so, the key can be ignored without a warning. */
  readonly isIdle?: (value: unknown) => boolean;
}

const ofCategories: Readonly<Record<string, ForeignKey>> = named('Docusaurus', { customProps: '', key: '', type: '' });

const isOn = (value: unknown): boolean => value === true || value === null;
const isOff = (value: unknown): boolean => value === false || value === null;
const hideContents = 'hide_table_of_contents: true';
const levels = `toc_min_heading_level and toc_max_heading_level, or ${hideContents}`;

const ofPages: Readonly<Record<string, ForeignKey>> = {
  ...named('Docusaurus', { sidebar_custom_props: '', sidebar_key: '', title_meta: '' }),
  ...named('Hugo', {
    weight: 'sidebar_position',
    linkTitle: 'sidebar_label',
    publishDate: 'date',
    expiryDate: '',
    aliases: 'redirects in the configuration',
  }),
  toc: { tool: 'Hugo', instead: hideContents, isIdle: isOn },
  ...named('Jekyll', { permalink: 'slug', nav_order: 'sidebar_position' }),
  published: { tool: 'Jekyll', instead: 'draft: true', isIdle: isOn },
  hidden: { tool: 'other generators', instead: 'unlisted: true', isIdle: isOff },
  // `site` and `plain` are the layouts of Markdown files in `pages/`.
  layout: { tool: 'Jekyll and VitePress', isIdle: (value) => value === 'site' || value === 'plain' },
  hide: { tool: 'Material for MkDocs', instead: `${hideContents} or displayed_sidebar: null`, isIdle: isOff },
  ...named('VitePress and Starlight', { hero: 'home' }),
  ...named('VitePress', { features: 'home.topics' }),
  outline: { tool: 'VitePress', instead: levels, isIdle: isOn },
  aside: { tool: 'VitePress', instead: hideContents, isIdle: isOn },
  editLink: { tool: 'VitePress', instead: 'custom_edit_url: null', isIdle: isOn },
  navbar: { tool: 'VitePress', isIdle: isOn },
  footer: { tool: 'VitePress', isIdle: isOn },
  prev: { tool: 'VitePress and Starlight', instead: 'pagination_prev: null, or the ID of a page', isIdle: isOn },
  next: { tool: 'VitePress and Starlight', instead: 'pagination_next: null, or the ID of a page', isIdle: isOn },
  lastUpdated: { tool: 'VitePress and Starlight', instead: 'last_update', isIdle: isOn },
  sidebar: {
    tool: 'VitePress and Starlight',
    instead: 'displayed_sidebar: null, or sidebar_label and sidebar_position',
    isIdle: (value) => isOn(value) || typeof value === 'string',
  },
  ...named('Starlight', { editUrl: 'custom_edit_url', template: `${hideContents} and displayed_sidebar: null` }),
  tableOfContents: { tool: 'Starlight', instead: levels, isIdle: isOn },
  pagefind: { tool: 'Starlight', instead: 'unlisted: true, which hides it from sidebars as well', isIdle: isOn },
};

function named(tool: string, keys: Readonly<Record<string, string>>): Readonly<Record<string, ForeignKey>> {
  return Object.fromEntries(
    Object.entries(keys).map(([key, instead]) => [key, { tool, instead: instead || undefined }]),
  );
}

interface KeysRead {
  /** The value without foreign keys. A value that is not a mapping is returned unchanged. */
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

export function withoutForeignKeys(source: YamlSource, code: Code, file: string): KeysRead {
  const { value } = source;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { value, diagnostics: [] };
  const found = Object.entries(value).filter(([key, field]) => isForeign(key, field, code));
  if (found.length === 0) return { value, diagnostics: [] };
  const diagnostics = found.map(([key]) => foreignKey({ key, code, file, position: source.positionOfKey([key]) }));
  const rest = Object.entries(value).filter(([key]) => !found.some(([each]) => each === key));
  return { value: Object.fromEntries(rest), diagnostics };
}

/** Whether the key belongs to another generator and its value would be lost. */
export function isForeign(key: string, value: unknown, code: Code): boolean {
  const known = keysOf(code);
  return Object.hasOwn(known, key) && known[key]?.isIdle?.(value) !== true;
}

function keysOf(code: Code): Readonly<Record<string, ForeignKey>> {
  return code === 'category' ? ofCategories : ofPages;
}

/** Returns a hint, or `undefined` if docsgen has no equivalent. */
export function remedyFor(key: string, code: Code): string | undefined {
  const instead = keysOf(code)[key]?.instead;
  return instead === undefined ? undefined : `Use ${instead} instead`;
}

interface FoundKey extends Pick<Diagnostic, 'file' | 'position'> {
  readonly key: string;
  readonly code: Code;
}

function foreignKey({ key, code, ...location }: FoundKey): Diagnostic {
  const { tool = '' } = keysOf(code)[key] ?? {};
  const remedy = remedyFor(key, code) ?? 'It has no effect and can be removed';
  return warning({
    code,
    message: `docsgen does not support '${key}', a key of ${tool}`,
    ...location,
    hint: `${remedy}${others}`,
  });
}

const others = '. This key is reported only once, even if other files use it';

/** Removes repeated warnings about the same foreign key in several files. */
export function reportedOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const reported = new Set<string>();
  return diagnostics.filter(({ hint, message }) => {
    if (!hint?.endsWith(others)) return true;
    const isNew = !reported.has(message);
    reported.add(message);
    return isNew;
  });
}

const known = [...Object.keys(frontMatterSchema.shape), ...Object.keys(postFields.shape)];

/** Keys of other generators that are similar to one of docsgen's keys. */
const foreign: ReadonlySet<string> = new Set(['images', 'lastUpdated', 'data', 'author']);

export function misspelledKeys(source: YamlSource, file: SourcePath): readonly Diagnostic[] {
  const { value } = source;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const meant = known.includes(key) ? undefined : meantKey(key);
    if (meant === undefined) return [];
    const position = source.positionOfKey([key]);
    const message = unknownKey(key);
    return [warning({ code: 'front-matter', message, file, position, hint: `Did you mean ${meant}?` })];
  });
}

function meantKey(key: string): string | undefined {
  if (foreign.has(key)) return undefined;
  const written = key.toLowerCase().replaceAll('-', '_');
  return known.find((name) => isSlip(written, name));
}

/**
 * Allows two edits in a long name, and one edit in a short name. This rule is stricter than `didYouMean`, because an
 * unknown key can be a custom key.
 */
function isSlip(written: string, name: string): boolean {
  if (name.length < 4 || Math.abs(written.length - name.length) > 2) return false;
  return lettersApart(written, name) <= (name.length > 5 ? 2 : 1);
}
