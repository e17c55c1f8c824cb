// Loads the renderers of code blocks that plugins add, and validates what they return.
import type { ArticleContext, CodeBlock, CodeBlockRenderer, HtmlElement } from '../../model/article-api.ts';
import type { CodeBlocksReference, PluginReference } from '../../model/config.ts';
import type { Checked } from '../../model/diagnostic.ts';
import type { PluginOwner } from '../../model/plugins.ts';
import { failureOf, PluginFailure } from '../plugins/checked-plugin.ts';
import { loadFunctions, type PluginOrigin } from '../plugins/load-plugins.ts';

export interface LoadedCodeBlocks {
  readonly owner: PluginOwner;
  readonly isInline: boolean;
  /** Returns the renderer of an article. The function and the renderer throw a `PluginFailure` if a plugin fails. */
  readonly open: (article: ArticleContext) => RenderBlock;
}

type RenderBlock = (block: CodeBlock) => Promise<HtmlElement | undefined>;

export async function loadCodeBlocks(
  references: readonly CodeBlocksReference[],
  origin: PluginOrigin,
): Promise<Checked<readonly LoadedCodeBlocks[]>> {
  const { value, diagnostics } = await loadFunctions(references, origin);
  const loaded = value.flatMap(
    ({ exported, module, options, owner, isInline = false }): readonly LoadedCodeBlocks[] => {
      const open = (article: ArticleContext): RenderBlock =>
        opened(exported as CodeBlockRenderer, { module, options, article });
      return owner ? [{ owner, isInline, open }] : [];
    },
  );
  return { value: loaded, diagnostics };
}

interface OpenedRenderer extends Pick<PluginReference, 'module' | 'options'> {
  readonly article: ArticleContext;
}

function opened(renderer: CodeBlockRenderer, { module, options, article }: OpenedRenderer): RenderBlock {
  const attempt = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (thrown) {
      throw failureOf(module, thrown);
    }
  };
  const render = attempt(() => renderer(article, options));
  return async (block) => {
    const element: unknown = await Promise.resolve(attempt(() => render(block))).catch((thrown) => {
      throw thrown instanceof PluginFailure ? thrown : failureOf(module, thrown);
    });
    if (element === undefined || isElement(element)) return element;
    throw new PluginFailure(`the plugin '${module}' returned a value that is not an element`);
  };
}

function isElement(value: unknown): value is HtmlElement {
  const { type, tagName, properties, children } = Object(value);
  return (
    type === 'element' && typeof tagName === 'string' && Object(properties) === properties && Array.isArray(children)
  );
}
