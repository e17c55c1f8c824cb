// URLs of the original site: a chart of preserved, redirected and lost URLs, and a list of the lost ones.
import { count, countOf, escapeHtml } from 'docsgen/internals';
import type { AddressCounts, LostUrl } from '../../addresses/compare-addresses.ts';
import type { MigrationReport } from '../migration-report.ts';
import { bar, section, table } from './table.ts';

export function addressSection({ addresses: compared }: MigrationReport): string {
  if (!compared) {
    const words = '<p class="bad">URLs were not compared, because the new site has no pages yet.</p>';
    return section('addresses', 'URLs', words);
  }
  const { addresses, anchors, lost } = compared;
  const bars = `<h3>Pages and files</h3>${barOf(addresses)}<h3>Anchors</h3>${barOf(anchors)}`;
  const words =
    lost.length === 0
      ? '<p>Every URL of the original site still exists, or redirects to its replacement.</p>'
      : '<p>Links to these URLs no longer work. Add a redirect, or add the id to the heading.</p>';
  return section('addresses', 'URLs', words + bars + lostTable(lost));
}

const names: Readonly<Record<keyof AddressCounts, string>> = { kept: 'kept', redirected: 'redirected', lost: 'lost' };

function barOf(counts: AddressCounts): string {
  const states = ['kept', 'redirected', 'lost'] as const;
  const shares = states.map((state) => [state, counts[state]] as const);
  const sentence = states.map((state) => `${count(counts[state])} ${names[state]}`).join(', ');
  const key = (state: keyof AddressCounts): string =>
    `<li><svg viewBox="0 0 4 4" aria-hidden="true"><rect class="${state}" width="4" height="4"/></svg>` +
    `${count(counts[state])} ${names[state]}</li>`;
  return `${bar(shares, sentence)}<ul class="legend">${states.map(key).join('')}</ul>`;
}

function lostTable(lost: readonly LostUrl[]): string {
  if (lost.length === 0) return '';
  const rows = lost.map(({ url, ids, from }) => [
    `<span class="path">${escapeHtml(url)}</span>`,
    ids.length === 0 ? '<span class="bad">the URL</span>' : ids.map((id) => `#${escapeHtml(id)}`).join(' '),
    `<span class="path soft">${escapeHtml(from)}</span>`,
  ]);
  const columns = [{ title: 'URL' }, { title: 'Lost' }, { title: 'Source' }];
  return `<h3>${countOf(lost.length, 'page')} with lost URLs or anchors</h3>${table(columns, rows)}`;
}
