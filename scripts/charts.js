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

for (const [name, chart] of Object.entries(charts)) writeFileSync(new URL(`${name}.md`, folder), `${draw(chart)}\n`);

function draw({ title, unit, series, rows }) {
  const rowHeight = series.length * (barHeight + 2) + rowGap;
  const legend = series.length > 1 ? 30 : 0;
  const height = legend + rows.length * rowHeight;
  const longest = Math.max(...rows.flatMap(({ values }) => values));
  const scale = (width - labelWidth - 64) / longest;
  const lines = [
    `<svg viewBox="0 0 ${width} ${height}" font-size="14" fill="currentColor" role="img" aria-label="${title}">`,
    ...(legend === 0 ? [] : series.flatMap((label, i) => legendOf(label, i))),
    ...rows.flatMap((row, i) => bars(row, legend + i * rowHeight, { scale, unit })),
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

function bars({ label, values }, top, { scale, unit }) {
  const middle = top + (values.length * (barHeight + 2)) / 2 + 4;
  return [
    `<text x="${labelWidth - 12}" y="${middle}" text-anchor="end">${label}</text>`,
    ...values.flatMap((value, i) => {
      const y = top + i * (barHeight + 2);
      const length = Math.max(2, Math.round(value * scale));
      return [
        `<rect x="${labelWidth}" y="${y}" width="${length}" height="${barHeight}" rx="2" fill="${fills[i]}"/>`,
        `<text x="${labelWidth + length + 8}" y="${y + 13}">${value} ${unit}</text>`,
      ];
    }),
  ];
}
