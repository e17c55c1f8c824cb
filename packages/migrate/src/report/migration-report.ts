// Data of the report, which `text-report.ts` prints in the terminal and writes to a file.
import { countOf, type Diagnostic } from 'docsgen/internals';
import type { ComparedAddresses } from '../addresses/compare-addresses.ts';
import type { Migration } from '../migration.ts';
import type { WritingPlan } from '../writing/plan-writing.ts';

export interface MigrationReport {
  readonly migration: Migration;
  readonly plan: WritingPlan;
  /**
   * Diagnostics of `docsgen check` in the new site, including URLs that earlier runs recorded and that are now lost.
   */
  readonly found: readonly Diagnostic[];
  /** Diagnostics that already applied to the original site. */
  readonly before: ReadonlySet<Diagnostic>;
  /** `undefined` if the new site has no pages because of errors. */
  readonly addresses: ComparedAddresses | undefined;
}

/** Separates diagnostics that already applied to the original site. */
export function checkFindings({ found, before }: Pick<MigrationReport, 'found' | 'before'>) {
  const isBefore = (each: Diagnostic): boolean => before.has(each);
  return { old: found.filter(isBefore), others: found.filter((each) => !isBefore(each)) };
}

export function countErrors(found: readonly Diagnostic[]): number {
  return found.filter(({ severity }) => severity === 'error').length;
}

/** Returns a sentence about links and images that were already broken. */
export function alreadyBroken({ found, before, migration }: MigrationReport): string {
  const { old } = checkFindings({ found, before });
  const pictures = old.filter(({ code }) => code === 'image').length;
  const links = old.length - pictures;
  const parts = [
    ...(links > 0 ? [`${countOf(links, 'broken link')}`] : []),
    ...(pictures > 0 ? [`${countOf(pictures, 'missing image')}`] : []),
  ];
  return `Already in the ${migration.generator} site: ${parts.join(', ')}`;
}

/**
 * Adds a hint to each diagnostic that already applied to the original site, for readers that show diagnostics one by
 * one.
 */
export function withHistory({ found, before, migration }: MigrationReport): readonly Diagnostic[] {
  return found.map((each) => {
    if (!before.has(each)) return each;
    const site = `the ${migration.generator} site`;
    const sentence =
      each.code === 'image' ? `This image was already missing in ${site}` : `This link was already broken in ${site}`;
    return { ...each, hint: each.hint === undefined ? sentence : `${sentence}: ${each.hint}` };
  });
}

/** Also true if no URLs could be compared. */
export function hasLost({ addresses }: Pick<MigrationReport, 'addresses'>): boolean {
  return addresses === undefined || addresses.lost.length > 0;
}
