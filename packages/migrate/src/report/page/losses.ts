// Differences from the original site, and the results of `docsgen check`: an expandable entry for each kind, with all
// locations.
import { count, countOf, type Diagnostic, escapeHtml } from 'docsgen/internals';
import { groupLosses, type LossGroup } from '../group-losses.ts';
import { linkGuides } from '../guide-places.ts';
import { alreadyBroken, checkFindings, countErrors, type MigrationReport } from '../migration-report.ts';
import { section } from './table.ts';
import { withCode } from './tables.ts';

export function lossSection({ migration }: MigrationReport): string {
  if (migration.losses.length === 0) {
    const words = '<p class="good">Everything was migrated.</p>';
    return section('losses', 'Differences from the original site', words);
  }
  const groups = groupLosses(migration.losses);
  const whose = `Files and lines refer to the ${migration.generator} site.`;
  const words = `<p>${whose} Content of red entries is missing from the new site.</p>`;
  return section('losses', 'Differences from the original site', words + groups.map(groupHtml).join(''));
}

export function checkSection(report: MigrationReport): string {
  const { found } = report;
  if (found.length === 0) {
    const words = '<p class="good">No problems found: <code>docsgen build</code> publishes the site as it is.</p>';
    return section('check', 'docsgen check', words);
  }
  const { old, others } = checkFindings(report);
  const errors = countErrors(found);
  const there = countErrors(old);
  const already = there === 0 ? '' : `, ${count(there)} of them already in the ${report.migration.generator} site,`;
  const command = '<code>docsgen build</code> publishes the site';
  const words =
    errors === 0
      ? `<p>No errors, and ${countOf(others.length, 'warning')}: ${command} as it is.</p>`
      : `<p>${countOf(errors, 'error')}${already} must be fixed before ${command}.</p>`;
  const before = old.length === 0 ? '' : `<h3>${alreadyBroken(report)}</h3>${groupsHtml(old)}`;
  return section('check', 'docsgen check', words + groupsHtml(others) + before);
}

function groupsHtml(found: readonly Diagnostic[]): string {
  return groupLosses(found).map(groupHtml).join('');
}

/** Maximum number of locations per entry. */
const shownPlaces = 400;

function groupHtml({ severity, message, hint, places, files }: LossGroup): string {
  const inFiles = files > 1 ? ` in ${countOf(files, 'file')}` : '';
  const amount = places.length > 1 ? ` <span class="amount">${count(places.length)} times${inFiles}</span>` : '';
  const items = places.slice(0, shownPlaces).map(({ place, names, hint: own }) => {
    const which = names.length > 0 ? ` ${escapeHtml(names.join(' '))}` : '';
    return `<li><span class="path">${escapeHtml(place)}</span>${which}${hintHtml(own)}</li>`;
  });
  const rest = places.length > shownPlaces ? `<li>${count(places.length - shownPlaces)} more</li>` : '';
  const list = places.some(({ place }) => place !== '') ? `<ul class="places">${items.join('')}${rest}</ul>` : '';
  return (
    `<details class="loss ${severity}"${places.length <= 3 ? ' open' : ''}>` +
    `<summary>${withCode(message)}${amount}</summary>${hintHtml(hint)}${list}</details>`
  );
}

function hintHtml(hint: string | undefined): string {
  return hint === undefined ? '' : `<p class="hint">${linkGuides(withCode(hint))}</p>`;
}
