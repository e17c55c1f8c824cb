// Renders the report as a self-contained HTML page without scripts. The same migration results in the same bytes.
import { count, countOf, type Diagnostic, escapeHtml } from 'docsgen/internals';
import { groupLosses } from '../group-losses.ts';
import { checkFindings, countErrors, hasLost, type MigrationReport } from '../migration-report.ts';
import { addressSection } from './addresses.ts';
import { colorSection } from './colors.ts';
import { languageSection } from './languages.ts';
import { checkSection, lossSection } from './losses.ts';
import { sidebarSection } from './sidebars.ts';
import { reportStyles } from './styles.ts';
import { counterpartSection, nextSection, standInSection, takenSection } from './tables.ts';

export function reportPage(report: MigrationReport): string {
  const { migration } = report;
  const title = `${migration.title}: from ${migration.generator} to docsgen`;
  const sections = [
    takenSection(report),
    addressSection(report),
    lossSection(report),
    checkSection(report),
    standInSection(report),
    counterpartSection(report),
    languageSection(report),
    colorSection(report),
    sidebarSection(report),
    nextSection(report),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${reportStyles()}</style>
</head>
<body>
<header>
${mark}
<h1>${escapeHtml(migration.title)}</h1>
<p class="from">Migrated from ${migration.generator} to docsgen</p>
${figures(report)}
</header>
<main>
${sections.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}

const mark =
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">' +
  '<path d="M6.5 3.5h12l7 7v18h-19Zm12 0v7h7"/><path d="M11.5 16.5h9m-9 6h9"/></svg>';

function figures(report: MigrationReport): string {
  const { migration, addresses, graph } = report;
  const groups = groupLosses(migration.losses);
  const { old, others } = checkFindings(report);
  const errors = countErrors(others);
  const isWhole = !hasLost(report);
  const all = addresses && addresses.addresses.kept + addresses.addresses.redirected + addresses.addresses.lost;
  const share = addresses && all ? Math.floor(((all - addresses.addresses.lost) / all) * 1000) / 10 : 0;
  const tiles = [
    figure('Pages', count(graph?.pages.size ?? 0), 'in all languages and versions'),
    figure('URLs kept', `${share} %`, countOf(all ?? 0, 'URL'), isWhole ? 'good' : 'bad'),
    figure(
      'Differences',
      countOf(groups.length, 'kind'),
      `at ${countOf(migration.losses.length, 'location')}`,
      groups.length === 0 ? 'good' : 'mild',
    ),
    figure('docsgen check', countOf(errors, 'error'), 'in the new site', errors === 0 ? 'good' : 'bad'),
    ...(old.length === 0 ? [] : [brokenFigure(report, old)]),
  ];
  return `<dl class="figures">${tiles.join('')}</dl>`;
}

/** Problems that are not caused by the migration, although builds may fail because of them. */
function brokenFigure({ migration }: MigrationReport, old: readonly Diagnostic[]): string {
  const tone = countErrors(old) === 0 ? 'mild' : 'bad';
  return figure('Already broken', countOf(old.length, 'location'), `in the ${migration.generator} site`, tone);
}

function figure(label: string, value: string, below: string, tone = ''): string {
  return `<div class="figure"><dt>${label}</dt><dd class="${tone}">${value}<small>${below}</small></dd></div>`;
}
