// Prints the report in the terminal: migrated content, differences with locations and hints, and lost URLs.

import { count, countOf, type Diagnostic, type Paint } from 'docsgen/internals';
import type { AddressCounts, ComparedAddresses, LostUrl } from '../addresses/compare-addresses.ts';
import type { Counterpart, Migration } from '../migration.ts';
import { groupLosses, type LossGroup } from './group-losses.ts';
import { withGuides } from './guide-places.ts';
import { alreadyBroken, checkFindings, countErrors, type MigrationReport } from './migration-report.ts';

/** Number of locations to list per kind. The HTML report lists all of them. */
const shownPlaces = 3;

export function textReport(report: MigrationReport, paint: Paint): readonly string[] {
  const { migration, addresses } = report;
  return [
    '',
    paint.strong(`${migration.title}: from ${migration.generator} to docsgen`),
    ...takenLines(migration),
    ...standInLines(migration, paint),
    ...counterpartLines(migration, paint),
    ...lossLines(migration.losses, paint),
    ...checkLines(report, paint),
    ...addressLines(addresses, paint),
  ];
}

function takenLines({ taken }: Migration): readonly string[] {
  const width = Math.max(0, ...taken.map(({ what }) => what.length));
  const digits = Math.max(0, ...taken.map((each) => count(each.count).length));
  return taken.map((each) =>
    `  ${each.what.padEnd(width)}  ${count(each.count).padStart(digits)}  ${each.detail}`.trimEnd(),
  );
}

function standInLines({ standIns }: Migration, paint: Paint): readonly string[] {
  if (standIns.size === 0) return [];
  const names = [...standIns].map(([name, pages]) => (pages === 0 ? name : `${name} (${countOf(pages, 'page')})`));
  return ['', paint.strong('Components and packages with placeholders'), ...wrapped(names)];
}

function counterpartLines({ counterparts }: Migration, paint: Paint): readonly string[] {
  if (counterparts.length === 0) return [];
  const width = Math.min(40, Math.max(...counterparts.map(({ name }) => name.length)));
  return ['', paint.strong('Plugins and theme components'), ...counterparts.map((each) => lineOf(each, width))];

  function lineOf({ name, now, isOpen }: Counterpart, columns: number): string {
    return `  ${isOpen ? paint.warning('–') : paint.success('✓')} ${name.padEnd(columns)}  ${now}`;
  }
}

function lossLines(losses: readonly Diagnostic[], paint: Paint): readonly string[] {
  if (losses.length === 0) return ['', paint.success('No differences from the original site.')];
  const groups = groupLosses(losses);
  const amounts = `${countOf(losses.length, 'location')}, ${countOf(groups.length, 'kind')}`;
  const title = `Differences from the original site: ${amounts}`;
  return ['', paint.strong(title), ...firstGroups(groups, paint)];
}

/** Number of kinds of differences to list in the terminal. */
const shownGroups = 25;

function firstGroups(groups: readonly LossGroup[], paint: Paint): readonly string[] {
  const rest = groups.length - shownGroups;
  const more = rest > 0 ? [`  ${countOf(rest, 'more kind')}; see the full report`] : [];
  return [...groups.slice(0, shownGroups).flatMap((group) => groupLines(group, paint)), ...more];
}

function groupLines({ severity, message, hint, places, files }: LossGroup, paint: Paint): readonly string[] {
  const word = severity === 'error' ? paint.error('error') : paint.warning('warning');
  const [first] = places;
  if (places.length === 1) return [`  ${word} ${message}`, `    ${first?.place ?? ''}`, ...hintLines(hint)];
  const shown = places.slice(0, shownPlaces).map(({ place, names }) => [place, ...names].join(' ').trim());
  const hasHints = places.some((each) => each.hint !== undefined);
  const rest = places.length - shown.length;
  const where = [...shown, ...(rest > 0 ? [`${count(rest)} more`] : [])].filter(Boolean).join(', ');
  const amount =
    files > 1 ? `${count(places.length)} times in ${countOf(files, 'file')}` : `${count(places.length)} times`;
  const title = `  ${word} ${message} (${amount})`;
  if (!hasHints) return [title, `    ${where}`, ...hintLines(hint)];
  const lines = shown.flatMap((text, index) => [`    ${text}`, ...hintLines(places[index]?.hint)]);
  return [title, ...lines, ...(rest > 0 ? [`    ${count(rest)} more`] : [])];
}

function hintLines(hint: string | undefined): readonly string[] {
  return hint === undefined ? [] : [`    → ${withGuides(hint)}`];
}

function checkLines(report: MigrationReport, paint: Paint): readonly string[] {
  if (report.found.length === 0) return ['', paint.success('docsgen check: no problems found in the new site.')];
  const { old, others } = checkFindings(report);
  const errors = countErrors(others);
  const warnings = others.length - errors;
  const amounts = [countOf(errors, 'error'), countOf(warnings, 'warning')].join(', ');
  const besides = old.length > 0 ? `, and ${old.length} that the ${report.migration.generator} site already had` : '';
  const title = `docsgen check of the new site: ${amounts}${besides}`;
  const lines = ['', paint.strong(title), ...firstGroups(groupLosses(others), paint)];
  if (old.length === 0) return lines;
  return [...lines, '', paint.strong(alreadyBroken(report)), ...firstGroups(groupLosses(old), paint)];
}

function addressLines(compared: ComparedAddresses | undefined, paint: Paint): readonly string[] {
  if (!compared) return ['', paint.error('URLs were not compared: the new site has no pages yet.')];
  const { addresses, anchors, lost } = compared;
  const sentence = `${sumOf(addresses, 'URLs')} and ${sumOf(anchors, 'anchors')} still exist or are redirected`;
  const shown = lost.slice(0, shownLost).map(lostLine);
  const rest = lost.length > shownLost ? [`  ${count(lost.length - shownLost)} more`] : [];
  return ['', lost.length === 0 ? paint.success(`${sentence}.`) : paint.error(`${sentence}:`), ...shown, ...rest];
}

/** Number of lost URLs to list in the terminal. */
const shownLost = 12;

function sumOf({ kept, redirected, lost }: AddressCounts, noun: string): string {
  return `${count(kept + redirected)} of ${count(kept + redirected + lost)} ${noun}`;
}

function lostLine({ url, ids, from }: LostUrl): string {
  const what = ids.length === 0 ? url : `${url} ${ids.map((id) => `#${id}`).join(' ')}`;
  return `  lost: ${what} (${from})`;
}

function wrapped(names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length < 110) lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines;
}
