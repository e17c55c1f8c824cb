// Checks the weight of the scripts, which slow phones suffer from most, against the limit in the configuration.
import { gzipSync } from 'node:zlib';
import { error } from '../../diagnostics/create.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { ArticleFile, ArticleFiles } from '../../model/components.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { ArticleFacts } from '../../model/site.ts';

export function checkBudget({ scriptSize }: ClientAssets, { scriptBudget, file }: SiteConfig): readonly Diagnostic[] {
  if (scriptBudget === undefined || scriptSize / 1000 <= scriptBudget.limit) return [];
  const limit = `more than the ${scriptBudget.limit} kB allowed`;
  return [
    error({
      code: 'budget',
      message: `Every page would load ${kilobytes(scriptSize)} of script, ${limit}`,
      file: file ?? '',
      position: scriptBudget.position,
    }),
  ];
}

interface ArticleScripts {
  readonly config: SiteConfig;
  readonly client: Pick<ClientAssets, 'scriptSize'>;
  readonly articleFiles: ArticleFiles;
  readonly sources: Iterable<SourcePath>;
  readonly facts: { readonly get: (path: SourcePath) => ArticleFacts | undefined };
}

/** The scripts of islands and the like count on the pages that have them: the heaviest page is told. */
export function checkArticleBudget(request: ArticleScripts): readonly Diagnostic[] {
  const { config, client, articleFiles, sources, facts } = request;
  const { scriptBudget, file } = config;
  // Pages that are too heavy without them are told at once, by `checkBudget`.
  if (scriptBudget === undefined || client.scriptSize / 1000 > scriptBudget.limit) return [];
  const weigh = scale(articleFiles);
  let heaviest: { readonly path: SourcePath; readonly scripts: Scripts } | undefined;
  for (const path of sources) {
    const files = (facts.get(path)?.references ?? []).filter(({ use }) => use === 'file');
    // What a reader has to ask for first is no weight of the page.
    const used = files.filter(({ href }) => !href.startsWith('late:'));
    const scripts = weigh(new Set(used.map(({ href }) => href as ArticleFile)));
    if (scripts.size > (heaviest?.scripts.size ?? 0)) heaviest = { path, scripts };
  }
  const size = client.scriptSize + (heaviest?.scripts.size ?? 0);
  if (!heaviest || size / 1000 <= scriptBudget.limit) return [];
  const { path, scripts } = heaviest;
  const limit = `more than the ${scriptBudget.limit} kB allowed`;
  const ofAll = `every page loads ${kilobytes(client.scriptSize)} of it`;
  return [
    error({
      code: 'budget',
      message: `A page would load ${kilobytes(size)} of script, ${limit}; ${ofAll}`,
      file: file ?? '',
      position: scriptBudget.position,
      related: scripts.named.map(([name, own]) => ({
        message: `${kilobytes(own)} of ${name}`,
        file: path,
        position: undefined,
      })),
    }),
  ];
}

interface Scripts {
  readonly size: number;
  /** What they are, the heaviest first, each with what it adds to those in front of it. */
  readonly named: readonly (readonly [name: string, size: number])[];
}

function scale(articleFiles: ArticleFiles): (names: ReadonlySet<ArticleFile>) => Scripts {
  const sizes = new Map<OutputPath, number>();
  return (names) => {
    const counted = new Set<OutputPath>();
    const named = [...names].sort().map((name): readonly [string, number] => {
      const made = articleFiles.get(name);
      const files = made ? [made, ...made.loads] : [];
      let own = 0;
      for (const { path, content } of files.filter((each) => each.path.endsWith('.js') && !counted.has(each.path))) {
        if (!sizes.has(path)) sizes.set(path, gzipSync(content).length);
        own += sizes.get(path) ?? 0;
        counted.add(path);
      }
      return [name.replace(/^island:/, '').replace(/^theme:/, "docsgen's "), own];
    });
    const weighing = named.filter(([, own]) => own > 0).sort(([, a], [, b]) => b - a);
    return { size: weighing.reduce((sum, [, own]) => sum + own, 0), named: weighing };
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
