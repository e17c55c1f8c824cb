import type { CheckLevel } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

interface Strictness {
  /** Whether warnings are reported as errors. */
  readonly isStrict: boolean;
}

export function atStrictness(diagnostics: readonly Diagnostic[], { isStrict }: Strictness): readonly Diagnostic[] {
  return isStrict ? diagnostics.map((each) => ({ ...each, severity: 'error' as const })) : diagnostics;
}

/**
 * Applies `checks.anchors` to duplicate anchors, which the article compiler reports without reading the configuration.
 */
export function atLevel(diagnostic: Diagnostic, level: CheckLevel): readonly Diagnostic[] {
  if (diagnostic.code !== 'duplicate-anchor') return [diagnostic];
  return level === 'off' ? [] : [{ ...diagnostic, severity: level }];
}
