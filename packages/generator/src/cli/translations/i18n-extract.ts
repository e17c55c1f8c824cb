// docsgen i18n extract: prints the UI strings that a language lacks.
import { hasErrors } from '../../diagnostics/level.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { openFolder, type SiteOptions } from '../open-site.ts';
import { UsageError } from '../usage-error.ts';
import { extractStrings } from './extract-strings.ts';

export interface ExtractOptions extends SiteOptions {
  /** Site folder. */
  readonly site: string;
  readonly all?: boolean;
}

export async function i18nExtract(lang: string, options: ExtractOptions, ports: Ports): Promise<number> {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang))
    throw new UsageError(`'${lang}' is not a language tag, such as cs or pt-PT`);
  const { files, request } = await openFolder(options.site, { ...options, command: 'i18n' }, ports);
  const { configFile = 'site.config.yaml' } = request;
  const which = options.all ? 'all' : 'missing';
  const { value, diagnostics } = await extractStrings({ files, configFile, lang, which });
  await printDiagnostics(diagnostics, files, ports.terminal);
  if (hasErrors(diagnostics)) return 1;
  if (value.text === undefined)
    ports.terminal.printError(`No UI strings are missing in ${lang}. Use --all to print all of them.`);
  else ports.terminal.print(`# UI strings in ${lang}, for ${value.file}\n${value.text.trimEnd()}`);
  return 0;
}
