import type { Plugin } from 'unified';
import type { SyntaxReference } from '../../model/config.ts';
import type { Checked } from '../../model/diagnostic.ts';
import { checkedPlugin } from '../plugins/checked-plugin.ts';
import { loadFunctions, type PluginOrigin } from '../plugins/load-plugins.ts';
import type { LoadedSyntax } from './reference-parser.ts';

/** Loads the syntax extensions that plugins add. */
export async function loadSyntax(
  references: readonly SyntaxReference[],
  origin: PluginOrigin,
): Promise<Checked<readonly LoadedSyntax[]>> {
  const { value, diagnostics } = await loadFunctions(references, origin);
  const loaded = value.map(
    ({ exported, module, ...syntax }): LoadedSyntax => ({
      ...syntax,
      plugin: checkedPlugin(exported as Plugin<unknown[]>, module),
    }),
  );
  return { value: loaded, diagnostics };
}
