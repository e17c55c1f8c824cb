// The model of a site given as an object literal: read without disk access, and without compiling pages.

import { loadSite } from '../../packages/generator/src/load-site.ts';
import type { SiteFiles } from '../../packages/generator/src/model/adapters/file-system.ts';
import type { Diagnostic } from '../../packages/generator/src/model/diagnostic.ts';
import type { PageKey } from '../../packages/generator/src/model/paths.ts';
import type { Sidebar, SidebarItem } from '../../packages/generator/src/model/sidebar.ts';
import type { DocPage, Page, SiteGraph } from '../../packages/generator/src/model/site.ts';
import { createBuildLog } from '../../packages/generator/src/pages/open/build-log.ts';

/** Content by path, relative to the site's folder. */
export type Files = Readonly<Record<string, string>>;

export interface Model {
  readonly graph: SiteGraph;
  readonly diagnostics: readonly Diagnostic[];
}

export async function modelOf(files: Files): Promise<Model> {
  const { log } = createBuildLog({ begin: () => {}, progress: () => {}, end: () => {} }, () => 0);
  const request = { files: memoryFiles(files), configFile: undefined, folderName: 'site', ignored: [], log };
  const { graph, diagnostics } = await loadSite(request);
  if (!graph) throw new Error(`No site: ${told(diagnostics).join('\n')}`);
  return { graph, diagnostics };
}

/** Returns the graph of a site without errors. */
export async function graphOf(files: Files): Promise<SiteGraph> {
  const { graph, diagnostics } = await modelOf(files);
  if (diagnostics.length > 0) throw new Error(told(diagnostics).join('\n'));
  return graph;
}

export function memoryFiles(files: Files): SiteFiles {
  return {
    root: '/site',
    readText: async (path) => files[path],
    readBytes: async (path) => (files[path] === undefined ? undefined : Buffer.from(files[path])),
    list: async (folder) => {
      const start = folder === '' ? '' : `${folder}/`;
      const paths = Object.keys(files).filter((path) => path.startsWith(start));
      return paths.sort().map((path) => path.slice(start.length));
    },
    refused: async () => [],
    unreadable: () => [],
    stamp: async (path) => files[path],
    settledStamp: async (path) => files[path],
  };
}

/** Diagnostics sorted by position, one line each, with the hint after a dash. */
export function told(diagnostics: readonly Diagnostic[]): readonly string[] {
  const place = ({ file, position }: Diagnostic): string =>
    position === undefined ? file : `${file}:${position.line}:${position.column}`;
  return diagnostics
    .map((each) => `${place(each)} ${each.message}${each.hint === undefined ? '' : ` - ${each.hint}`}`)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export function pageAt(graph: SiteGraph, key: string): Page {
  const page = graph.pages.get(key as PageKey);
  if (!page) throw new Error(`No page ${key} among ${[...graph.pages.keys()].join(', ')}`);
  return page;
}

export function docAt(graph: SiteGraph, key: string): DocPage {
  const page = pageAt(graph, key);
  if (page.kind !== 'doc') throw new Error(`${key} is no page of a file`);
  return page;
}

/** Key and URL of every page, except a landing page that docsgen generates. */
export function urls(graph: SiteGraph): Readonly<Record<string, string>> {
  const pages = [...graph.pages.values()].filter(({ kind, section }) => kind !== 'category' || section !== undefined);
  return Object.fromEntries(pages.map((page) => [page.key, page.url]));
}

export function sidebarOf(graph: SiteGraph, locale: string, key: string): Sidebar {
  const sidebar = [...graph.locales.values()].find((each) => each.locale.code === locale)?.sidebars.get(key);
  if (!sidebar) throw new Error(`No sidebar ${key} in ${locale}`);
  return sidebar;
}

/** A sidebar as text: labels, indented by two spaces per level, followed by the page's id or `-`. */
export function outline(sidebar: Sidebar): readonly string[] {
  const lines = (items: readonly SidebarItem[], depth: number): readonly string[] =>
    items.flatMap((item) => {
      const page = item.kind === 'link' || item.page === undefined ? '-' : item.page.replace(/^[^|]*\|/, '');
      const line = `${'  '.repeat(depth)}${item.label} ${page}`;
      return item.kind === 'category' ? [line, ...lines(item.items, depth + 1)] : [line];
    });
  return lines(sidebar.items, 0);
}

/** Spanish first, at the root; English under `/en`; the sections `api` and `sdk`. */
export const twoLanguages = `title: Docs
url: https://docs.example.com
locales: [{ code: es }, { code: en }]
sections: [{ id: api }, { id: sdk }]
`;
