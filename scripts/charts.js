// Generates the charts of the documentation from benchmark results: node scripts/charts.js. A chart is a partial with
// an SVG image that uses the colors of the page.
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../docs/guide/_charts/', import.meta.url);
const charts = JSON.parse(readFileSync(new URL('figures.json', folder), 'utf8'));

const width = 640;
const labelWidth = 232;
const barHeight = 16;
const rowGap = 18;
const fills = ['var(--accent)', 'var(--line-strong)'];

for (const [name, chart] of Object.entries(charts)) writeFileSync(new URL(`${name}.md`, folder), `${render(chart)}\n`);

function render({ title, unit, series, rows }) {
  const rowHeight = series.length * (barHeight + 2) + rowGap;
  const legend = series.length > 1 ? 30 : 0;
  const height = legend + rows.length * rowHeight;
  const longest = Math.max(...rows.flatMap(({ values }) => values));
  const scale = (width - labelWidth - 64) / longest;
  const lines = [
    `<svg viewBox="0 0 ${width} ${height}" font-size="14" fill="currentColor" role="img" aria-label="${title}">`,
    ...(legend === 0 ? [] : series.flatMap((label, i) => legendOf(label, i))),
    ...series.map((_, i) => bars(rows, i, { legend, rowHeight, scale })),
    ...rows.map(({ label, values }, i) => {
      const middle = legend + i * rowHeight + (values.length * (barHeight + 2)) / 2 + 4;
      return `<text x="${labelWidth - 12}" y="${middle}" text-anchor="end">${label}</text>`;
    }),
    ...rows.flatMap(({ values }, i) =>
      values.map((value, j) => {
        const x = labelWidth + lengthOf(value, scale) + 8;
        return `<text x="${x}" y="${legend + i * rowHeight + j * (barHeight + 2) + 13}">${value} ${unit}</text>`;
      }),
    ),
    '</svg>',
  ];
  return lines.join('\n');
}

function legendOf(label, index) {
  const x = labelWidth + index * 120;
  return [
    `<rect x="${x}" y="2" width="12" height="12" rx="2" fill="${fills[index]}"/>`,
    `<text x="${x + 18}" y="13">${label}</text>`,
  ];
}

/** Returns the bars of a series as one path. */
function bars(rows, index, { legend, rowHeight, scale }) {
  const shapes = rows.map(({ values }, i) => {
    const y = legend + i * rowHeight + index * (barHeight + 2);
    return `M${labelWidth},${y}h${lengthOf(values[index], scale)}v${barHeight}H${labelWidth}z`;
  });
  return `<path fill="${fills[index]}" d="${shapes.join('')}"/>`;
}

function lengthOf(value, scale) {
  return Math.max(2, Math.round(value * scale));
}
