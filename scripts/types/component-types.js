// @ts-check
// Prints the props of the built-in components as TypeScript types, for `docsgen/components`.

/**
 * @typedef {object} PropRule the part of `PropRule` in `component.ts` that types depend on
 * @property {'string' | 'number' | 'boolean' | 'list'} type
 * @property {boolean} [isRequired]
 * @property {readonly string[]} [values]
 */

/**
 * Returns declarations to append to those of `builtin-components.ts`.
 *
 * @param {readonly { readonly name: string, readonly props: Readonly<Record<string, PropRule>> }[]} components
 */
export function componentTypes(components) {
  const declarations = components.map(({ name, props }) => {
    const lines = Object.entries(props).map(
      ([prop, rule]) => `  readonly ${prop}${rule.isRequired ? '' : '?'}: ${typeOf(rule)};\n`,
    );
    return `export interface ${name}Props extends WithChildren {
${lines.join('')}}

export declare function ${name}(props: ${name}Props): RenderedElement;
`;
  });
  return declarations.join('\n');
}

/** @param {PropRule} rule */
function typeOf({ type, values }) {
  if (values) return values.map((value) => (type === 'number' ? value : `'${value}'`)).join(' | ');
  return type === 'list' ? 'readonly (string | number)[]' : type;
}
