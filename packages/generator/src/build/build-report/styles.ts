// The style sheet of a report. Colours come in pairs, paper first, night second, as in the theme; those that stand for
// something differ in lightness too, or carry a pattern.
export const styles = `:root {
  color-scheme: light dark;
  --ground: light-dark(#fbf8f2, #0d1220);
  --card: light-dark(#fffdf9, #121929);
  --quiet: light-dark(#f1ece1, #1b2438);
  --ink: light-dark(#1a2032, #e3e7f0);
  --soft: light-dark(#545a6b, #a3adc4);
  --line: light-dark(#e2dbcc, #263049);
  --line-strong: light-dark(#8c8676, #6c7894);
  --accent: light-dark(#1d4a9c, #94b6ff);
  --blue: light-dark(#1f4e9e, #6d9bf2);
  --ochre: light-dark(#b97d1d, #f0cd88);
  --teal: light-dark(#17706c, #57b8ae);
  --grey: light-dark(#a29b8a, #7d89a5);
  --plum: light-dark(#6f4589, #bd97d6);
  --rust: light-dark(#a84f35, #e59a80);
  --sky: light-dark(#3f79aa, #8fc4ea);
  --on-colour: light-dark(#fff, #0d1220);
  --on-bright: light-dark(#1a2032, #0d1220);
  --edge: clamp(1rem, 4vw, 2rem);
  --radius: 0.75rem;
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  max-width: 74rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3.5rem) var(--edge) 3rem;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums lining-nums;
}
h1, h2, h3, p, dl, dd, figure, ul { margin: 0; padding: 0; }
h1 { font-size: clamp(1.75rem, 4.5vw, 2.75rem); line-height: 1.15; letter-spacing: -0.02em; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 1.375rem; line-height: 1.25; letter-spacing: -0.01em; }
h3 { margin-top: 2.5rem; font-size: 1.0625rem; }
.kicker { margin-bottom: 0.375rem; color: var(--accent); font-size: 0.8125rem; font-weight: 650; letter-spacing: 0.08em; text-transform: uppercase; }
.lead { max-width: 42rem; margin: 0.375rem 0 1.5rem; color: var(--soft); text-wrap: pretty; }
section > .lead:last-child { margin-bottom: 0; }
header { margin-bottom: 2rem; }
footer { margin-top: 2rem; color: var(--soft); font-size: 0.875rem; }
section, .tiles > div { border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); }
section { min-width: 0; margin-top: 1.25rem; padding: clamp(1rem, 3vw, 2rem); }

.tiles { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; }
.tiles > div { padding: 0.875rem 1rem 1rem; }
.tiles > div:first-child { grid-column: span 2; }
.tiles dt { color: var(--soft); font-size: 0.875rem; }
.tiles .value { margin: 0.125rem 0; font-size: 1.5rem; font-weight: 650; line-height: 1.2; letter-spacing: -0.015em; }
.tiles > div:first-child .value { color: var(--accent); font-size: 2.25rem; }
.tiles .note { color: var(--soft); font-size: 0.8125rem; line-height: 1.4; overflow-wrap: anywhere; }

.picture { display: block; width: 100%; overflow: visible; }
.patterns { position: absolute; }
.track { min-width: 0; container-type: inline-size; }
.grid { stroke: var(--line); }
.base { stroke: var(--line-strong); }
.tick, .mark-name { fill: var(--soft); font-size: 12px; }
.mark { stroke: var(--ink); stroke-dasharray: 2 3; }
.mark-name { fill: var(--ink); font-weight: 600; paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
.lane { display: grid; gap: 0 1rem; margin-top: 0.5rem; }
.lane-name { font-size: 0.875rem; font-weight: 600; overflow-wrap: anywhere; }
.lane-name span { color: var(--soft); font-weight: 400; white-space: nowrap; }
.plot { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr); gap: 0.5rem; }
.side { display: block; overflow: visible; }
figcaption { margin-top: 0.75rem; color: var(--soft); font-size: 0.875rem; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-top: 0.5rem; color: var(--soft); font-size: 0.875rem; list-style: none; }
.swatch { margin-right: 0.5rem; border-radius: 3px; vertical-align: -2px; }

.stage { fill: var(--quiet); stroke: var(--line-strong); }
.stage.other { fill: var(--line); }
.on-stage { fill: var(--ink); font-size: 12px; font-weight: 600; pointer-events: none; }
.idle { fill: var(--quiet); }
.swatch .idle { stroke: var(--line-strong); }
.compile, .done { fill: url(#ochre); }
.plain { fill: var(--ochre); }
.render, .bin { fill: var(--blue); }
.bin { stroke: var(--card); stroke-width: 2px; }
.bin.rest { fill: var(--grey); }
.article, .kept { fill: var(--teal); }
.frame { fill: url(#grey); }
.part { fill: var(--kind); }
.kind-pages { --kind: var(--blue); }
.kind-search { --kind: url(#ochre); --under: var(--ochre); --over: var(--on-bright); }
.kind-images { --kind: var(--teal); }
.kind-scripts { --kind: url(#plum); --under: var(--plum); }
.kind-styles { --kind: url(#sky); --under: var(--sky); }
.kind-fonts { --kind: var(--rust); }
.kind-other { --kind: var(--grey); --over: var(--on-bright); }
g > .part { stroke: var(--card); }
.on-part { fill: var(--over, var(--on-colour)); font-size: 13px; font-weight: 600; paint-order: stroke; stroke: var(--under, transparent); stroke-width: 6px; stroke-linejoin: round; }
.ochre { fill: var(--ochre); }
.plum { fill: var(--plum); }
.sky { fill: var(--sky); }
.grey { fill: var(--grey); }
.patterns { fill: light-dark(rgb(255 255 255 / 45%), rgb(13 18 32 / 40%)); }

table { width: 100%; margin-top: 1.5rem; border-collapse: collapse; font-size: 0.9375rem; }
caption { padding-bottom: 0.5rem; color: var(--soft); font-size: 0.875rem; text-align: start; }
th, td { padding: 0.4375rem 0 0.4375rem 0.75rem; border-top: 1px solid var(--line); text-align: end; vertical-align: top; font-weight: 400; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: start; white-space: normal; overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--soft); font-size: 0.8125rem; }
td:last-child { font-weight: 600; }
tfoot th, tfoot td { border-top-color: var(--line-strong); font-weight: 600; }
.number { display: inline-block; min-width: 1.25rem; color: var(--soft); }
.ranked { display: grid; gap: 0.375rem 1.5rem; }
.ranked .picture { margin-top: 0.125rem; }
.source { color: var(--soft); font-size: 0.8125rem; }
.ranking td { vertical-align: top; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr)); gap: 0.75rem 1rem; margin-top: 1.25rem; }
.facts dt { color: var(--soft); font-size: 0.8125rem; }
.facts dd { font-weight: 600; }
details { margin-top: 1.25rem; }
summary { width: fit-content; color: var(--accent); font-size: 0.9375rem; cursor: pointer; }
details table { max-width: 28rem; margin-top: 0.75rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }

.from-560, .from-880 { display: none; }
@container (min-width: 560px) { .from-560 { display: inline; } .until-560 { display: none; } }
@container (min-width: 880px) { .from-880 { display: inline; } .until-880 { display: none; } }
@media (max-width: 30rem) {
  th, td { padding-left: 0.5rem; }
  table { font-size: 0.8125rem; }
  thead th, .source { font-size: 0.75rem; }
}
@media (max-width: 39.99rem) {
  .ranking, .ranking caption, .ranking thead, .ranking tbody { display: block; }
  .ranking tr { display: grid; grid-template-columns: minmax(0, 1fr) repeat(3, 4.75rem); padding: 0.625rem 0; border-top: 1px solid var(--line); }
  .ranking thead tr { padding: 0 0 0.375rem; border-top: 0; }
  .ranking th, .ranking td { padding: 0; border: 0; }
  .ranking tbody th { grid-column: 1 / -1; margin-bottom: 0.25rem; }
  .ranking td:first-of-type { grid-column: 2; }
}
@media (min-width: 40rem) {
  .tiles { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .lane { grid-template-columns: 8.5rem minmax(0, 1fr); align-items: center; }
  .lane-name span { display: block; font-size: 0.8125rem; }
  .ranking th:not(:first-child), .ranking td { padding-left: 1.25rem; }
}
@media (min-width: 60rem) {
  .ranking .ranked { grid-template-columns: minmax(0, 4fr) minmax(0, 3fr); }
  .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 3rem; align-items: start; margin-top: 0.5rem; }
  .halves { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.25rem; }
}
@media print {
  :root { color-scheme: light; --ground: #fff; --card: #fff; }
  body { max-width: none; padding: 0; font-size: 0.8125rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section { padding: 1rem 0; border: 0; border-top: 1px solid var(--line); border-radius: 0; }
  figure, tr, .tiles > div, .legend { break-inside: avoid; }
  h2, h3, .lead, caption, thead { break-after: avoid; }
}
`;
