// Converts TeX to MathML. Only this file imports Temml, which is loaded when the first formula is converted. Temml's
// inline styles become attributes, or classes in `math.css`.
import temml from 'temml';

interface RenderedFormula {
  /** Attributes of the `<math>` element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML in the element. */
  readonly content: string;
}

export interface FormulaError {
  readonly reason: string;
  /** Offset in the formula, or `undefined` if it is unknown. */
  readonly offset: number | undefined;
}

interface FormulaOptions {
  readonly isDisplayed: boolean;
  /** Macros that the page's formulas define with `\gdef`. New macros are added. */
  readonly macros: Record<string, unknown>;
}

/** Maximum sizes in em and maximum number of macro expansions, sufficient for any realistic formula. */
const limits = { maxSize: [30, 30], maxExpand: 1000 } satisfies { maxSize: [number, number]; maxExpand: number };

export function renderFormula(tex: string, { isDisplayed, macros }: FormulaOptions): RenderedFormula | FormulaError {
  try {
    const options = { ...limits, macros, displayMode: isDisplayed, annotate: true, throwOnError: true, trust: false };
    return parsedTag(withoutStyles(temml.renderToString(tex, options)));
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    const offset = 'position' in thrown && typeof thrown.position === 'number' ? thrown.position : undefined;
    return { reason: reasonOf(thrown), offset };
  }
}

function parsedTag(html: string): RenderedFormula {
  const [, tag = '', content = ''] = /^<math([^>]*)>([\s\S]*)<\/math>$/.exec(html) ?? [];
  const attributes = Array.from(tag.matchAll(/ ([a-z]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]);
  return { attributes: Object.fromEntries(attributes), content };
}

/** Returns the message without the position and the source that Temml appends, because docsgen shows both. */
function reasonOf({ name, message }: Error): string {
  // For some errors that Temml does not check for, such as an empty superscript, it throws exceptions of other types.
  if (name !== 'ParseError') return 'it is incomplete';
  return message
    .replace(/ at (?:position \d+|end of input):[\s\S]*$/, '')
    .trim()
    .replace(/\.$/, '');
}

function withoutStyles(html: string): string {
  return html.replace(/<[a-z]+(?: [^<>]*)?>/g, (tag) => {
    const style = attributeOf(tag, 'style');
    if (style === undefined) return tag;
    const { attributes, classes } = withoutStyle(style.value);
    const plain = tag.replace(style.written, '').replace(/>$/, `${attributes}>`);
    if (classes.length === 0) return plain;
    const own = attributeOf(plain, 'class');
    if (own === undefined) return plain.replace(/>$/, ` class="${classes.join(' ')}">`);
    return plain.replace(own.written, ` class="${[own.value, ...classes].join(' ')}"`);
  });
}

interface WrittenAttribute {
  /** Attributes as in the source, with a leading space. */
  readonly written: string;
  readonly value: string;
}

function attributeOf(tag: string, name: 'style' | 'class'): WrittenAttribute | undefined {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag);
  return found === null ? undefined : { written: found[0], value: found[1] ?? '' };
}

interface Unstyled {
  /** Generated attributes, with leading spaces. */
  readonly attributes: string;
  readonly classes: readonly string[];
}

/** Styles without a class are omitted, because they change positions only slightly or repeat the browser's defaults. */
function withoutStyle(style: string): Unstyled {
  let attributes = '';
  const classes: string[] = [];
  for (const declaration of style.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (property === 'color' && /^(#[\da-f]+|[a-z]+)$/i.test(value) && value !== 'undefined')
      attributes += ` mathcolor="${value}"`;
    else if (property === 'math-depth') attributes += ` scriptlevel="${value}"`;
    else classes.push(...classOf(property, value));
  }
  return { attributes, classes };
}

/** Supported values in em by property. */
const steps: ReadonlyMap<string, readonly number[]> = new Map([
  ['padding-left', [0, 0.14, 0.25, 0.4, 0.6, 1, 2]],
  ['padding-right', [0, 0.14, 0.25, 0.4, 0.6, 1, 2]],
  ['padding-top', [0, 0.2, 0.5, 1, 2]],
  ['padding-bottom', [0, 0.2, 0.5, 1, 2]],
  ['margin-left', [-1, -0.35, -0.15]],
]);

/** Units in em. */
const units: Readonly<Record<string, number>> = { em: 1, ex: 0.45, pt: 0.1, px: 0.0625, mu: 1 / 18 };

const classes: ReadonlyMap<string, string> = new Map([
  ['padding:0', 'math-glue'],
  ['padding:3pt', 'math-padded'],
  ['padding:0.3em', 'math-padded'],
  ['width:100%', 'math-wide'],
  ['width:50%', 'math-half'],
  ['width:7.5%', 'math-margin'],
  ['text-align:left', 'tml-left'],
  ['text-align:right', 'tml-right'],
  ['transform:scaleX(-1)', 'math-mirrored'],
  ['font-weight:bold', 'math-bold'],
]);

function classOf(property: string, value: string): readonly string[] {
  const named = classes.get(`${property}:${value}`);
  if (named !== undefined) return [named];
  const line = /^border-(top|right|bottom|left)$/.exec(property)?.[1];
  if (line !== undefined)
    return [`math-line-${line}`, ...(/dashed|double/.exec(value) ?? []).map((kind) => `is-${kind}-${line}`)];
  if (property === 'border') return ['math-framed'];
  // Temml sets padding on all sides to move content vertically.
  if (property === 'padding') {
    const [top = '', , bottom = ''] = value.split(' ');
    return [...classOf('padding-top', top), ...classOf('padding-bottom', bottom)];
  }
  const known = steps.get(property);
  const [, number, unit = 'em'] = /^(-?[\d.]+)(em|ex|pt|px|mu)?$/.exec(value) ?? [];
  if (known === undefined || number === undefined) return [];
  const length = Number(number) * (units[unit] ?? 1);
  const [nearest = 0] = known.toSorted((one, other) => Math.abs(one - length) - Math.abs(other - length));
  return [`math-${property}-${String(Math.round(Math.abs(nearest) * 100))}`];
}
