// Colors of both sites side by side. docsgen adjusts an accent color that does not have enough contrast.
import { escapeHtml, type SiteGraph, siteColors, type TwoColors, themeColors } from 'docsgen/internals';
import type { MigrationReport } from '../migration-report.ts';
import { section } from './table.ts';

export function colorSection({ migration, graph }: MigrationReport): string {
  const [old] = migration.colors;
  if (!graph || !old) return '';
  const own = accentOf(graph);
  const swatches = (['light', 'dark'] as const).flatMap((mode) => {
    const before = mode === 'dark' ? (old.dark ?? old.light) : old.light;
    return before === undefined ? [] : [swatch(mode, before, own[mode])];
  });
  const others = migration.colors.slice(1).flatMap(({ name, light, dark }) => {
    const values = [light, dark].filter((each) => each !== undefined);
    return values.length === 0 ? [] : [`<li><code>${escapeHtml(name)}</code> ${escapeHtml(values.join(' / '))}</li>`];
  });
  const summary = `<summary>${others.length} more colors of the original style sheets</summary>`;
  const rest = others.length === 0 ? '' : `<details>${summary}<ul>${others.join('')}</ul></details>`;
  const words =
    '<p>The accent color: on the left as in the original style sheets, on the right as in the new site. If ' +
    'a color did not have enough contrast for text, docsgen uses the closest one that does.</p>';
  return section('colors', 'Colors', `${words}<div class="swatches scroll">${swatches.join('')}</div>${rest}`);
}

function accentOf({ config }: SiteGraph): TwoColors {
  const { look } = config;
  if (!look) return themeColors.accent;
  const accent = look.accent && { light: look.accent.light.text, dark: look.accent.dark?.text };
  const { critical } = siteColors({ neutral: look.neutral, codeTheme: look.codeTheme, accent });
  return critical.find(([token]) => token === 'accent')?.[1] ?? themeColors.accent;
}

function swatch(mode: keyof TwoColors, before: string, after: string): string {
  const ground = themeColors.ground[mode];
  const fill = (color: string): string => escapeHtml(color);
  const drawing =
    `<svg viewBox="0 0 100 32" preserveAspectRatio="none" role="img" aria-label="${fill(before)}, ${fill(after)}">` +
    `<rect width="50" height="32" fill="${fill(before)}"/><rect x="50" width="50" height="32" fill="${fill(after)}"/>` +
    `<rect y="26" width="100" height="6" fill="${ground}"/></svg>`;
  const time = mode === 'light' ? 'Light mode' : 'Dark mode';
  const words = `${time}: <code>${fill(before)}</code> → <code>${fill(after)}</code>`;
  return `<div class="swatch">${drawing}<div>${words}</div></div>`;
}
