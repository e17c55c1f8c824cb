// Resolves the theme's color variables in an SVG that is used outside of pages. For browsers, adds rules with the
// values of both color modes. For resvg, which does not support `var()`, replaces the variables with the light values.
import type { TwoColors } from '../colors/tokens.ts';

/** Color tokens of the theme, without the leading hyphens. */
type Colors = ReadonlyMap<string, TwoColors>;

interface ThemeDrawing {
  /** SVG for browser tabs, in light and dark mode. */
  readonly published: string;
  /** SVG for rendered icons, which are always light. */
  readonly drawn: string;
  /** Variables that are neither theme tokens nor defined in the SVG, and have no fallback value. */
  readonly unknown: readonly string[];
}

export function resolveThemeColors(svg: string, colors: Colors): ThemeDrawing {
  const root = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(svg);
  const ink = colors.get('ink');
  const unknown = new Set<string>();
  const drawn = withValues(svg, (name) => ownValue(svg, name) ?? colors.get(name)?.light, unknown);
  const unknownNames = [...unknown];
  if (!root || !ink || root[0].endsWith('/>')) return { published: svg, drawn, unknown: unknownNames };
  const inheritsColor = !/\scolor\s*=/.test(root[0]);
  const named = [...colors].filter(([name]) => new RegExp(`var\\(\\s*--${name}\\s*[,)]`).test(svg));
  const values = (scheme: keyof TwoColors): string =>
    [
      ...(inheritsColor ? [`color:${ink[scheme]}`] : []),
      ...named.map(([name, color]) => `--${name}:${color[scheme]}`),
    ].join(';');
  // `:where` has no specificity, so the rules in the SVG take precedence.
  const style = `:where(:root){${values('light')}}@media (prefers-color-scheme:dark){:where(:root){${values('dark')}}}`;
  const end = root.index + root[0].length;
  const published = `${svg.slice(0, end)}<style>${style}</style>${svg.slice(end)}`;
  return {
    published,
    drawn: inheritsColor ? drawn.replace(/<svg\b/, `<svg color="${ink.light}"`) : drawn,
    unknown: unknownNames,
  };
}

/** Maximum depth of variables that refer to other variables. The limit prevents infinite recursion. */
const maxDepth = 8;

function withValues(svg: string, valueFor: (name: string) => string | undefined, unknown: Set<string>): string {
  const use = /var\(\s*--([-\w]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;
  let text = svg;
  for (let round = 0; round < maxDepth && text.includes('var('); round += 1) {
    text = text.replace(use, (_, name: string, other: string | undefined) => {
      const value = valueFor(name) ?? other?.trim();
      if (value === undefined) unknown.add(name);
      // As in browsers, a property with an invalid reference inherits its value.
      return value ?? 'inherit';
    });
  }
  return text;
}

/** Returns the value that the SVG itself sets for a variable. */
function ownValue(svg: string, name: string): string | undefined {
  return new RegExp(`[\\s;{"']--${name}\\s*:\\s*([^;}"']+)`).exec(svg)?.[1]?.trim();
}
