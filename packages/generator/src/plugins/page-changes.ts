// What plugins change of what pages say of themselves: as if it stood in the front matter of their sources.
import { resolveHead } from '../config/resolve/resolve-head.ts';
import { error } from '../diagnostics/create.ts';
import type { ConfiguredHeadTag } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { HeadTag, PluginPage } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import type { ParsedSource, SiteGraph, SourceChange } from '../model/site.ts';
import { type NamedChange, pageChanges } from './hook-results.ts';
import { pageViews } from './page-views.ts';
import { type HookTools, runHook } from './run-hook.ts';
import type { SetUpPlugin } from './set-up.ts';

export type SourceChanges = ReadonlyMap<SourcePath, SourceChange>;

/** Each plugin sees the pages as those before it have left them. */
export async function changesOfPages(
  plugins: readonly SetUpPlugin[],
  graph: SiteGraph,
  tools: HookTools,
): Promise<Checked<SourceChanges>> {
  const diagnostics: Diagnostic[] = [];
  const changes = new Map<SourcePath, SourceChange>();
  let pages = pageViews(graph);
  for (const { plugin, pages: hooks } of plugins) {
    for (const [index, hook] of hooks.entries()) {
      const given = pages;
      const call = { call: (context: object) => hook({ ...context, pages: given } as Parameters<typeof hook>[0]) };
      const asked = {
        plugin,
        hook: 'pages',
        index,
        input: JSON.stringify(given),
        answer: pageChanges,
        ...call,
      } as const;
      const { value = [], diagnostics: told } = await runHook(asked, tools);
      diagnostics.push(...told);
      const named = new Map(given.map((page) => [nameOf(page), page]));
      const originals = new Set(value.flatMap((change) => originalIn(named.get(nameOf(change.page)))));
      for (const change of value) {
        const page = named.get(nameOf(change.page));
        const follows = page?.translation === 'missing' && originals.has(page.file ?? '');
        const problem = follows ? undefined : problemOf(page);
        if (problem) diagnostics.push(complaint(plugin, change, problem));
        else if (page?.file !== undefined && !follows) {
          const path = page.file as SourcePath;
          changes.set(path, { ...changes.get(path), ...fieldsOf(change, plugin, diagnostics) });
        }
      }
      pages = given.map((page) => seen(page, changes));
    }
  }
  return { value: changes, diagnostics };
}

function nameOf({ id, locale }: { readonly id: string; readonly locale: string }): string {
  return `${locale} ${id}`;
}

/** The source of a page that does not show another's. */
function originalIn(page: PluginPage | undefined): readonly string[] {
  return page?.file === undefined || page.translation === 'missing' ? [] : [page.file];
}

function problemOf(page: PluginPage | undefined): string | undefined {
  if (!page) return 'there is no such page';
  if (page.file === undefined) return 'docsgen writes that page itself';
  return page.translation === 'missing' ? 'it shows its original, which can be changed instead' : undefined;
}

function complaint(plugin: LoadedPlugin, { page }: NamedChange, problem: string): Diagnostic {
  const { module, configFile: file, position } = plugin;
  const message = `The plugin '${module}' changes the page '${page.id}' in ${page.locale}: ${problem}`;
  return error({ code: 'plugin', message, file, position });
}

function fieldsOf({ page: _, head, ...fields }: NamedChange, plugin: LoadedPlugin, told: Diagnostic[]): SourceChange {
  return head ? { ...fields, head: resolvedTags(head, plugin, told) } : fields;
}

/** Checked like those of the configuration. */
export function resolvedTags(
  tags: readonly HeadTag[],
  { module, configFile: file, position }: LoadedPlugin,
  told: Diagnostic[],
): readonly ConfiguredHeadTag[] {
  const report = (_path: unknown, message: string, hint: string | undefined): void => {
    told.push(
      error({ code: 'plugin', message: `An element of the plugin '${module}': ${message}`, file, position, hint }),
    );
  };
  const raw = tags.map((tag) => ({ ...tag, attributes: tag.attributes && { ...tag.attributes } }));
  return resolveHead({ title: '', head: raw }, report, { file, positionOf: () => position });
}

function seen(page: PluginPage, changes: SourceChanges): PluginPage {
  const change = page.file === undefined ? undefined : changes.get(page.file as SourcePath);
  if (!change) return page;
  const { head: _, unlisted = page.isUnlisted, ...fields } = change;
  const { title, description, sidebarLabel, sidebarPosition, keywords } = { ...page, ...fields };
  return { ...page, title, description, sidebarLabel, sidebarPosition, keywords, isUnlisted: unlisted };
}

/** The source with what was changed; its text, its address and its place stay. */
export function withChange(parsed: ParsedSource, change: SourceChange | undefined): ParsedSource {
  if (!change) return parsed;
  const { frontMatter } = parsed;
  const { title, description, sidebarLabel, sidebarPosition, sidebarClassName, unlisted, keywords, image } = change;
  return {
    ...parsed,
    title: title ?? parsed.title,
    isTitled: parsed.isTitled || title !== undefined,
    description: description ?? parsed.description,
    frontMatter: {
      ...frontMatter,
      title: title ?? frontMatter.title,
      description: description ?? frontMatter.description,
      sidebarLabel: sidebarLabel ?? frontMatter.sidebarLabel,
      sidebarPosition: sidebarPosition ?? frontMatter.sidebarPosition,
      sidebarClassName: sidebarClassName ?? frontMatter.sidebarClassName,
      unlisted: unlisted ?? frontMatter.unlisted,
      keywords: keywords ?? frontMatter.keywords,
      image: image ?? frontMatter.image,
    },
    change,
  };
}
