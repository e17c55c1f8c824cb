// Custom properties that the original style sheets set for the whole document, in light and dark mode.
import type { DocusaurusSite } from '../site.ts';
import { type ChildNode, parseCss, type Rule } from './parse-css.ts';
import { isOfRoot, modeOf } from './selectors.ts';

interface TwoValues {
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

/** Values by name, including dashes, and `font-family` of the body. Rules in `@media` are ignored. */
export type SiteVariables = ReadonlyMap<string, TwoValues>;

export async function readVariables({ files, customCss }: DocusaurusSite): Promise<SiteVariables> {
  const found = new Map<string, TwoValues>();
  for (const path of customCss) {
    const root = await parseCss((await files.readText(path)) ?? '');
    if ('reason' in root) continue;
    for (const node of root.nodes) if (isRule(node)) noteRule(found, node);
  }
  return found;
}

function isRule(node: ChildNode): node is Rule {
  return node.type === 'rule';
}

function noteRule(found: Map<string, TwoValues>, rule: Rule): void {
  const selectors = rule.selectors.filter(isOfRoot);
  for (const node of selectors.length > 0 ? rule.nodes : []) {
    if (node.type !== 'decl') continue;
    const { prop } = node;
    const value = node.value.trim();
    if (!prop.startsWith('--') && prop !== 'font-family') continue;
    const known = found.get(prop) ?? { light: undefined, dark: undefined };
    const modes = selectors.map((each) => modeOf(each) ?? 'light');
    const light = modes.includes('light') ? value : known.light;
    found.set(prop, { light, dark: modes.includes('dark') ? value : known.dark });
  }
}

/** Returns the value with resolved `var(…)` references, if the site sets the variables. */
export function finalValue(variables: SiteVariables, name: string, mode: 'light' | 'dark'): string | undefined {
  const values = variables.get(name);
  return values?.[mode] && written(values[mode], { variables, mode, left: 8 });
}

interface Following {
  readonly variables: SiteVariables;
  readonly mode: 'light' | 'dark';
  /** Remaining depth, because properties can reference each other in a cycle. */
  readonly left: number;
}

function written(value: string, { variables, mode, left }: Following): string | undefined {
  const [whole, name = '', fallback] = /var\(\s*(--[\w-]+)\s*(?:,((?<=,)[^()]*))?\)/.exec(value) ?? [];
  if (whole === undefined) return value.trim();
  const own = variables.get(name);
  const behind = (mode === 'dark' ? own?.dark : undefined) ?? own?.light ?? fallback;
  if (behind === undefined || left === 0) return undefined;
  return written(value.replace(whole, behind), { variables, mode, left: left - 1 });
}
