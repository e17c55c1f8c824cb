// What the props of a part are made of, for `docsgen theme show`: the declarations of the views and of the messages
// that they name, as the sources have them, one after the other.

/** The words of the interface are many: they are shown where they are asked for by name. */
const words = /Messages$/;

/** By name: its declaration with what is said of it. `text`: modules with declarations alone, one after the other. */
export function declarationsIn(text: string): ReadonlyMap<string, string> {
  const blocks = text.split(/\n\n(?=\S)/).flatMap((block) => {
    const name = /^(?:export )?(?:interface|type) (\w+)/m.exec(block)?.[1];
    return name === undefined ? [] : [[name, block.replace(/^export /m, '').trim()] as const];
  });
  return new Map(blocks);
}

/** Declarations of the types that a text names, and of those that these name, each once. */
export function declarationsNamed(
  text: string,
  all: ReadonlyMap<string, string>,
  found = new Map<string, string>(),
): readonly string[] {
  const fresh = [...text.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => {
    const declaration = all.get(name);
    if (declaration === undefined || words.test(name) || found.has(name)) return [];
    found.set(name, declaration);
    return [declaration];
  });
  for (const declaration of fresh) declarationsNamed(codeOf(declaration), all, found);
  return [...found.values()];
}

/** Without comments, which have words that begin with a capital. */
function codeOf(declaration: string): string {
  return declaration.replace(/\/\*\*[\s\S]*?\*\//g, '');
}
