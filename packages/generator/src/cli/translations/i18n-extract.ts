// docsgen i18n extract: prints the UI strings that a language lacks.
import { extractMessages } from '../../config/languages/extract-messages.ts';
import { loadStrings, stringsFolder } from '../../config/languages/load-languages.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { hasErrors } from '../../model/diagnostic.ts';
import { hideProgress } from '../build/progress-log.ts';
import { openFolder, type SiteOptions, withReadOnlyCache } from '../open-site.ts';

interface ExtractOptions extends SiteOptions {
  /** Site folder. */
  readonly site: string;
  readonly all?: boolean;
}

export async function i18nExtract(lang: string, options: ExtractOptions, ports: Ports): Promise<number> {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang))
    throw new UsageError(`'${lang}' is not a language tag, such as cs or pt-PT`);
  const site = await openFolder(options.site, { ...options, command: 'i18n' }, ports);
  const { files, request } = site;
  const { configFile = 'site.config.yaml' } = request;
  // A site with errors has no graph; its strings can be extracted, except those of plugins.
  const { graph } = await loadSite({ ...withReadOnlyCache(site), log: hideProgress(ports).log });
  const { pluginStrings = {} } = graph?.config ?? {};
  const file = `${stringsFolder(configFile)}/${lang}.yaml`;
  const { value: own, diagnostics } = await loadStrings(files, file, { lang, pluginStrings });
  const text = await extractMessages({ lang, own, which: options.all ? 'all' : 'missing', pluginStrings });
  await printDiagnostics(diagnostics, files, ports.terminal);
  if (hasErrors(diagnostics)) return 1;
  if (text === undefined)
    ports.terminal.printError(`No UI strings are missing in ${lang}. Use --all to print all of them.`);
  else ports.terminal.print(`# UI strings in ${lang}, for ${file}\n${text.trimEnd()}`);
  return 0;
}
