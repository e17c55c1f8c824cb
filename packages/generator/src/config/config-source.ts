// Reads a configuration file in YAML, JSON, TypeScript or JavaScript. The keys are checked in a later step.
import { encodingMistakes } from '../diagnostics/check-encoding.ts';
import { type ConfigFile, type ConfigSource, failedSource } from './config-file.ts';
import { parseYaml } from './yaml/yaml-source.ts';

/** Reads a configuration in the language of its file extension. The default is YAML. */
export async function readSource(file: ConfigFile): Promise<ConfigSource> {
  const { name, text, files, modules } = file;
  const unreadable = await encodingMistakes(files, { path: name, text, code: 'config' });
  if (unreadable.length > 0) return failedSource(unreadable);
  if (modules && /\.[cm]?[jt]s$/.test(name)) {
    const { loadModule } = await import('./load-module.ts');
    return loadModule(file, modules);
  }
  if (name.endsWith('.json')) {
    const { parseJson } = await import('./parse-json.ts');
    return parseJson(file);
  }
  return { ...parseYaml(text, { file: name, firstLine: 1, code: 'config' }), inputs: [] };
}
