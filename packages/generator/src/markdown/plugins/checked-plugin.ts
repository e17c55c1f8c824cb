// Wraps a remark or rehype plugin of the site, so that its failures are reported with its name and the page.
import type { Plugin, Processor } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** A failure of a site's plugin. The message contains the plugin's name. */
export class PluginFailure extends Error {}

/** `module` is the module specifier in the configuration. */
export function failureOf(module: string, thrown: unknown): PluginFailure {
  const reason = thrown instanceof Error ? thrown.message : `it threw ${String(thrown)}`;
  return new PluginFailure(`the plugin '${module}' failed: ${reason}`, { cause: thrown });
}

type Transform = (tree: Node, file: VFile, next?: (error?: unknown, tree?: Node) => void) => unknown;

/** Wraps `plugin`. */
export function checkedPlugin(plugin: Plugin<unknown[]>, module: string): Plugin<unknown[]> {
  const attach = (processor: Processor, settings: unknown[]): unknown => {
    try {
      return plugin.apply(processor, settings as [unknown]);
    } catch (thrown) {
      throw failureOf(module, thrown);
    }
  };
  const run = async (transform: Transform, tree: Node, file: VFile): Promise<unknown> => {
    try {
      return (await callTransform(transform, tree, file)) ?? tree;
    } catch (thrown) {
      throw failureOf(module, thrown);
    }
  };
  return function guarded(this: Processor, ...settings) {
    const transform = attach(this, settings);
    if (typeof transform !== 'function') return undefined;
    return async (tree: Node, file: VFile) => {
      const result = await run(transform as Transform, tree, file);
      const problem = problemOf(result);
      if (problem !== undefined) throw new PluginFailure(`the plugin '${module}' returned ${problem}`);
      return result as Node;
    };
  };
}

/** A transformer returns a value or a promise, or calls its third parameter (see unified's `Transformer`). */
function callTransform(transform: Transform, tree: Node, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file);
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

/** Returns the reason if the value is not a valid syntax tree, otherwise `undefined`. */
function problemOf(tree: unknown): string | undefined {
  if (!isNode(tree) || tree.type !== 'root') return 'a value that is not a tree';
  const above = new Set<unknown>();
  const visit = (node: { readonly type: string; readonly children?: unknown }): string | undefined => {
    const { children } = node;
    if (children === undefined || children === null) return node === tree ? 'a tree without children' : undefined;
    if (!Array.isArray(children)) return `a node '${node.type}' whose children are not an array`;
    if (above.has(node)) return `a node '${node.type}' that contains itself`;
    above.add(node);
    for (const child of children) {
      const problem = isNode(child) ? visit(child) : `a node without a type in '${node.type}'`;
      if (problem !== undefined) return problem;
    }
    above.delete(node);
    return undefined;
  };
  return visit(tree);
}

function isNode(value: unknown): value is { readonly type: string; readonly children?: unknown } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
