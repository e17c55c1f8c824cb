// A table per section: pages in each language and version, and how many of them are translated.
import {
  count,
  escapeHtml,
  type Locale,
  type Page,
  type Section,
  type SiteGraph,
  textIn,
  type Version,
} from 'docsgen/internals';
import type { MigrationReport } from '../migration-report.ts';
import { rounded, section, table } from './table.ts';

export function languageSection({ graph }: MigrationReport): string {
  if (!graph) return '';
  const { locales, sections } = graph.config;
  if (locales.length === 1 && sections.every(({ versions }) => versions.length === 1)) return '';
  const tables = sections.map((each) => sectionTable(graph, each));
  const words = '<p>Number of pages in each version and language. Pages without a translation show the original.</p>';
  return section('languages', 'Languages and versions', words + tables.join(''));
}

function sectionTable(graph: SiteGraph, each: Section): string {
  const { locales } = graph.config;
  const [first] = locales;
  const text = (label: Section['label']): string => escapeHtml(textIn(label, first.code, first.code));
  const pages = [...graph.pages.values()].filter((page) => page.section?.id === each.id);
  const rows = each.versions.map((version) => [
    `<strong>${text(version.label)}</strong>`,
    ...locales.map((locale) => cell(pages, version, locale)),
  ]);
  const columns = [{ title: 'Version' }, ...locales.map(({ label }) => ({ title: escapeHtml(label) }))];
  return `<h3>${text(each.label)}</h3>${table(columns, rows)}`;
}

function cell(pages: readonly Page[], version: Version, locale: Locale): string {
  const own = pages.filter((page) => page.version?.name === version.name && page.locale.code === locale.code);
  const translated = own.filter(({ translation }) => translation !== 'missing').length;
  if (own.length === 0) return '<span class="soft">–</span>';
  const share = rounded((translated / own.length) * 100);
  const words = translated === own.length ? count(own.length) : `${count(translated)} of ${count(own.length)}`;
  const drawing =
    '<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">' +
    `<rect class="ground" width="100" height="4"/><rect class="part" width="${share}" height="4"/></svg>`;
  return `<div class="cell">${words}${drawing}</div>`;
}
