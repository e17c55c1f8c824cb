// The regular expressions of a source file: literals, and calls of `RegExp`, with `x` for values that are not known.
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Expression {
  readonly source: string;
  readonly flags: string;
}

type Constants = ReadonlyMap<string, ESTree.Expression>;

export function readExpressions(file: string, code: string): readonly Expression[] {
  const found: Expression[] = [];
  const constants = new Map<string, ESTree.Expression>();
  const calls: ESTree.NewExpression[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') calls.push(node);
    },
  }).visit(parseSync(file, code).program);
  for (const { arguments: given } of calls) {
    const [source, flags = ''] = given.map((each) => textOf(each, constants));
    if (source !== undefined) found.push({ source, flags });
  }
  return found;
}

function textOf(node: ESTree.Argument, constants: Constants): string {
  if (node.type === 'Literal') return 'regex' in node ? node.regex.pattern : String(node.value);
  if (node.type === 'TemplateLiteral') return filled(node, 'cooked', constants);
  if (node.type === 'TaggedTemplateExpression') return filled(node.quasi, 'raw', constants);
  if (node.type === 'MemberExpression') return textOf(node.object, constants);
  const init = node.type === 'Identifier' ? constants.get(node.name) : undefined;
  return init ? textOf(init, constants) : 'x';
}

function filled({ quasis, expressions }: ESTree.TemplateLiteral, kind: 'raw' | 'cooked', constants: Constants): string {
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return `${value[kind]}${expression ? textOf(expression, constants) : ''}`;
    })
    .join('');
}
