// A drawing that has the colours of the theme, for where there is no page around it: with the values of the tokens that
// it names. Browsers get both modes' values as rules; icons, whose drawer knows no `var()`, get those by day as text.
import type { TwoColors } from '../colors/tokens.ts';

/** The theme's colours by token, without its two hyphens. */
type Colors = ReadonlyMap<string, TwoColors>;

interface ThemeDrawing {
  /** For browsers' tabs, light and dark. */
  readonly published: string;
  /** For icons, which are light. */
  readonly drawn: string;
  /** Names that are neither tokens nor the drawing's own, and that have no other value beside them. */
  readonly unknown: readonly string[];
}

export function themeDrawing(svg: string, colors: Colors): ThemeDrawing {
  const root = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(svg);
  const ink = colors.get('ink');
  const unknown = new Set<string>();
  const drawn = withValues(svg, (name) => ownValue(svg, name) ?? colors.get(name)?.light, unknown);
  const told = [...unknown];
  if (!root || !ink || root[0].endsWith('/>')) return { published: svg, drawn, unknown: told };
  const isInk = !/\scolor\s*=/.test(root[0]);
  const named = [...colors].filter(([name]) => new RegExp(`var\\(\\s*--${name}\\s*[,)]`).test(svg));
  const values = (scheme: keyof TwoColors): string =>
    [...(isInk ? [`color:${ink[scheme]}`] : []), ...named.map(([name, color]) => `--${name}:${color[scheme]}`)].join(
      ';',
    );
  // The drawing's own rules and values win over these.
  const style = `:where(:root){${values('light')}}@media (prefers-color-scheme:dark){:where(:root){${values('dark')}}}`;
  const end = root.index + root[0].length;
  const published = `${svg.slice(0, end)}<style>${style}</style>${svg.slice(end)}`;
  return { published, drawn: isInk ? drawn.replace(/<svg\b/, `<svg color="${ink.light}"`) : drawn, unknown: told };
}

/** Values can name others: so many times, and no drawing without an end. */
const mostRounds = 8;

function withValues(svg: string, valueFor: (name: string) => string | undefined, unknown: Set<string>): string {
  const use = /var\(\s*--([-\w]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;
  let text = svg;
  for (let round = 0; round < mostRounds && text.includes('var('); round += 1) {
    text = text.replace(use, (_, name: string, other: string | undefined) => {
      const value = valueFor(name) ?? other?.trim();
      if (value === undefined) unknown.add(name);
      // As browsers have it: like an element that says nothing.
      return value ?? 'inherit';
    });
  }
  return text;
}

/** What the drawing itself says that a name stands for. */
function ownValue(svg: string, name: string): string | undefined {
  return new RegExp(`[\\s;{"']--${name}\\s*:\\s*([^;}"']+)`).exec(svg)?.[1]?.trim();
}
