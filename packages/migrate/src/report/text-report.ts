// The report as text: migrated content, differences with locations and hints, and lost URLs. The terminal shows the
// first entries of long lists, the file in the new site all of them.

import { count, countOf, type Diagnostic, type Paint } from 'docsgen/internals';
import type { AddressCounts, ComparedAddresses, LostUrl } from '../addresses/compare-addresses.ts';
import type { Counterpart, Migration } from '../migration.ts';
import { groupLosses, type LossGroup } from './group-losses.ts';
import { withGuides } from './guide-places.ts';
import { alreadyBroken, checkFindings, countErrors, type MigrationReport } from './migration-report.ts';

interface Style {
  readonly paint: Paint;
  /** Maximum numbers of kinds of differences, of locations per kind, and of lost URLs to list. */
  readonly groups: number;
  readonly places: number;
  readonly lost: number;
}

/** Returns the lines to print in the terminal. */
export function terminalReport(report: MigrationReport, paint: Paint): readonly string[] {
  return reportLines(report, { paint, groups: 25, places: 3, lost: 12 });
}

/** Returns the text of the file in the new site. */
export function fileReport(report: MigrationReport): string {
  const plain = (text: string): string => text;
  const paint = { error: plain, warning: plain, success: plain, quiet: plain, strong: plain };
  const all = Number.POSITIVE_INFINITY;
  const [, ...lines] = reportLines(report, { paint, groups: all, places: all, lost: all });
  return `${lines.join('\n')}\n`;
}

function reportLines(report: MigrationReport, style: Style): readonly string[] {
  const { migration, addresses } = report;
  const { paint } = style;
  return [
    '',
    paint.strong(`${migration.title}: from ${migration.generator} to docsgen`),
    ...takenLines(migration),
    ...standInLines(migration, paint),
    ...counterpartLines(migration, paint),
    ...lossLines(migration.losses, style),
    ...checkLines(report, style),
    ...addressLines(addresses, style),
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

function lossLines(losses: readonly Diagnostic[], style: Style): readonly string[] {
  const { paint } = style;
  if (losses.length === 0) return ['', paint.success('No differences from the original site.')];
  const groups = groupLosses(losses);
  const amounts = `${countOf(losses.length, 'location')}, ${countOf(groups.length, 'kind')}`;
  const title = `Differences from the original site: ${amounts}`;
  return ['', paint.strong(title), ...firstGroups(groups, style)];
}

function firstGroups(groups: readonly LossGroup[], style: Style): readonly string[] {
  const rest = groups.length - style.groups;
  const more = rest > 0 ? [`  ${countOf(rest, 'more kind')}; see the full report`] : [];
  return [...groups.slice(0, style.groups).flatMap((group) => groupLines(group, style)), ...more];
}

function groupLines({ severity, message, hint, places, files }: LossGroup, style: Style): readonly string[] {
  const { paint } = style;
  const word = severity === 'error' ? paint.error('error') : paint.warning('warning');
  const [first] = places;
  if (places.length === 1) return [`  ${word} ${message}`, `    ${first?.place ?? ''}`, ...hintLines(hint)];
  const shown = places.slice(0, style.places).map(({ place, names }) => [place, ...names].join(' ').trim());
  // The file lists each location on its own line.
  const isList = style.places > 3 || places.some((each) => each.hint !== undefined);
  const rest = places.length - shown.length;
  const where = [...shown, ...(rest > 0 ? [`${count(rest)} more`] : [])].filter(Boolean).join(', ');
  const amount =
    files > 1 ? `${count(places.length)} times in ${countOf(files, 'file')}` : `${count(places.length)} times`;
  const title = `  ${word} ${message} (${amount})`;
  if (!isList) return [title, `    ${where}`, ...hintLines(hint)];
  const lines = shown.flatMap((text, index) => [`    ${text}`, ...hintLines(places[index]?.hint)]);
  return [title, ...lines, ...(rest > 0 ? [`    ${count(rest)} more`] : []), ...hintLines(hint)];
}

function hintLines(hint: string | undefined): readonly string[] {
  return hint === undefined ? [] : [`    → ${withGuides(hint)}`];
}

function checkLines(report: MigrationReport, style: Style): readonly string[] {
  const { paint } = style;
  if (report.found.length === 0) return ['', paint.success('docsgen check: no problems found in the new site.')];
  const { old, others } = checkFindings(report);
  const errors = countErrors(others);
  const warnings = others.length - errors;
  const amounts = [countOf(errors, 'error'), countOf(warnings, 'warning')].join(', ');
  const besides = old.length > 0 ? `, and ${old.length} that the ${report.migration.generator} site already had` : '';
  const title = `docsgen check of the new site: ${amounts}${besides}`;
  const lines = ['', paint.strong(title), ...firstGroups(groupLosses(others), style)];
  if (old.length === 0) return lines;
  return [...lines, '', paint.strong(alreadyBroken(report)), ...firstGroups(groupLosses(old), style)];
}

function addressLines(compared: ComparedAddresses | undefined, style: Style): readonly string[] {
  const { paint } = style;
  if (!compared) return ['', paint.error('URLs were not compared: the new site has no pages yet.')];
  const { addresses, anchors, lost } = compared;
  const sentence = `${sumOf(addresses, 'URLs')} and ${sumOf(anchors, 'anchors')} still exist or are redirected`;
  const shown = lost.slice(0, style.lost).map(lostLine);
  const rest = lost.length > style.lost ? [`  ${count(lost.length - style.lost)} more`] : [];
  return ['', lost.length === 0 ? paint.success(`${sentence}.`) : paint.error(`${sentence}:`), ...shown, ...rest];
}

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
