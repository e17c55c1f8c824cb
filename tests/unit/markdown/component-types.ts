// Generates the types of `docsgen/components` from the registry: props of the built-in components, for TypeScript.
import type { PropRule } from '../../../packages/generator/src/markdown/components/read/component.ts';
import { componentNames, componentOf } from '../../../packages/generator/src/markdown/components/registry.ts';

export async function componentTypes(): Promise<string> {
  const drawn = componentNames.map(async (name) => {
    const component = await componentOf(name)?.load();
    const props = Object.entries(component?.props ?? {}).map(([prop, rule]) => `  ${propOf(prop, rule)}\n`);
    return `export interface ${name}Props extends WithChildren${props.length === 0 ? ' {}' : ` {\n${props.join('')}}`}

export function ${name}(props: ${name}Props): Drawn {
  return drawn('${name}', props);
}
`;
  });
  return `${head}\n${(await Promise.all(drawn)).join('\n')}`;
}

function propOf(name: string, { type, values, isRequired }: PropRule): string {
  const line = `readonly ${name}${isRequired ? '' : '?'}: ${typeOf(type, values)};`;
  return line.length < 118 ? line : line.replace(': ', ':\n    | ').replaceAll(' | ', '\n    | ');
}

function typeOf(type: PropRule['type'], values: PropRule['values']): string {
  if (values !== undefined) return values.map((value) => (type === 'number' ? value : `'${value}'`)).join(' | ');
  return type === 'list' ? 'readonly (string | number)[]' : type;
}

const head = `// docsgen's own components for code, \`docsgen/components\` in the package. The types follow from their
// definitions: \`npx vitest run --project unit tests/unit/markdown/component-types.test.ts -u\` writes this file.
// Compiled components take them from the runtime at once; what is here is for editors, and for a site's own tests.
import { runtimeKey } from '@docsgen/contract/component-runtime';

/** An element of React, described without React's own types. */
export interface Drawn {
  readonly type: string;
  readonly props: unknown;
  readonly key: string | null;
}

interface WithChildren {
  readonly children?: unknown;
}

function drawn(name: string, props: object): Drawn {
  const runtime = Reflect.get(globalThis, Symbol.for(runtimeKey));
  if (runtime === undefined) throw new Error(\`<\${name}> works in components that docsgen draws\`);
  return runtime.components[name](props);
}

/** What is shown in place of a component with \`client="only"\`, until the browser draws it. */
export function Fallback(props: WithChildren): Drawn {
  return drawn('Fallback', props);
}
`;
