// Compares the pages of a Docusaurus site with the pages that docsgen builds after the migration.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFiles } from '../../src/docusaurus/place-files.ts';
import { readDocusaurus } from '../../src/docusaurus/reading/read-docusaurus.ts';
import { openForeign } from '../../src/foreign/foreign-files.ts';
import { foreignModules } from '../../src/foreign/run-foreign.ts';
import { comparePage, isWhole, type PageComparison } from './compare-pages.ts';
import type { PartKind } from './page-parts.ts';
import { sourceParts } from './source-parts.ts';

export interface SiteComparison {
  /** Number of compared pages. */
  readonly pages: number;
  /** Number of parts in the sources, by kind. */
  readonly parts: ReadonlyMap<PartKind, number>;
  /** Pages with missing parts, or with source code that is shown as text, by source file. */
  readonly broken: ReadonlyMap<string, PageComparison>;
  /** Components in the sources, with the number of pages that use them. Their output is not compared. */
  readonly components: ReadonlyMap<string, number>;
}

/** `root` is the folder of the original site, and `built` is docsgen's output folder. */
export async function compareSite(root: string, built: string): Promise<SiteComparison> {
  const { value: site } = await readDocusaurus(openForeign(root), foreignModules());
  if (site === undefined) throw new Error(`${root} cannot be read`);
  const placement = await placeFiles(site);
  const documents = site.docs.flatMap(({ versions }) => versions.flatMap((version) => version.documents));
  const posts = site.blogs.flatMap((blog) => blog.posts);
  const own = site.pages.filter(({ source }) => /\.mdx?$/.test(source));
  const broken = new Map<string, PageComparison>();
  const components = new Map<string, number>();
  const counts = new Map<PartKind, number>();
  const pages = [...documents, ...posts, ...own].filter(({ source }) => !/(^|\/)_/.test(source));
  for (const { source, url } of pages) {
    const parts = await sourceParts(source, placement);
    for (const { kind } of parts.parts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const name of parts.components) components.set(name, (components.get(name) ?? 0) + 1);
    const file = [`${url}/index.html`, `${url}.html`, url].map((path) => join(built, path)).find(isFile);
    const html = file === undefined ? '' : readFileSync(file, 'utf8');
    const comparison = comparePage(parts, html);
    if (!isWhole(comparison)) broken.set(source, comparison);
  }
  return { pages: pages.length, parts: counts, broken, components };
}

function isFile(path: string): boolean {
  return /\.html$/.test(path) && existsSync(path);
}
