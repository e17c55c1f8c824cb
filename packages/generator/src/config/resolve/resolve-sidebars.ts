// Resolves the sidebars in the configuration, which have the same format as `sidebar.yaml`.
import type { Locale } from '../../model/config.ts';
import type { WrittenSidebar } from '../../model/written-sidebar.ts';
import { readSidebars } from '../sidebars/read-sidebars.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { ConfigOrigin, Report } from './resolve-config.ts';

interface SidebarContext {
  readonly locales: readonly Locale[];
  readonly report: Report;
  readonly positionOf: ConfigOrigin['positionOf'];
}

export function resolveSidebars(
  value: unknown,
  at: KeyPath,
  { locales, report, positionOf }: SidebarContext,
): readonly WrittenSidebar[] | undefined {
  if (value === undefined) return undefined;
  return readSidebars({
    value,
    locales: locales.map(({ code }) => code),
    positionOf: (path) => positionOf([...at, ...path]),
    report: ({ path, message, hint }) => report([...at, ...path], message, hint),
  });
}
