// Recognizes page IDs in a hand-written sidebar, which is in `sidebar.yaml` or in the configuration.
import type { YamlString } from '../../config/yaml/edit-yaml.ts';

/** Whether a string in a sidebar is a page ID. `path` is relative to the sidebar's root. */
export function isPageId(path: YamlString['path']): boolean {
  const last = path.at(-1);
  if (path.includes('keywords')) return false;
  return typeof last === 'number' || last === 'page' || last === 'ref';
}
