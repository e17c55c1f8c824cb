// Rules of theme options, compared with the values of the theme's style sheets.
import { describe, expect, it } from 'vitest';
import { choiceRules, criticalChoices } from '../../../../packages/generator/src/bundle/theme/layout-rules.ts';
import type { Theme } from '../../../../packages/generator/src/model/config.ts';
import { themeTokens } from './theme-css.ts';

const usual = { neutral: 'warm', radius: 'medium', density: 'comfortable', width: 'normal', codeTheme: 'docsgen' };
const themeOf = (choice: Readonly<Record<string, string>>): Theme =>
  ({ ...usual, sidebar: 'left', toc: 'right', ...choice }) as unknown as Theme;

/** Returns the number of a token that the options set, or of the theme. */
function tokenOf(name: string, choice: Readonly<Record<string, string>>): number {
  const css = criticalChoices(themeOf(choice)) + choiceRules(themeOf(choice));
  const value = new RegExp(`[{;]--${name}:([^;}]*)`).exec(css)?.[1] ?? themeTokens.get(`--${name}`);
  return Number.parseFloat(value ?? '');
}

describe('a theme option', () => {
  it('has no rules if its value is the default', () => {
    expect([choiceRules(themeOf({})), criticalChoices(themeOf({}))]).toEqual(['', '']);
  });

  it.each(['column', 'measure', 'page'])('width: the %s is narrow, normal or wide', (name) => {
    const [narrow = 0, normal = 0, wide = 0] = ['narrow', 'normal', 'wide'].map((width) => tokenOf(name, { width }));
    expect([narrow < normal, normal < wide]).toEqual([true, true]);
  });

  it('radius: corners grow from none to large', () => {
    const sizes = ['none', 'small', 'medium', 'large'].map((radius) => tokenOf('radius', { radius }));
    expect(sizes[0]).toBe(0);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    expect(choiceRules(themeOf({ radius: 'none' }))).toContain('kbd');
  });

  const spaces = ['text', 'text-small', 'text-tiny', 'navbar', ...[3, 4, 5, 6, 8, 12, 16, 20].map((n) => `space-${n}`)];
  it.each(spaces)('density: the token --%s is smaller if it is compact', (name) => {
    expect(tokenOf(name, { density: 'compact' })).toBeLessThan(tokenOf(name, {}));
  });

  it('neutral: shadows have the hue of the neutral colors', () => {
    const rules = ['cool', 'grey'].map((neutral) => choiceRules(themeOf({ neutral })));
    expect(new Set(rules).size).toBe(2);
    for (const rule of rules) expect(rule).toMatch(/^@layer tokens\{:root\{--shade:light-dark\(/);
  });

  it('codeTheme: night makes code dark on screens only', () => {
    expect(choiceRules(themeOf({ codeTheme: 'night' }))).toMatch(/^@media screen\{.*color-scheme:dark/);
  });

  it('sidebar and toc: the text is centered if a column is hidden, and the sidebar is hidden only by its own', () => {
    const [sidebar = '', toc = '', both] = [{ sidebar: 'none' }, { toc: 'none' }, { sidebar: 'none', toc: 'none' }].map(
      (choice) => choiceRules(themeOf(choice)),
    );
    for (const rule of [sidebar, toc]) expect(rule).toContain('justify-content:center');
    expect(sidebar).toContain('>.menu{display:none}');
    expect(toc).not.toContain('display:none');
    expect(both).toBe(sidebar);
  });
});
