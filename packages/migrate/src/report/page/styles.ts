// Style sheet of the report, with the colors of docsgen's theme in light and dark mode.
import { themeColors } from 'docsgen/internals';

export function reportStyles(): string {
  const colors = Object.entries(themeColors).map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`);
  return `:root{color-scheme:light dark;${colors.join(';')};${measures}}${rules}`.replace(/\n\s*/g, '');
}

const measures =
  '--sans:"Public Sans",system-ui,sans-serif;--serif:"Source Serif 4",Georgia,serif;' +
  '--mono:ui-monospace,"SF Mono",Menlo,Consolas,monospace';

const rules = `
*{box-sizing:border-box;margin:0}
html{
  font:400 100%/1.6 var(--sans);background:var(--ground);color:var(--ink);text-size-adjust:none;
  -webkit-text-size-adjust:none;scroll-padding-block-start:1rem}
body{max-inline-size:62rem;margin-inline:auto;padding:1.5rem 1rem 5rem;font-size:1.0625rem;overflow-wrap:break-word}
h1,h2,h3{font-family:var(--serif);font-weight:600;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(2rem,1.4rem + 3vw,3.25rem);letter-spacing:-.01em}
h2{font-size:1.6rem;margin-block-end:.75rem}
h3{font:600 1.0625rem/1.4 var(--sans);margin-block:1.5rem .5rem}
header{padding-block:1.5rem 2rem}
header .mark{
  inline-size:2rem;block-size:2rem;stroke:var(--accent);fill:none;stroke-width:2.5;stroke-linejoin:round;
  stroke-linecap:round}
.from{color:var(--ink-soft);font-size:1.15rem;margin-block-start:.35rem}
section{border-block-start:1px solid var(--line);padding-block:2rem}
section>p{max-inline-size:42rem}
p+p,p+table,.scroll,p+ul,pre+p,.scroll+details{margin-block-start:.75rem}
a{color:var(--accent)}
code,.path{font-family:var(--mono);font-size:.875em}
.path{overflow-wrap:anywhere}
.soft{color:var(--ink-soft)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.75rem;margin-block-start:1.75rem}
.figure{background:var(--ground-raised);border:1px solid var(--line);border-radius:.5rem;padding:.9rem 1rem}
.figure dt{color:var(--ink-soft);font-size:.9375rem}
.figure dd{font:600 1.75rem/1.2 var(--serif)}
.figure small{display:block;font:400 .84375rem/1.4 var(--sans);color:var(--ink-soft);margin-block-start:.2rem}
.good{color:var(--tone-tip)}.bad{color:var(--tone-danger)}.mild{color:var(--tone-warning)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;font-size:.9375rem}
th,td{text-align:start;vertical-align:top;padding:.5rem .9rem .5rem 0;border-block-end:1px solid var(--line)}
td{min-inline-size:6.5rem}
td:has(.path){min-inline-size:11rem}
th{font-weight:600}
thead th{color:var(--ink-soft);font-size:.84375rem;white-space:nowrap}
td.number,th.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.bar{display:block;inline-size:100%;block-size:1.25rem;border-radius:.375rem;overflow:hidden;margin-block:.35rem .5rem}
.bar .kept{fill:var(--tone-tip)}.bar .redirected{fill:var(--tone-info)}.bar .lost{fill:var(--tone-danger)}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9375rem;padding:0;list-style:none}
.legend svg{inline-size:.75rem;block-size:.75rem;margin-inline-end:.4rem;border-radius:.2rem}
.legend .kept{fill:var(--tone-tip)}.legend .redirected{fill:var(--tone-info)}.legend .lost{fill:var(--tone-danger)}
.cell svg{
  display:block;inline-size:100%;min-inline-size:5rem;block-size:.3rem;border-radius:.15rem;
  margin-block-start:.3rem}
.cell .ground{fill:var(--line)}.cell .part{fill:var(--accent)}
.swatches{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem}
.swatch{border:1px solid var(--line);border-radius:.5rem;overflow:hidden;background:var(--ground-raised)}
.swatch svg{display:block;inline-size:100%;block-size:4rem}
.swatch div{padding:.6rem .8rem;font-size:.9375rem}
.tree,.tree ul{list-style:none;padding:0;font-size:.9375rem}
.tree ul{padding-inline-start:1.1rem;border-inline-start:1px solid var(--line);margin-inline-start:.3rem}
.tree li{padding-block:.1rem}
.tree>li{break-inside:avoid}
.trees{columns:18rem auto;column-gap:2.5rem}
summary{cursor:pointer;padding-block:.15rem}
.tree summary{font-weight:600}
details.loss{
  border:1px solid var(--line);border-inline-start:4px solid var(--tone-warning);border-radius:.375rem;
  padding:.6rem .9rem;margin-block-start:.75rem}
details.loss.error{border-inline-start-color:var(--tone-danger)}
details.loss summary{font-weight:600}
details.loss summary .amount{font-weight:400;color:var(--ink-soft);white-space:nowrap}
.hint{margin-block:.3rem;color:var(--ink-soft)}
.places{padding-inline-start:1.1rem;font-size:.875rem;columns:20rem auto;column-gap:2rem}
.places>li{break-inside:avoid}
.tag{
  display:inline-block;font-size:.8125rem;border-radius:1rem;padding:.05rem .6rem;border:1px solid currentColor;
  white-space:nowrap}
pre{
  background:var(--ground-raised);border:1px solid var(--line);border-radius:.375rem;padding:.9rem 1rem;
  overflow-x:auto;font:.9375rem/1.6 var(--mono);margin-block-start:.75rem}
@media print{body{max-inline-size:none}details.loss{break-inside:avoid}}
`;
