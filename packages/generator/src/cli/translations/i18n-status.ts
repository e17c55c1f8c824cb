// docsgen i18n status: prints the status of the site's translations.

import { changesSince } from '../../content/history/changes-since.ts';
import { hasErrors } from '../../diagnostics/level.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { openGit } from '../../platform/git.ts';
import { hashOf } from '../../text/hash.ts';
import { oneOf, unknownName, useOneOf } from '../../text/wording.ts';
import { hideProgress } from '../build/progress-log.ts';
import { openFolder, type SiteOptions, withReadOnlyCache } from '../open-site.ts';
import { type LanguageStatus, statusAsMarkdown, statusAsText, translationStatus } from './translation-status.ts';

interface StatusOptions extends SiteOptions {
  /** `text`, `markdown` or `json`. */
  readonly format?: string;
  /** Code of a locale (default: all). */
  readonly locale?: string;
}

const formats: Readonly<Record<string, (languages: readonly LanguageStatus[]) => string>> = {
  text: statusAsText,
  markdown: statusAsMarkdown,
  json: (languages) => JSON.stringify(languages, null, 2),
};

export async function i18nStatus(folder: string, options: StatusOptions, ports: Ports): Promise<number> {
  const { format = 'text', locale } = options;
  const print = formats[format];
  if (!print) throw new UsageError(`--format must be ${oneOf(Object.keys(formats))}, not '${format}'`);
  const site = await openFolder(folder, { ...options, command: 'i18n' }, ports);
  const { graph, diagnostics } = await loadSite({ ...withReadOnlyCache(site), log: hideProgress(ports).log });
  if (graph) {
    const known = graph.config.locales.map(({ code }) => code);
    if (locale !== undefined && !known.some((code) => code === locale))
      throw new UsageError(`${unknownName('locale', locale)}. ${useOneOf(known)}`);
    const git = openGit(site.files.root);
    const languages = await translationStatus({
      graph,
      changesSince: (path, hash) => changesSince(git, path, (text) => hashOf(text) === hash),
    });
    const wanted = languages.filter((each) => locale === undefined || each.locale === locale);
    ports.terminal.print(wanted.length > 0 ? print(wanted) : 'Nothing to translate.');
  }
  await printDiagnostics(sortDiagnostics(diagnostics), site.files, ports.terminal);
  return hasErrors(diagnostics) ? 1 : 0;
}
