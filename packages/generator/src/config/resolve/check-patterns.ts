// Checks the placeholders in `editLink`, `reportLink` and `feedback.link`, which are filled in on each page.
import { findPlaceholders } from '../../text/fill-url.ts';
import { didYouMean } from '../../text/suggest.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { Report } from './resolve-config.ts';

const known = ['path', 'title', 'url'];

export function checkPatterns({ editLink, reportLink, feedback }: RawConfig, report: Report): void {
  const check = (pattern: string | undefined, path: KeyPath, names: readonly string[]): void => {
    for (const name of findPlaceholders(pattern ?? '')) {
      if (names.includes(name)) continue;
      const suggested = didYouMean(name, names, (meant) => `{${meant}}`);
      report(path, `Unknown placeholder {${name}} in '${path.join('.')}'`, suggested ?? list(names));
    }
  };
  check(editLink, ['editLink'], ['path']);
  check(reportLink, ['reportLink'], known);
  check(feedback?.link, ['feedback', 'link'], known);
}

function list(names: readonly string[]): string {
  return `Available placeholders: ${names.map((name) => `{${name}}`).join(', ')}`;
}
