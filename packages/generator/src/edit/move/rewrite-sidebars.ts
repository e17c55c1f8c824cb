// What of a written sidebar, in `sidebar.yaml` or in the configuration, a move can change.
import type { YamlText } from '../../config/yaml/edit-yaml.ts';

/** Whether a text of a sidebar is the id of a page. `path`: from the sidebar's root. */
export function isPageId(path: YamlText['path']): boolean {
  const last = path.at(-1);
  if (path.includes('keywords')) return false;
  return typeof last === 'number' || last === 'page' || last === 'ref';
}
