// Parses flowcharts strictly, because the library ignores unknown syntax and would render an incomplete diagram.
// Rewrites them with unambiguous names and labels.
import { type DiagramLine, UnsupportedLine } from './diagram-line.ts';
import { type FlowChain, type FlowNode, readChain } from './flowchart-chain.ts';
import { hiddenLabel } from './labels.ts';

type Statement =
  | { readonly kind: 'chain'; readonly chain: FlowChain }
  | { readonly kind: 'begin'; readonly id: string; readonly label: string; readonly line: DiagramLine }
  | { readonly kind: 'end' }
  | { readonly kind: 'plain'; readonly text: string };

const directions: Readonly<Record<string, string>> = { '>': 'LR', '<': 'RL', '^': 'BT', v: 'TD', TB: 'TD' };

export function rewriteFlowchart(header: DiagramLine, lines: readonly DiagramLine[]): readonly string[] {
  const [, written = 'TD', rest = ''] =
    /^(?:graph|flowchart(?:-elk)?)(?:\s+(TB|TD|BT|RL|LR|[<>^v]))?\s*;?(.*)/is.exec(header.text) ?? [];
  const direction = written.toUpperCase();
  const nodes = new Map<string, FlowNode>();
  const all = rest.trim() === '' ? lines : [{ text: rest.trim(), number: header.number }, ...lines];
  const statements = all.flatMap((line) => readLine(line, nodes));
  checkGroups(statements, nodes, header);
  return [`flowchart ${directions[written] ?? directions[direction] ?? direction}`, ...print(statements)];
}

const ignored = /^(?:click|linkStyle\s+default|classDef\s+default)\b/;

function readLine(line: DiagramLine, nodes: Map<string, FlowNode>): readonly Statement[] {
  const text = line.text.replace(/;$/, '').trim();
  if (ignored.test(text) || text === '') return [];
  if (text === 'end') return [{ kind: 'end' }];
  const group = /^subgraph(?:\s+(.*)|$)/s.exec(text);
  if (group) return [groupOf(group[1] ?? '', line)];
  if (/^direction\s+(?:TB|TD|BT|RL|LR)$/i.test(text)) return [{ kind: 'plain', text }];
  const styled = readStyle(text, nodes);
  if (styled !== undefined) return styled.map((each) => ({ kind: 'plain', text: each }));
  return readChain({ ...line, text }, nodes).map((chain) => ({ kind: 'chain', chain }));
}

/** Parses `id [label]`, `id`, or a label with several words. */
function groupOf(written: string, line: DiagramLine): Statement {
  const [, id, label] = /^([\p{L}\p{N}_.-]+)\s*\[(.*)\]$/u.exec(written) ?? [];
  const title = label ?? written;
  return { kind: 'begin', id: id ?? written.replace(/^"|"$/g, ''), label: hiddenLabel(title) || '\u00a0', line };
}

/** Rewrites styles to use the new names of nodes. Returns `undefined` for other lines. */
function readStyle(text: string, nodes: ReadonlyMap<string, FlowNode>): readonly string[] | undefined {
  const [, keyword, names = '', rest = ''] =
    /^(classDef|class|style|linkStyle)\s+([\w,.-]+(?:\s*,\s*[\w.-]+)*)\s+(.+)/s.exec(text) ?? [];
  if (keyword === undefined) return undefined;
  const each = names.split(',').map((name) => name.trim());
  const properties = rest
    .split(',')
    .filter((pair) => /^\s*[a-z-]+\s*:\s*[#\w.% -]+$/i.test(pair))
    .join(',');
  if (keyword === 'linkStyle') return properties === '' ? [] : [`linkStyle ${each.join(',')} ${properties}`];
  if (keyword === 'classDef')
    return properties === '' ? [] : each.map((name) => `classDef ${name.replace(/\W/g, '_')} ${properties}`);
  const known = each.flatMap((id) => nodes.get(id)?.name ?? []);
  if (known.length === 0) return [];
  if (keyword === 'class') return [`class ${known.join(',')} ${rest.trim().replace(/\W/g, '_')}`];
  return properties === '' ? [] : [`style ${known.join(',')} ${properties}`];
}

/**
 * Checks that each subgraph is closed and that there are no links to subgraphs, which the library would render as
 * nodes.
 */
function checkGroups(
  statements: readonly Statement[],
  nodes: ReadonlyMap<string, FlowNode>,
  header: DiagramLine,
): void {
  let depth = 0;
  for (const statement of statements) {
    if (statement.kind === 'end') depth -= 1;
    if (depth < 0) throw new UnsupportedLine(header, "'end' without a subgraph");
    if (statement.kind !== 'begin') continue;
    depth += 1;
    if (nodes.has(statement.id))
      throw new UnsupportedLine(statement.line, `Links to a subgraph are not supported: '${statement.id}'`);
  }
  if (depth > 0) throw new UnsupportedLine(header, "Unclosed subgraph: add 'end'");
}

function print(statements: readonly Statement[]): readonly string[] {
  const shown = new Set<FlowNode>();
  const placed = new Set<FlowNode>();
  let depth = 0;
  let groups = 0;
  /** The first occurrence of a node has the label. A node belongs to the first subgraph that contains it. */
  const nodeText = (node: FlowNode): string => {
    const isPlacedHere = depth > 0 && !placed.has(node);
    if (shown.has(node) && !isPlacedHere) return node.name;
    shown.add(node);
    if (depth > 0) placed.add(node);
    return `${node.name}${node.shape[0]}${node.label}${node.shape[1]}${node.className ? `:::${node.className}` : ''}`;
  };
  return statements.flatMap((statement) => {
    if (statement.kind === 'plain') return [statement.text];
    if (statement.kind === 'chain') return chainTexts(statement.chain, nodeText);
    depth += statement.kind === 'begin' ? 1 : -1;
    if (statement.kind === 'end') return ['end'];
    groups += 1;
    return [`subgraph g${groups} [${statement.label}]`];
  });
}

/** Returns the text of a chain. An invisible link puts its target on a new line. */
function chainTexts({ groups, links }: FlowChain, nodeText: (node: FlowNode) => string): readonly string[] {
  const texts: string[] = [];
  for (const [index, group] of groups.entries()) {
    const link = links[index - 1];
    const nodes = group.map(nodeText).join(' & ');
    if (link === undefined || link === 'invisible') texts.push(nodes);
    else texts.push(`${texts.pop()} ${link.arrow}${link.label === '' ? '' : `|${link.label}|`} ${nodes}`);
  }
  return texts;
}
