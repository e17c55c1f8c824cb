// Finds the type declarations of a component's props, for `docsgen theme show`.

/** Types of UI strings, which have many properties. They are printed only on request. */
const messageTypes = /Messages$/;

/** Returns type declarations with their comments, by name. `text` contains one or more modules. */
export function parseDeclarations(text: string): ReadonlyMap<string, string> {
  const blocks = text.split(/\n\n(?=\S)/).flatMap((block) => {
    const name = /^(?:export )?(?:interface|type) (\w+)/m.exec(block)?.[1];
    return name === undefined ? [] : [[name, block.replace(/^export /m, '').trim()] as const];
  });
  return new Map(blocks);
}

/** Returns the declarations of all types that `text` refers to, directly or indirectly. */
export function referencedDeclarations(
  text: string,
  all: ReadonlyMap<string, string>,
  found = new Map<string, string>(),
): readonly string[] {
  const fresh = [...text.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => {
    const declaration = all.get(name);
    if (declaration === undefined || messageTypes.test(name) || found.has(name)) return [];
    found.set(name, declaration);
    return [declaration];
  });
  for (const declaration of fresh) referencedDeclarations(codeOf(declaration), all, found);
  return [...found.values()];
}

/** Removes comments, because capitalized words in them could be mistaken for types. */
function codeOf(declaration: string): string {
  return declaration.replace(/\/\*\*[\s\S]*?\*\//g, '');
}
