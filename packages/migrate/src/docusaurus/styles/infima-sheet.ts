// Additional style sheet of the new site: theme tokens whose values the original site set as Infima variables, and the
// Infima variables that are still used.
import { themeColors } from 'docsgen/internals';
import { readInfima } from './infima.ts';
import { finalValue, type SiteVariables } from './site-variables.ts';
import { type UsedNames, variablesIn } from './used-names.ts';

/** Tokens by Infima variable: `--ifm-background-color` is `--ground`. */
export const tokens: ReadonlyMap<string, string> = new Map([
  ['--ifm-color-primary', '--accent'],
  ['--ifm-background-color', '--ground'],
  ['--ifm-font-color-base', '--ink'],
  ['--ifm-color-content', '--ink'],
  ['--ifm-color-content-secondary', '--ink-soft'],
  ['--ifm-font-family-base', '--sans'],
  ['--ifm-heading-font-family', '--serif'],
  ['--ifm-font-family-monospace', '--mono'],
  ['--ifm-navbar-height', '--navbar'],
  ['--ifm-global-radius', '--radius'],
]);

/** Tokens with two values, for light and dark mode. */
const colorTokens: ReadonlySet<string> = new Set(['--ground', '--ink', '--ink-soft']);

/**
 * Variables that are not reported: shades of the accent that Docusaurus requires, and properties that docsgen's theme
 * sets itself.
 */
export function isUnreported(name: string): boolean {
  const known = /^--ifm-(color-(primary|content|white|black)|code-font-size|font-size-base)/;
  return known.test(name) || !name.startsWith('--ifm-');
}

/** Returns `undefined` if the style sheet would be empty. */
export async function infimaSheet(variables: SiteVariables, used: UsedNames): Promise<string | undefined> {
  const { values, rulesOf } = await readInfima();
  const rules = rulesOf(used.classes);
  // A variable with a fallback in these rules is only needed if the original site sets it.
  const asked = variablesIn(rules).filter((name) => variables.has(name));
  const lightOf = (name: string) => variables.get(name)?.light ?? values.get(name);
  const names = namesUsed(variables, [...used.variables, ...asked], lightOf);
  const light = [
    ...tokenLines(variables),
    ...names.flatMap((name) => line(name, tokens.has(name) ? `var(${tokens.get(name)})` : lightOf(name))),
  ];
  const dark = names.flatMap((name) => line(name, tokens.has(name) ? undefined : variables.get(name)?.dark));
  const parts = [block(':root', light), block("[data-theme='dark']", dark), rules].filter(Boolean);
  return parts.length === 0 ? undefined : `${[opening, ...parts].join('\n\n')}\n`;
}

const opening =
  "/* The original site's Infima variables as docsgen tokens, and the Infima variables that are still used. */";

function block(selector: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${selector} {\n${lines.map((each) => `  ${each}\n`).join('')}}`;
}

function line(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}: ${value};`];
}

/** Returns the names of Infima and Docusaurus in the queue, including those that their values reference. */
function namesUsed(
  variables: SiteVariables,
  queue: string[],
  lightOf: (name: string) => string | undefined,
): readonly string[] {
  const found = new Set<string>();
  for (const name of queue) {
    if (found.has(name) || !/^--(ifm|docusaurus|docsearch|ds|aa)-/.test(name)) continue;
    found.add(name);
    if (!tokens.has(name)) queue.push(...variablesIn(`${lightOf(name)} ${variables.get(name)?.dark}`));
  }
  return [...found].filter((name) => tokens.has(name) || lightOf(name) !== undefined || variables.has(name)).sort();
}

function tokenLines(variables: SiteVariables): readonly string[] {
  const lines = new Map<string, string>();
  for (const [name, token] of tokens) {
    const [light, dark] = [finalValue(variables, name, 'light'), finalValue(variables, name, 'dark')];
    if (colorTokens.has(token)) {
      const own = themeColors[token.slice(2) as keyof typeof themeColors];
      if (light ?? dark) lines.set(token, `light-dark(${light ?? own.light}, ${dark ?? own.dark})`);
    } else if (light !== undefined && token !== '--accent') lines.set(token, light);
  }
  const font = finalValue(variables, 'font-family', 'light');
  if (font !== undefined && !/^(inherit|initial|unset)$/.test(font)) lines.set('--sans', font);
  const sans = lines.get('--sans');
  // In Docusaurus, headings have the font of body text.
  if (sans !== undefined && !lines.has('--serif')) lines.set('--serif', sans);
  return [...lines].map(([token, value]) => `${token}: ${value};`);
}
