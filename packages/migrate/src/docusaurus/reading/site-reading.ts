// Values shared by all functions that read a Docusaurus site.

import { posix } from 'node:path';
import type { Diagnostic } from 'docsgen/internals';
import type { ForeignFiles, ForeignModules } from '../../foreign-site.ts';
import { readFrontMatter } from '../../front-matter.ts';
import { pathFilter } from '../../globs.ts';
import { type LooseMap, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import type { DocsVersion, DocusaurusLocale, DocusaurusSite, PluginUse } from '../site.ts';

export interface ReadConfig extends Pick<DocusaurusSite, 'configFile' | 'config' | 'positionOf'> {}

export interface SiteReading {
  readonly files: ForeignFiles;
  readonly modules: ForeignModules;
  readonly config: ReadConfig;
  /** The default locale is first. */
  readonly locales: readonly DocusaurusLocale[];
  readonly tell: (diagnostic: Diagnostic) => void;
}

/** Reads the front matter of a file in the first folder that contains it. React pages have none. */
export async function readSource(
  { files, tell }: Pick<SiteReading, 'files' | 'tell'>,
  folders: readonly string[],
  relative: string,
) {
  for (const folder of folders) {
    const source = posix.join(folder, relative);
    const text = await files.readText(source);
    if (text === undefined) continue;
    if (!/\.mdx?$/.test(relative)) return { source, frontMatter: {} };
    const { frontMatter, diagnostics } = readFrontMatter(text, source);
    diagnostics.forEach(tell);
    return { source, frontMatter };
  }
  return undefined;
}

/** Returns the folder of a plugin's translations: `i18n/fr/docusaurus-plugin-content-docs-community`. */
export function translationFolder({ folder }: Pick<DocusaurusLocale, 'folder'>, plugin: string, id: string): string {
  return `${folder}/docusaurus-plugin-${plugin}${id === 'default' ? '' : `-${id}`}`;
}

/** Returns the folder of a version's translations, relative to the folder of the plugin's translations. */
export function translatedVersion({ name }: Pick<DocsVersion, 'name'>): string {
  return name === 'current' ? name : `version-${name}`;
}

interface ContentUse {
  readonly id: string;
  /** With all defaults. */
  readonly options: LooseMap;
  /** Without leading and trailing slashes. */
  readonly routeBasePath: string;
}

/** Reads the options of a content plugin. */
export function contentUse(use: PluginUse, defaults: LooseMap): ContentUse {
  const options = { ...defaults, ...mapIn(use.options) };
  const base = textIn(options.routeBasePath) ?? textIn(defaults.routeBasePath) ?? '';
  return { id: textIn(options.id) ?? 'default', options, routeBasePath: base.replace(/^\/+|(?<!\/)\/+$/g, '') };
}

/** Lists the files of a content plugin, relative to the folder. */
export async function contentFiles(
  { files }: SiteReading,
  folder: string,
  { include, exclude }: LooseMap,
): Promise<readonly string[]> {
  return (await files.list(folder)).filter(pathFilter(textsIn(include), textsIn(exclude)));
}

/** Default patterns of files that content plugins of Docusaurus exclude. */
export const defaultExclude: readonly string[] = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];
