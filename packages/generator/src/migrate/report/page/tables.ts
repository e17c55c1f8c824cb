// Parts of the report's page that are tables: what was taken over, what stands in for something, counterparts.
import { count, countOf } from '../../../text/amounts.ts';
import { escapeHtml } from '../../../text/html/escape.ts';
import type { Counterpart } from '../../migration.ts';
import type { MigrationReport } from '../migration-report.ts';
import { section, table } from './table.ts';

export function takenSection({ migration }: MigrationReport): string {
  const rows = migration.taken.map((each) => [escapeHtml(each.what), count(each.count), escapeHtml(each.detail)]);
  const columns = [{ title: 'What' }, { title: 'How many', isNumber: true }, { title: 'Which' }];
  return rows.length === 0 ? '' : section('taken', 'Taken over', table(columns, rows));
}

export function standInSection({ migration }: MigrationReport): string {
  if (migration.standIns.size === 0) return '';
  const rows = [...migration.standIns].map(([name, pages]) => [
    `<code>${escapeHtml(name)}</code>`,
    pages === 0 ? '–' : count(pages),
  ]);
  const words = '<p>These are drawn by something that stands in for them. Look at a page of each.</p>';
  const columns = [{ title: 'What' }, { title: 'Pages', isNumber: true }];
  return section('stand-ins', 'Stand-ins', words + table(columns, rows));
}

export function counterpartSection({ migration }: MigrationReport): string {
  const rowOf = ({ name, now, isOpen, file, position }: Counterpart): readonly string[] => [
    `<code>${escapeHtml(name)}</code>`,
    `${isOpen ? '<span class="tag mild">by hand</span> ' : ''}${withCode(now)}`,
    `<span class="path soft">${escapeHtml(position ? `${file}:${position.line}` : file)}</span>`,
  ];
  const columns = [{ title: 'There' }, { title: 'Here' }, { title: 'Where' }];
  const tables = (['plugin', 'component'] as const).flatMap((kind) => {
    const rows = migration.counterparts.filter((each) => each.kind === kind).map(rowOf);
    return rows.length === 0 ? [] : [`<h3>${titles[kind]}</h3>${table(columns, rows)}`];
  });
  return section('counterparts', 'What has another shape here', tables.join(''));
}

const titles: Readonly<Record<Counterpart['kind'], string>> = {
  plugin: 'Plugins, themes and presets',
  component: 'Replaced parts of the theme',
};

/** Escaped, with what stands between backticks as code. */
export function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function nextSection({ migration, graph }: MigrationReport): string {
  const packages = [...migration.packages.keys()];
  const installs =
    packages.length === 0 ? '' : `<p>The site’s components use ${countOf(packages.length, 'package')} of npm.</p>`;
  const words = graph
    ? '<p>Look at the site while you change it, check it as often as you like, and build it:</p>'
    : '<p>Mend what the check found first, then look at the site:</p>';
  const commands = ['npm install', 'npm start', 'npm run check', 'npm run build'].join('\n');
  const after =
    '<p>Run the migration again when the old site has changed: it updates what it wrote and was not edited since. ' +
    'Addresses that the old site had stand in <code>site.urls.txt</code>; every build holds the site against them.</p>';
  return section('next', 'What to do next', `${installs}${words}<pre>${commands}</pre>${after}`);
}
