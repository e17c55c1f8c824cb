import type { Data } from 'unified';
import type { MarkdownOptions } from '../../model/config.ts';
import { type Checked, type Diagnostic, warning } from '../../model/diagnostic.ts';
import type { LoadedPlugin, PluginOrigin } from '../plugins/load-plugins.ts';
import { loadNativeParser } from './native-parser.ts';
import { type CreateParser, referenceParser } from './reference-parser.ts';
import { withTimeLimit } from './time-limit.ts';

/**
 * Maximum length in characters of a text that the native parser parses if the author is not trusted. Special characters
 * can make the native parser run for minutes on a longer text, or crash the process, and the parser cannot be
 * interrupted.
 */
const longestUntrusted = 20_000;

/** Returns the parser of the site. If authors are not trusted, parsing has a time limit. */
export async function chooseParser(
  options: MarkdownOptions,
  plugins: readonly LoadedPlugin[],
  origin: PluginOrigin,
): Promise<Checked<CreateParser>> {
  const parser = await fastestParser(options, plugins, origin);
  return options.html === 'allow' ? parser : { ...parser, value: withTimeLimit(parser.value) };
}

/**
 * Returns the native parser, unless the site selects remark-parse, a plugin extends the syntax, or no binary can be
 * loaded.
 */
async function fastestParser(
  options: MarkdownOptions,
  plugins: readonly LoadedPlugin[],
  origin: PluginOrigin,
): Promise<Checked<CreateParser>> {
  const reference = (...diagnostics: readonly Diagnostic[]) => ({ value: referenceParser, diagnostics });
  if (options.parser === 'remark') return reference();
  const extending = plugins.findIndex(extendsSyntax);
  if (extending >= 0) {
    const { module: name = '', position } = options.remarkPlugins[extending] ?? {};
    const message = `The plugin '${name}' extends Markdown's syntax, so this site uses the slower remark-parse`;
    const hint =
      name === 'remark-math'
        ? 'Use the plugin @docsgen/math instead'
        : "Set 'markdown.parser: remark' to suppress this warning";
    return reference(warning({ code: 'parser', message, hint, file: origin.configFile, position }));
  }
  const native = await loadNativeParser(options.html === 'allow' ? undefined : longestUntrusted);
  if (native) return { value: native, diagnostics: [] };
  const message =
    'The native Markdown parser is not available for this platform, so this site uses the slower remark-parse';
  return reference(warning({ code: 'parser', message, file: '' }));
}

/**
 * Reports whether a plugin registers syntax extensions for remark-parse. GFM is not such an extension, because it is
 * always parsed.
 */
function extendsSyntax({ plugin, options }: LoadedPlugin): boolean {
  if (plugin.name === 'remarkGfm') return false;
  const plain = referenceParser({ directives: false }).freeze();
  const extended = referenceParser({ directives: false }).use(plugin, ...(options === undefined ? [] : [options]));
  try {
    extended.freeze();
  } catch {
    return false;
  }
  return countExtensions(extended) > countExtensions(plain);
}

function countExtensions(processor: { readonly data: () => Readonly<Data> }): number {
  return processor.data().micromarkExtensions?.length ?? 0;
}
