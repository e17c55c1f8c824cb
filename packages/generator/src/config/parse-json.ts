// Reads a configuration in JSON. The YAML parser determines positions, because JSON is a subset of YAML. The bundler
// reports syntax errors with their positions.
import { error } from '../model/diagnostic.ts';
import { type ConfigFile, type ConfigSource, failedSource } from './config-file.ts';
import { bundleOf, mistakesIn } from './module-files.ts';
import { parseYaml } from './yaml/yaml-source.ts';

export async function parseJson(file: ConfigFile): Promise<ConfigSource> {
  const { name, text } = file;
  if (!isJson(text)) return failedSource(await syntaxErrors(file));
  const source = parseYaml(text, { file: name, firstLine: 1, code: 'config' });
  const diagnostics = source.diagnostics.map((each) => ({ ...each, message: each.message.replace('YAML', 'JSON') }));
  return { ...source, diagnostics, inputs: [] };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function syntaxErrors({ name, files, modules }: ConfigFile): Promise<ConfigSource['diagnostics']> {
  const message = 'Invalid JSON';
  const bundle = modules && (await bundleOf(name, files, modules));
  const found = bundle ? mistakesIn(bundle, { files, name, message }) : [];
  return found.length > 0 ? found : [error({ code: 'config', message, file: name })];
}
