// Lists the supported lines of the diagram types whose lines are passed to the library unchanged. The library silently
// ignores all other lines.
import { type DiagramLine, UnsupportedLine } from './diagram-line.ts';
import { hiddenWord } from './labels.ts';

type Rule = readonly [pattern: RegExp, rewrite?: (text: string) => string | undefined];

/** Removes lines that set only styles or click actions. */
const leaveOut = (): undefined => undefined;
const id = String.raw`[\p{L}\p{N}_]+`;
const state = String.raw`(?:\[\*\]|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)`;

const states: readonly Rule[] = [
  [/^direction (?:TB|TD|LR|RL|BT)$/],
  [/^(?:classDef|class|style|scale|hide|click)\s/, leaveOut],
  [new RegExp(`^${state}\\s*-->\\s*${state}(?:\\s*:\\s*.+)?$`, 'u')],
  [new RegExp(`^state\\s+(?:"[^"]+"\\s+as\\s+)?${id}\\s*\\{$`, 'u')],
  [new RegExp(`^state\\s+"[^"]+"\\s+as\\s+${id}$`, 'u')],
  [new RegExp(`^state\\s+${id}$`, 'u'), (text) => text.replace(/^state\s+(.+)/s, '$1 : $1')],
  [new RegExp(`^${id}\\s*:\\s*[^:].*$`, 'u')],
  [new RegExp(`^${id}$`, 'u'), (text) => `${text} : ${text}`],
  [/^\}$/],
];

const arrow = String.raw`(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.)`;
const isMember = /^(?!(?:<<|note\b)).*[\p{L}\p{N}_).*$>\]]$/u;

const classes: readonly Rule[] = [
  [/^(?:direction|style|classDef|cssClass|click|link|callback)\s/, leaveOut],
  [/^namespace\s+\S+\s*\{$/],
  [/^class\s+[\p{L}\p{N}_]+(?:~\w+~)?\s*\{?$/u],
  [/^class\s+[\p{L}\p{N}_]+\s*\{\s*<<\w+>>\s*\}$/u],
  [new RegExp(`^${id}\\s*:\\s*(?!.*(?:--|\\.\\.)).+$`, 'u'), generic],
  [new RegExp(`^${id}\\s+(?:"[^"]*"\\s+)?${arrow}\\s+(?:"[^"]*"\\s+)?${id}(?:\\s*:\\s*.+)?$`, 'u')],
  [new RegExp(`^${id}${arrow}${id}(?:\\s*:\\s*.+)?$`, 'u'), spaced],
  [/^\}$/],
];

/** Converts `List~int~`, Mermaid's syntax for generics. */
function generic(text: string): string {
  return text.replace(/~([^~]*)~/g, '<$1>');
}

function spaced(text: string): string {
  return text.replace(new RegExp(`^(${id})(${arrow})(${id})`, 'u'), '$1 $2 $3');
}

const entities: readonly Rule[] = [
  [/^(?:direction|style|classDef|class)\s/, leaveOut],
  [/^[\p{L}\p{N}_-]+\s*\{$/u],
  [
    /^[\p{L}\p{N}_-]+\s+(?:\|\||\|o|o\||\}\||\}o)(?:--|\.\.)(?:\|\||\|o|o\||\|\{|o\{)\s+[\p{L}\p{N}_-]+\s*:\s*.+/su,
    zeroOrMore,
  ],
  [/^\}$/],
];

/** The library does not parse this cardinality on the left side, but it parses the mirrored notation. */
function zeroOrMore(text: string): string {
  return text.replace(/^(\S+\s+)\}o/, '$1o{');
}

interface Kind {
  readonly rules: readonly Rule[];
  /** Lines between braces. `begins` matches the line that ends with the opening brace. */
  readonly body?: { readonly begins: RegExp; readonly line: RegExp };
}

type StrictKind = 'state' | 'class' | 'entity';

const kinds: Readonly<Record<StrictKind, Kind>> = {
  state: { rules: states },
  class: { rules: classes, body: { begins: /^class\s.*\{$/, line: isMember } },
  entity: {
    rules: entities,
    body: { begins: /\{$/, line: /^\S+\s+[\w*-]+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/ },
  },
};

export function strictLines(kind: StrictKind, lines: readonly DiagramLine[]): readonly string[] {
  const { rules, body } = kinds[kind];
  let isInside = false;
  return lines.flatMap((line) => {
    const { text } = line;
    if (isInside && text !== '}') return [insideBody(line, body)];
    isInside = !isInside && body?.begins.test(text) === true;
    const rule = rules.find(([pattern]) => pattern.test(text));
    if (rule === undefined) throw new UnsupportedLine(line);
    const rewritten = rule[1] === undefined ? text : rule[1](text);
    return rewritten === undefined ? [] : [rewritten];
  });
}

function insideBody(line: DiagramLine, body: Kind['body']): string {
  if (/^<<\w+>>$/.test(line.text)) return line.text;
  if (body?.line.test(line.text) !== true) throw new UnsupportedLine(line);
  const text = generic(line.text).replace(/(?<!\s)\s*,\s*(?=[PFU]K\b)/g, ' ');
  // The library parses comments on columns but does not render them.
  return text.replace(
    /^(\S+\s+\S+)(.*?)\s*"([^"]*)"$/,
    (_, name: string, keys: string, comment: string) => `${name}${hiddenWord(`: ${comment}`)}${keys}`,
  );
}
