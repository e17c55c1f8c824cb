// Checks the placeholders in addresses that each page fills in.
import { placeholdersIn } from '../../text/fill-address.ts';
import { didYouMean } from '../../text/suggest.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { Report } from './resolve-config.ts';

const known = ['path', 'title', 'url'];

export function checkPatterns({ editLink, reportLink, feedback }: RawConfig, report: Report): void {
  const check = (pattern: string | undefined, path: KeyPath, names: readonly string[]): void => {
    for (const name of placeholdersIn(pattern ?? '')) {
      if (names.includes(name)) continue;
      const suggested = didYouMean(name, names, (meant) => `{${meant}}`);
      report(
        path,
        `'${path.join('.')}' has the placeholder {${name}}, which docsgen does not know`,
        suggested ?? list(names),
      );
    }
  };
  check(editLink, ['editLink'], ['path']);
  check(reportLink, ['reportLink'], known);
  check(feedback?.link, ['feedback', 'link'], known);
}

function list(names: readonly string[]): string {
  return `Known here: ${names.map((name) => `{${name}}`).join(', ')}`;
}
