// Reads `infima.css`: values of variables, and rules of the layout classes that a site uses.
import { fileURLToPath } from 'node:url';
import { readAbsolute } from 'docsgen/internals';
import { type ChildNode, parseCss, type Rule } from './parse-css.ts';

interface Infima {
  /** Values by variable, which the original site may override. */
  readonly values: ReadonlyMap<string, string>;
  /** Returns the rules of these classes. */
  readonly rulesOf: (used: ReadonlySet<string>) => string;
}

/** `scripts/compile.js` copies the style sheet, so that it is next to the compiled module as well. */
export async function readInfima(): Promise<Infima> {
  const bytes = await readAbsolute(fileURLToPath(new URL('./infima.css', import.meta.url)));
  const root = await parseCss(Buffer.from(bytes).toString('utf8'));
  const [variables, ...rules] = 'reason' in root ? [] : root.nodes.filter(({ type }) => type !== 'comment');
  const declared = variables?.type === 'rule' ? variables.nodes : [];
  return {
    values: new Map(declared.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : []))),
    rulesOf: (used) =>
      [...rules.flatMap((node) => usedRules(node, used)), ...spaces(used), ...columns(used)].join('\n\n'),
  };
}

/** Returns the rule or media query with the selectors whose last class is used. */
function usedRules(node: ChildNode, used: ReadonlySet<string>): readonly string[] {
  const isUsed = (selector: string): boolean => used.has(/^.*\.([\w-]+)/s.exec(selector)?.[1] ?? '');
  const copy = node.clone({ raws: { ...node.raws, before: '' } });
  const own = (rule: Rule): readonly string[] => rule.selectors.filter(isUsed);
  if (copy.type === 'atrule') {
    copy.walkRules((rule) => (own(rule).length > 0 ? undefined : void rule.remove()));
    return copy.nodes?.length ? [copy.toString()] : [];
  }
  if (copy.type !== 'rule' || own(copy).length === 0) return [];
  copy.selectors = [...own(copy)];
  return [copy.toString()];
}

const sizes: Readonly<Record<string, string>> = {
  ...{ none: '0', xs: 'var(--space-1)', sm: 'var(--space-2)', md: 'var(--space-4)' },
  ...{ lg: 'var(--space-8)', xl: 'var(--space-20)' },
};

const sides: Readonly<Record<string, string>> = {
  ...{ top: '-block-start', bottom: '-block-end', left: '-left', right: '-right' },
  ...{ vert: '-block', horiz: '-inline' },
};

/** Classes such as `margin-top--md` and `padding--lg`. */
function spaces(used: ReadonlySet<string>): readonly string[] {
  return [...used].sort().flatMap((name) => {
    const [, kind, side, size = ''] = /^(margin|padding)(?:-([a-z]+))?--([a-z]+)$/.exec(name) ?? [];
    const [end, room] = [side === undefined ? '' : sides[side], sizes[size]];
    if (kind === undefined || end === undefined || room === undefined) return [];
    return [`:where(.prose) .${name} {\n  ${kind}${end}: ${room};\n}`];
  });
}

/** `col--6` is half of a row, and `col--offset-3` starts after its first quarter. */
function columns(used: ReadonlySet<string>): readonly string[] {
  return [...used].sort().flatMap((name) => {
    const [, offset, count = ''] = /^col--(offset-)?(\d{1,2})$/.exec(name) ?? [];
    if (count === '' || Number(count) > 12) return [];
    const share = `calc(100% * ${count} / 12)`;
    const lines = offset ? [`margin-inline-start: ${share}`] : [`flex: 0 0 ${share}`, `max-inline-size: ${share}`];
    const css = lines.map((line) => `    ${line};\n`).join('');
    return [`@media (width > 62.25rem) {\n  :where(.prose) .${name} {\n${css}  }\n}`];
  });
}
