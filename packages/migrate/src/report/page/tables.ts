// Sections of the report that are tables: migrated content, placeholders, replaced plugins and components.
import { count, countOf, escapeHtml } from 'docsgen/internals';
import type { Counterpart } from '../../migration.ts';
import type { MigrationReport } from '../migration-report.ts';
import { section, table } from './table.ts';

export function takenSection({ migration }: MigrationReport): string {
  const rows = migration.taken.map((each) => [escapeHtml(each.what), count(each.count), escapeHtml(each.detail)]);
  const columns = [{ title: 'Content' }, { title: 'Number', isNumber: true }, { title: 'Details' }];
  return rows.length === 0 ? '' : section('taken', 'Migrated', table(columns, rows));
}

export function standInSection({ migration }: MigrationReport): string {
  if (migration.standIns.size === 0) return '';
  const rows = [...migration.standIns].map(([name, pages]) => [
    `<code>${escapeHtml(name)}</code>`,
    pages === 0 ? '–' : count(pages),
  ]);
  const words =
    '<p>These components and packages were replaced by placeholders. Check a page that uses each of them.</p>';
  const columns = [{ title: 'Name' }, { title: 'Pages', isNumber: true }];
  return section('stand-ins', 'Placeholders', words + table(columns, rows));
}

export function counterpartSection({ migration }: MigrationReport): string {
  const rowOf = ({ name, now, isOpen, file, position }: Counterpart): readonly string[] => [
    `<code>${escapeHtml(name)}</code>`,
    `${isOpen ? '<span class="tag mild">by hand</span> ' : ''}${withCode(now)}`,
    `<span class="path soft">${escapeHtml(position ? `${file}:${position.line}` : file)}</span>`,
  ];
  const columns = [{ title: 'Original' }, { title: 'Replacement' }, { title: 'Location' }];
  const tables = (['plugin', 'component'] as const).flatMap((kind) => {
    const rows = migration.counterparts.filter((each) => each.kind === kind).map(rowOf);
    return rows.length === 0 ? [] : [`<h3>${titles[kind]}</h3>${table(columns, rows)}`];
  });
  return section('counterparts', 'Plugins and theme components', tables.join(''));
}

const titles: Readonly<Record<Counterpart['kind'], string>> = {
  plugin: 'Plugins, themes and presets',
  component: 'Replaced theme components',
};

/** Escapes HTML, and renders text in backticks as code. */
export function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function nextSection({ migration, graph }: MigrationReport): string {
  const packages = [...migration.packages.keys()];
  const installs =
    packages.length === 0 ? '' : `<p>The site’s components use ${countOf(packages.length, 'npm package')}.</p>`;
  const words = graph
    ? '<p>Preview the site while you edit it, check it for errors, and build it:</p>'
    : '<p>Fix the errors that the check found, then preview the site:</p>';
  const commands = ['npm install', 'npm start', 'npm run check', 'npm run build'].join('\n');
  const after =
    '<p>Run the migration again if the original site changes: it updates all files that you have not edited. ' +
    '<code>site.urls.txt</code> lists the URLs of the original site; every build checks that they still exist.</p>';
  return section('next', 'Next steps', `${installs}${words}<pre>${commands}</pre>${after}`);
}
