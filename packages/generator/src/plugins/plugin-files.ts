// Files that plugins add to the output, beside the pages.
import { error } from '../diagnostics/create.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { SiteGraph } from '../model/site.ts';
import { pluginFilePath } from '../routes/output-paths.ts';
import { normalizePath } from '../text/hrefs.ts';
import { pluginFiles } from './hook-results.ts';
import { pageViews } from './page-views.ts';
import { type HookTools, runHook } from './run-hook.ts';
import type { SetUpPlugin } from './set-up.ts';

export async function generateFiles(
  plugins: readonly SetUpPlugin[],
  graph: SiteGraph,
  tools: HookTools,
): Promise<Checked<readonly OutputFile[]>> {
  if (plugins.every(({ files }) => files.length === 0)) return { value: [], diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const made = new Map<string, OutputFile>();
  const pages = pageViews(graph);
  const outputs = new Set<string>([...graph.pages.values()].map(({ output }) => output));
  const input = JSON.stringify(pages);
  for (const { plugin, files: hooks } of plugins) {
    const { module, configFile: file, position } = plugin;
    for (const [index, hook] of hooks.entries()) {
      const call = { call: (context: object) => hook({ ...context, pages } as Parameters<typeof hook>[0]) };
      const asked = { plugin, hook: 'files', index, input, answer: pluginFiles, ...call } as const;
      const { value = [], diagnostics: told } = await runHook(asked, { ...tools });
      diagnostics.push(...told);
      for (const { path: written, content, encoding } of value) {
        const path = normalizePath(written);
        const owner =
          path === undefined || path === '' ? 'out' : outputs.has(path) ? 'page' : made.has(path) ? 'made' : 'none';
        if (owner === 'none' && path !== undefined)
          made.set(path, {
            path: pluginFilePath(path),
            content: encoding === 'utf8' ? content : Buffer.from(content, encoding),
          });
        else
          diagnostics.push(
            error({
              code: 'plugin',
              message: `The plugin '${module}' makes the file '${written}', ${problems[owner]}`,
              file,
              position,
            }),
          );
      }
    }
  }
  return { value: [...made.values()], diagnostics };
}

const problems = {
  out: 'which leads out of the output',
  page: 'which is a page of the site',
  made: 'which is made already',
  none: '',
} as const;
