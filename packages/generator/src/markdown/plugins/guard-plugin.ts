// Stands around a site's plugin: what it throws, returns or never returns is told in its name, at the page it was on.
import type { Plugin, Processor } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { inTime, interruptible, LateError } from '../../text/time-limit.ts';

interface Guard {
  /** As the configuration names it. */
  readonly module: string;
  readonly timeLimit: number;
}

/** A plugin of the site failed; the message names it. */
export class PluginFailure extends Error {}

type Transform = (tree: Node, file: VFile, next?: (error?: unknown, tree?: Node) => void) => unknown;

/** Runs the plugin. One that takes too long is given up: other pages would wait as long for it. */
export function guardPlugin(plugin: Plugin<unknown[]>, guard: Guard): Plugin<unknown[]> {
  const name = `the plugin '${guard.module}'`;
  let isGivenUp = false;
  const explained = (thrown: unknown): Error => {
    if (thrown instanceof LateError) {
      isGivenUp = true;
      return new PluginFailure(`${name} ${thrown.message.replace(/^it /, '')}`);
    }
    const reason = thrown instanceof Error ? thrown.message : `it threw ${String(thrown)}`;
    return new PluginFailure(`${name} failed: ${reason}`, { cause: thrown });
  };
  return function guarded(this: Processor, ...settings) {
    const transform = attached(() => plugin.apply(this, settings as [unknown]));
    if (typeof transform !== 'function') return undefined;
    return async (tree: Node, file: VFile) => {
      if (isGivenUp) throw new PluginFailure(`${name} was given up on another page`);
      const result = await inTime(() => callTransform(transform as Transform, tree, file), guard.timeLimit).catch(
        (thrown: unknown) => Promise.reject(explained(thrown)),
      );
      const problem = problemOf(result ?? tree);
      if (problem !== undefined) throw new PluginFailure(`${name} made ${problem}`);
      return (result ?? tree) as Node;
    };
  };

  function attached(attach: () => unknown): unknown {
    try {
      return interruptible(attach, guard.timeLimit);
    } catch (thrown) {
      throw explained(thrown);
    }
  }
}

/** Plugins answer at once, by a promise, or, where they take three parameters, by calling the third. */
function callTransform(transform: Transform, tree: Node, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file);
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

/** Ends the sentence "the plugin made …"; `undefined`: this is a tree. */
function problemOf(tree: unknown): string | undefined {
  if (!isNode(tree) || tree.type !== 'root') return 'something that is no tree';
  const above = new Set<unknown>();
  const visit = (node: { readonly type: string; readonly children?: unknown }): string | undefined => {
    const { children } = node;
    if (children === undefined || children === null) return node === tree ? 'a tree without children' : undefined;
    if (!Array.isArray(children)) return `a node '${node.type}' whose children are no list`;
    if (above.has(node)) return `a node '${node.type}' that stands in itself`;
    above.add(node);
    for (const child of children) {
      const problem = isNode(child) ? visit(child) : `a node without a type in a '${node.type}'`;
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
