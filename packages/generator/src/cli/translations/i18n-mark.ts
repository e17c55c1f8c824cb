// docsgen i18n mark: writes the hash of the current original to the front matter of translations.
import { relative, resolve, sep } from 'node:path';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { hasErrors, sortDiagnostics } from '../../model/diagnostic.ts';
import type { SiteGraph, SourcedPage } from '../../model/site.ts';
import { readAbsolute, writeText } from '../../platform/node-files.ts';
import { didYouMean } from '../../text/wording.ts';
import { hideProgress } from '../build/progress-log.ts';
import { openFolder, type SiteOptions, withReadOnlyCache } from '../open-site.ts';
import { markedText, translationsOf } from './mark-translations.ts';

interface MarkOptions extends SiteOptions {
  /** Site folder. */
  readonly site: string;
  /** Whether to mark all translations without a `source_hash`. */
  readonly unmarked?: boolean;
}

export async function i18nMark(names: readonly string[], options: MarkOptions, ports: Ports): Promise<number> {
  if (names.length === 0 && !options.unmarked)
    throw new UsageError('Pass the translated files to mark, or use --unmarked to mark all without a source_hash');
  const site = await openFolder(options.site, { ...options, command: 'i18n' }, ports);
  const { graph, diagnostics } = await loadSite({ ...withReadOnlyCache(site), log: hideProgress(ports).log });
  if (!graph || hasErrors(diagnostics)) {
    await printDiagnostics(sortDiagnostics(diagnostics), site.files, ports.terminal);
    return 1;
  }
  const { root } = site.files;
  const paths = names.map((name) => relative(root, resolve(ports.cwd, name)).split(sep).join('/'));
  const chosen = paths.map((path) => translationAt(graph, path));
  const unmarked = options.unmarked ? translationsOf(graph).filter((page) => !isMarked(page)) : [];
  const pages = new Set([...chosen, ...unmarked]);
  for (const page of pages) {
    await mark(root, graph, page);
    ports.terminal.print(`Marked ${page.parsed.file.path}`);
  }
  if (pages.size === 0) ports.terminal.print('All translations are marked already.');
  return 0;
}

const isMarked = ({ parsed }: SourcedPage): boolean => parsed.frontMatter.sourceHash !== undefined;

function translationAt(graph: SiteGraph, path: string): SourcedPage {
  const translations = translationsOf(graph);
  const found = translations.find(({ parsed }) => parsed.file.path === path);
  if (found) return found;
  if ([...graph.bySource.keys()].some((source) => source === path))
    throw new UsageError(`${path} is an original, not a translation`);
  const hint = didYouMean(
    path,
    translations.map(({ parsed }) => parsed.file.path),
  );
  throw new UsageError(`Translation not found: ${path}${hint === undefined ? '' : `. ${hint}`}`);
}

async function mark(root: string, graph: SiteGraph, page: SourcedPage): Promise<void> {
  const { path } = page.parsed.file;
  const target = `${root}${sep}${path}`;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readAbsolute(target));
  const marked = markedText(graph, page, text);
  if (marked === undefined)
    throw new UsageError(
      `Could not edit the front matter of ${path}: its fields are not on separate lines. Add source_hash by hand`,
    );
  writeText(target, marked);
}
