// All that the two reports say, as data: `text-report.ts` prints it, `page/` draws it.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { ComparedAddresses } from '../addresses/compare-addresses.ts';
import type { Migration } from '../migration.ts';
import type { WritingPlan } from '../writing/plan-writing.ts';

export interface MigrationReport {
  readonly migration: Migration;
  readonly plan: WritingPlan;
  /** docsgen's own check of the new site, with what the list of an earlier run has lost since. */
  readonly found: readonly Diagnostic[];
  /** `undefined`: the new site is so wrong that it has no pages. */
  readonly addresses: ComparedAddresses | undefined;
  /** `undefined`, too. */
  readonly graph: SiteGraph | undefined;
}

/** Also where no address could be compared. */
export function hasLost({ addresses }: Pick<MigrationReport, 'addresses'>): boolean {
  return addresses === undefined || addresses.lost.length > 0;
}
