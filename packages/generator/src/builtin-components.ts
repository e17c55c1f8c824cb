// `docsgen/components`: the built-in components for JavaScript. `scripts/compile/plugins.js` adds an export for each
// component in `markdown/components/registry.ts` to the compiled module. `scripts/declarations.js` adds the types of
// the component's props to the declarations. Components that docsgen compiles import from the runtime instead of
// loading this module. This module is for editors and for a site's own tests.
import { runtimeKey } from '@docsgen/contract/component-runtime';

/** An element of React, described without React's own types. */
export interface RenderedElement {
  readonly type: string;
  readonly props: unknown;
  readonly key: string | null;
}

interface WithChildren {
  readonly children?: unknown;
}

function render(name: string, props: object): RenderedElement {
  const runtime = Reflect.get(globalThis, Symbol.for(runtimeKey));
  if (runtime === undefined) throw new Error(`<${name}> can only be used in components rendered by docsgen`);
  return runtime.components[name](props);
}

/** Placeholder of a component with `client="only"`, until the browser has rendered the component. */
export function Fallback(props: WithChildren): RenderedElement {
  return render('Fallback', props);
}
