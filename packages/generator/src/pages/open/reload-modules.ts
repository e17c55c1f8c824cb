// Loads the site's own Markdown modules (remark and rehype plugins, and modules of its plugins) again after their code
// has changed, because Node loads each module only once. The modules and everything that they import from the site are
// then bundled.
import { bundleOfText } from '../../config/module-files.ts';
import { codeBelow } from '../../config/plugins/package-code.ts';
import type { LoadLocal } from '../../markdown/plugins/load-plugins.ts';
import { localModules, moduleFolder } from '../../markdown/plugins/markdown-modules.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { MarkdownOptions } from '../../model/config.ts';
import type { ConfigModules, ModuleProblem } from '../../model/config-module.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { hashOfFiles } from '../cache/article-job.ts';

/** Returns `undefined` while Node can load the modules, which is the case until their code changes. */
export type ReloadModules = (options: MarkdownOptions, files: SiteFiles) => Promise<LoadLocal | undefined>;

/** The function must be called each time before the modules are loaded, so that no change of their code is missed. */
export function openReloading(modules: ConfigModules): ReloadModules {
  let loaded: { readonly key: string; readonly load: LoadLocal | undefined } | undefined;
  return async (options, files) => {
    const local = [...new Set(localModules(options))];
    const code = await Promise.all(local.map((module) => codeBelow(moduleFolder(module), files)));
    const key = [...local, await hashOfFiles([...new Set(code.flat())], files)].join('\n');
    if (key !== loaded?.key) loaded = { key, load: loaded && (await bundled(local, files, modules)) };
    return loaded.load;
  };
}

async function bundled(local: readonly string[], files: SiteFiles, { bundle, run }: ConfigModules): Promise<LoadLocal> {
  const load = async (modules: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
    const names = modules.map((module, index) => [JSON.stringify(module), `module${index}`] as const);
    const text = [
      ...names.map(([module, name]) => `import * as ${name} from ${module};`),
      `export default { ${names.map(([module, name]) => `${module}: ${name}.default`).join(', ')} };`,
    ].join('\n');
    const { code, problems } = await bundleOfText('.docsgen-markdown-modules.mjs', text, { files, bundle });
    if (code === undefined) throw errorOf(problems, modules, files);
    const { default: exported } = await run(code);
    return exported as Readonly<Record<string, unknown>>;
  };
  // In one bundle, they share the modules that several of them import. If there is an error, each is loaded separately,
  // one after the other, because esbuild is stopped after each bundle.
  const together = await load(local).catch(() => undefined);
  const separate = new Map<string, ReturnType<typeof load>>();
  for (const module of together ? [] : local) {
    separate.set(module, load([module]));
    await separate.get(module)?.catch(() => {});
  }
  return async (module) => ({ default: (together ?? (await separate.get(module)))?.[module] });
}

/** Returns an error like those of Node for modules that are missing or invalid. */
function errorOf([first]: readonly ModuleProblem[], modules: readonly string[], { root }: SiteFiles): Error {
  const { message = '', place } = first ?? {};
  if (modules.some((module) => message.startsWith(`Could not resolve "${module}"`)))
    return Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' });
  return new Error(place ? `${pathFromRoot(root, place.path)}:${place.line}:${place.column}: ${message}` : message);
}
