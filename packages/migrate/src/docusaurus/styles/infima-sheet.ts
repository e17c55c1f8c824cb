// Additional style sheet of the new site: theme tokens whose values the original site set as Infima variables, and the
// Infima variables that are still used.
import { themeColors } from 'docsgen/internals';
import { infimaRules } from './infima-classes.ts';
import { colorTokens, tokens, values } from './infima-variables.ts';
import { finalValue, type SiteVariables } from './site-variables.ts';
import { type UsedNames, variablesIn } from './used-names.ts';

/** Returns `undefined` if the style sheet would be empty. */
export function infimaSheet(variables: SiteVariables, used: UsedNames): string | undefined {
  const rules = infimaRules(used.classes);
  const names = variablesUsed(variables, used, rules);
  const light = [...tokenLines(variables), ...names.flatMap((name) => lightLine(variables, name))];
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

function lightLine(variables: SiteVariables, name: string): readonly string[] {
  const token = tokens.get(name);
  return line(name, token ? `var(${token})` : (variables.get(name)?.light ?? values.get(name)));
}

/** Returns the used variables of Infima and Docusaurus, including those that their values reference. */
function variablesUsed(variables: SiteVariables, used: UsedNames, rules: string): readonly string[] {
  // A variable with a fallback in our rules is only needed if the original site sets it.
  const asked = variablesIn(rules).filter((name) => variables.has(name));
  const found = new Set<string>();
  const queue = [...used.variables, ...asked];
  for (const name of queue) {
    if (found.has(name) || !/^--(ifm|docusaurus|docsearch|ds|aa)-/.test(name)) continue;
    found.add(name);
    const own = variables.get(name);
    if (!tokens.has(name)) queue.push(...variablesIn(`${own?.light ?? values.get(name)} ${own?.dark}`));
  }
  return [...found].filter((name) => tokens.has(name) || variables.has(name) || values.has(name)).sort();
}

function tokenLines(variables: SiteVariables): readonly string[] {
  const lines = new Map<string, string>();
  for (const [name, token] of tokens) {
    const [light, dark] = [finalValue(variables, name, 'light'), finalValue(variables, name, 'dark')];
    if (colorTokens.has(token)) {
      const own = themeColors[token.slice(2) as keyof typeof themeColors];
      if (light ?? dark) lines.set(token, `light-dark(${light ?? own.light}, ${dark ?? own.dark})`);
    } else if (light !== undefined && !/accent|radius/.test(token)) lines.set(token, light);
  }
  const font = finalValue(variables, 'font-family', 'light');
  if (font !== undefined && !/^(inherit|initial|unset)$/.test(font)) lines.set('--sans', font);
  const sans = lines.get('--sans');
  // In Docusaurus, headings have the font of body text.
  if (sans !== undefined && !lines.has('--serif')) lines.set('--serif', sans);
  return [...lines].map(([token, value]) => `${token}: ${value};`);
}
