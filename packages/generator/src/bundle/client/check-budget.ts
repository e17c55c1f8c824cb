// Checks the size of each page's JavaScript, which slows down pages on phones more than any other file, against the
// configured limit.
import { gzipSync } from 'node:zlib';
import type { ArticleFacts } from '../../model/article.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { ArticleFile, ArticleFiles } from '../../model/components.ts';
import type { SiteConfig } from '../../model/config.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';

export function checkBudget(
  { scriptSize }: ClientAssets,
  { budgets, file, positionOf }: SiteConfig,
): readonly Diagnostic[] {
  if (budgets.script === undefined || scriptSize / 1000 <= budgets.script) return [];
  const limit = `the limit is ${budgets.script} kB`;
  return [
    error({
      code: 'budget',
      message: `Every page loads ${kilobytes(scriptSize)} of JavaScript, ${limit}`,
      file: file ?? '',
      position: positionOf(['budgets', 'script']),
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

/** Checks the pages that load additional scripts, such as islands. Reports only the page with the most JavaScript. */
export function checkArticleBudget(request: ArticleScripts): readonly Diagnostic[] {
  const { config, client, articleFiles, sources, facts } = request;
  const { budgets, file, positionOf } = config;
  // `checkBudget` reports the error if the limit is exceeded even without additional scripts.
  if (budgets.script === undefined || client.scriptSize / 1000 > budgets.script) return [];
  const weigh = scale(articleFiles);
  let heaviest: { readonly path: SourcePath; readonly scripts: Scripts } | undefined;
  for (const path of sources) {
    const files = (facts.get(path)?.references ?? []).filter(({ use }) => use === 'file');
    // Scripts that are loaded only after an action of the reader are not counted.
    const used = files.filter(({ href }) => !href.startsWith('late:'));
    const scripts = weigh(new Set(used.map(({ href }) => href as ArticleFile)));
    if (scripts.size > (heaviest?.scripts.size ?? 0)) heaviest = { path, scripts };
  }
  const size = client.scriptSize + (heaviest?.scripts.size ?? 0);
  if (!heaviest || size / 1000 <= budgets.script) return [];
  const { path, scripts } = heaviest;
  const limit = `the limit is ${budgets.script} kB`;
  const everywhere = `${kilobytes(client.scriptSize)} are loaded on every page`;
  return [
    error({
      code: 'budget',
      message: `A page loads ${kilobytes(size)} of JavaScript, ${limit} (${everywhere})`,
      file: file ?? '',
      position: positionOf(['budgets', 'script']),
      related: scripts.named.map(([name, own]) => ({
        message: `${kilobytes(own)} for ${name}`,
        file: path,
        position: undefined,
      })),
    }),
  ];
}

interface Scripts {
  readonly size: number;
  /** Names and sizes, largest first. A file that several scripts share is counted once. */
  readonly named: readonly (readonly [name: string, size: number])[];
}

function scale(articleFiles: ArticleFiles): (names: ReadonlySet<ArticleFile>) => Scripts {
  const sizes = new Map<OutputPath, number>();
  return (names) => {
    const counted = new Set<OutputPath>();
    const named = [...names].sort().map((name): readonly [string, number] => {
      const file = articleFiles.get(name);
      const files = file ? [file, ...file.loads] : [];
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
