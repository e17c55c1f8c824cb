// Adds settings to the configuration that turn broken links and missing images into warnings, because the original site
// was published with them. docsgen reports them as errors by default.

import type { Diagnostic, DiagnosticCode } from 'docsgen/internals';
import { isMap, parseDocument } from 'yaml';

type CheckKey = 'links' | 'anchors' | 'images';

const keyOfCode: Readonly<Partial<Record<DiagnosticCode, CheckKey>>> = {
  'broken-link': 'links',
  'broken-anchor': 'anchors',
  image: 'images',
};

/** Returns the YAML of a configuration that reports the diagnostics in `found` as warnings. */
export function loosenChecks(yaml: string, found: readonly Diagnostic[]): string {
  const keys = [...new Set(found.flatMap(({ code }) => keyOfCode[code] ?? []))].sort();
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const checks = document.get('checks', true);
  const missing = keys.filter((key) => !isMap(checks) || !checks.has(key));
  if (missing.length === 0) return yaml;
  const pairs = missing.map((key) => `${key}: warning`);
  if (!isMap(checks) || !checks.range)
    return insert(yaml, endOf(yaml, document.contents?.range?.[1]), `${added(pairs)}\n`);
  const [start] = checks.range;
  if (checks.flow) return insert(yaml, start + 1, ` ${pairs.join(', ')},`);
  const indent = ' '.repeat(start - (yaml.lastIndexOf('\n', start - 1) + 1));
  return insert(yaml, start, pairs.map((pair) => `${pair}\n${indent}`).join(''));
}

function added(pairs: readonly string[]): string {
  return `# The original site has broken links or images. docsgen check lists them; remove this once they are fixed.
checks: { ${pairs.join(', ')} }`;
}

/** Offset after the last value, at the start of a line. */
function endOf(yaml: string, end = yaml.length): number {
  const next = yaml.indexOf('\n', Math.max(0, end - 1));
  return next < 0 ? yaml.length : next + 1;
}

function insert(text: string, at: number, part: string): string {
  const isLineOpen = at > 0 && at === text.length && !text.endsWith('\n');
  return text.slice(0, at) + (isLineOpen ? '\n' : '') + part + text.slice(at);
}

/** Returns the diagnostics as the new configuration reports them. */
export function loosened(found: readonly Diagnostic[]): readonly Diagnostic[] {
  return found.map((each) => (keyOfCode[each.code] === undefined ? each : { ...each, severity: 'warning' }));
}
