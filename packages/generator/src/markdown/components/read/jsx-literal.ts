// Reads literal values in JSX without running code: `"text"`, `{3}`, `{true}`, `{['a']}`, `{{ wide: true }}`.
import { loadAcorn, nodeIn, nodesIn, type Syntax } from '../../../text/javascript.ts';
import type { JsxElement } from '../../tree/jsx-nodes.ts';
import type { PropValue } from './component.ts';
import type { WrittenProp } from './read-props.ts';

/** Returns `undefined` if any value is not a literal. */
export async function literalAttributes({
  attributes,
}: Pick<JsxElement, 'attributes'>): Promise<readonly WrittenProp[] | undefined> {
  const written: WrittenProp[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value, position } = attribute;
    const found = typeof value === 'object' && value !== null ? await literalValue(value.value) : (value ?? true);
    if (found === undefined) return undefined;
    written.push({ name, value: found, position: position?.start });
  }
  return written;
}

/** Returns the value of an expression, or `undefined` if it is not a literal. */
export async function literalValue(code: string): Promise<PropValue | undefined> {
  const simple = jsonValue(code);
  if (simple !== undefined) return simple;
  const { parseExpressionAt } = await loadAcorn();
  try {
    const expression = parseExpressionAt(`(${code}\n)`, 0, { ecmaVersion: 'latest', sourceType: 'module' });
    return literalIn(nodeIn(expression));
  } catch {
    return undefined;
  }
}

/** Most values are also valid JSON, which can be read without a JavaScript parser. */
function jsonValue(code: string): PropValue | undefined {
  if (!/^\s*["[\dtf-]/.test(code)) return undefined;
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

/** Returns the value of a syntax tree, or `undefined` if it is not a literal. */
export function literalIn(node: Syntax | undefined): PropValue | undefined {
  switch (node?.type) {
    case 'Literal':
      return node.regex === undefined && node.bigint === undefined ? (node.value as PropValue) : undefined;
    case 'TemplateLiteral':
      return templateValue(node);
    case 'UnaryExpression':
      return signedValue(node);
    case 'ArrayExpression':
      return listValue(node);
    case 'ObjectExpression':
      return objectValue(node);
    default:
      return undefined;
  }
}

function templateValue({ quasis }: Syntax): string | undefined {
  const [only, ...more] = nodesIn(quasis);
  const cooked = more.length === 0 && (only?.value as { readonly cooked?: string } | undefined)?.cooked;
  return typeof cooked === 'string' ? cooked : undefined;
}

function signedValue({ operator, argument }: Syntax): PropValue | undefined {
  const value = literalIn(nodeIn(argument));
  if (operator === '-' && typeof value === 'number') return -value;
  return operator === '!' && typeof value === 'number' ? !value : undefined;
}

function listValue({ elements }: Syntax): readonly PropValue[] | undefined {
  const values = Array.isArray(elements) ? elements.map((each) => literalIn(nodeIn(each))) : [];
  return values.every((value) => value !== undefined) ? values : undefined;
}

function objectValue({ properties }: Syntax): PropValue | undefined {
  const entries: [string, PropValue][] = [];
  for (const { type, computed, kind, key, value } of nodesIn(properties)) {
    const name = nodeIn(key);
    const written = literalIn(nodeIn(value));
    if (type !== 'Property' || computed === true || kind !== 'init' || written === undefined) return undefined;
    entries.push([String(name?.name ?? name?.value), written]);
  }
  return Object.fromEntries(entries);
}
