// The report as text: differences with locations and hints, diagnostics of the new site, and lost URLs. The terminal
// shows the first entries of long lists, and the file in the new site contains all entries.
import { count, countOf, type Diagnostic, type Paint } from 'docsgen/internals';
import type { Migration } from '../migration.ts';
import type { ComparedAddresses, LostUrl } from './compare-addresses.ts';
import { groupLosses, type LossGroup } from './group-losses.ts';

export interface MigrationReport {
  readonly migration: Migration;
  /** Diagnostics of `docsgen check` in the new site. */
  readonly found: readonly Diagnostic[];
  /** `undefined` if the new site has no pages because of errors. */
  readonly addresses: ComparedAddresses | undefined;
}

interface Style {
  readonly paint: Paint;
  /** Maximum numbers of kinds of differences, of locations per kind, and of lost URLs to list. */
  readonly groups: number;
  readonly places: number;
  readonly lost: number;
}

/** Also true if no URLs could be compared. */
export function hasLost({ addresses }: Pick<MigrationReport, 'addresses'>): boolean {
  return addresses === undefined || addresses.lost.length > 0;
}

/** Returns the lines to print in the terminal. */
export function terminalReport(report: MigrationReport, paint: Paint): readonly string[] {
  return ['', ...reportLines(report, { paint, groups: 25, places: 3, lost: 12 })];
}

/** Returns the text of the file in the new site. */
export function fileReport(report: MigrationReport): string {
  const plain = (text: string): string => text;
  const paint = { error: plain, warning: plain, success: plain, quiet: plain, strong: plain };
  const all = Number.POSITIVE_INFINITY;
  return `${reportLines(report, { paint, groups: all, places: all, lost: all }).join('\n')}\n`;
}

function reportLines({ migration, found, addresses }: MigrationReport, style: Style): readonly string[] {
  const { title, generator, files, losses } = migration;
  const pages = files.filter(({ path }) => /^(content|pages)\/.*\.([cm]?[jt]sx|mdx?)$/.test(path)).length;
  return [
    style.paint.strong(`${title}: from ${generator} to docsgen`),
    `  ${countOf(pages, 'page')}, ${countOf(files.length - pages, 'other file')}`,
    ...section(`Differences from the ${generator} site`, losses, style),
    ...section('docsgen check of the new site', found, style),
    ...addressLines(addresses, style),
  ];
}

function section(title: string, found: readonly Diagnostic[], style: Style): readonly string[] {
  const { paint } = style;
  if (found.length === 0) return ['', paint.success(`${title}: none`)];
  const groups = groupLosses(found);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const amounts = `${countOf(errors, 'error')}, ${countOf(found.length - errors, 'warning')}`;
  const shown = groups.slice(0, style.groups).flatMap((group) => groupLines(group, style));
  return ['', paint.strong(`${title}: ${amounts}`), ...shown, ...more(groups.length - style.groups, 'more kind')];
}

function groupLines({ severity, message, hint, places, files }: LossGroup, style: Style): readonly string[] {
  const word = style.paint[severity === 'error' ? 'error' : 'warning'](severity);
  const times = places.length > 1 ? ` (${count(places.length)} times in ${countOf(files, 'file')})` : '';
  const lines = places
    .slice(0, style.places)
    .flatMap(({ place, names, hint: own }) => [`    ${[place, ...names].join(' ').trim()}`, ...hintLines(own)]);
  const rest = more(places.length - style.places, 'more location').map((line) => `  ${line}`);
  return [`  ${word} ${message}${times}`, ...lines, ...rest, ...hintLines(hint)];
}

function hintLines(hint: string | undefined): readonly string[] {
  // docsgen's documentation is part of its package.
  const paths = hint?.replace(/(?<!\/)\bdocs\/(?=(guide|migrate|reference)\/)/g, 'node_modules/docsgen/docs/');
  return paths === undefined ? [] : [`    → ${paths}`];
}

function addressLines(compared: ComparedAddresses | undefined, { paint, lost: most }: Style): readonly string[] {
  if (!compared) return ['', paint.error('URLs were not compared: the new site has no pages yet.')];
  const { addresses, anchors, lost } = compared;
  const [urls, ids] = [addresses, anchors].map((each) => `${count(each.all - each.lost)} of ${count(each.all)}`);
  const sentence = `${urls} URLs and ${ids} anchors still exist or are redirected`;
  const painted = lost.length === 0 ? paint.success(`${sentence}.`) : paint.error(`${sentence}:`);
  return ['', painted, ...lost.slice(0, most).map(lostLine), ...more(lost.length - most, 'more URL')];
}

function lostLine({ url, ids, from }: LostUrl): string {
  return `  lost: ${[url, ...ids.map((id) => `#${id}`)].join(' ')} (${from})`;
}

function more(rest: number, noun: string): readonly string[] {
  return rest > 0 ? [`  ${countOf(rest, noun)}; see the full report`] : [];
}
