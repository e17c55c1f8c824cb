// All that the two reports say, as data: `text-report.ts` prints it, `page/` draws it.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import { countOf } from '../../text/amounts.ts';
import type { ComparedAddresses } from '../addresses/compare-addresses.ts';
import type { Migration } from '../migration.ts';
import type { WritingPlan } from '../writing/plan-writing.ts';

export interface MigrationReport {
  readonly migration: Migration;
  readonly plan: WritingPlan;
  /** docsgen's own check of the new site, with what the list of an earlier run has lost since. */
  readonly found: readonly Diagnostic[];
  /** Those of them that were broken in the old site already. */
  readonly before: ReadonlySet<Diagnostic>;
  /** `undefined`: the new site is so wrong that it has no pages. */
  readonly addresses: ComparedAddresses | undefined;
  /** `undefined`, too. */
  readonly graph: SiteGraph | undefined;
}

/** What the check has found, with what the old site had of it apart. */
export function checkFindings({ found, before }: Pick<MigrationReport, 'found' | 'before'>) {
  const isBefore = (each: Diagnostic): boolean => before.has(each);
  return { old: found.filter(isBefore), others: found.filter((each) => !isBefore(each)) };
}

export function countErrors(found: readonly Diagnostic[]): number {
  return found.filter(({ severity }) => severity === 'error').length;
}

/** A sentence for what the old site had broken already. */
export function brokenThere({ found, before, migration }: MigrationReport): string {
  const { old } = checkFindings({ found, before });
  const pictures = old.filter(({ code }) => code === 'image').length;
  const links = old.length - pictures;
  const parts = [
    ...(links > 0 ? [`${countOf(links, 'link')} led nowhere`] : []),
    ...(pictures > 0 ? [`${countOf(pictures, 'picture')} ${pictures === 1 ? 'was' : 'were'} missing`] : []),
  ];
  return `In the ${migration.generator} site already: ${parts.join(', ')}`;
}

/** For readers of one diagnostic alone, such as other programs. */
export function withHistory({ found, before, migration }: MigrationReport): readonly Diagnostic[] {
  return found.map((each) => {
    if (!before.has(each)) return each;
    const site = `the ${migration.generator} site`;
    const sentence =
      each.code === 'image' ? `This picture was missing in ${site}, too` : `This link led nowhere in ${site} either`;
    return { ...each, hint: each.hint === undefined ? sentence : `${sentence}: ${each.hint}` };
  });
}

/** Also where no address could be compared. */
export function hasLost({ addresses }: Pick<MigrationReport, 'addresses'>): boolean {
  return addresses === undefined || addresses.lost.length > 0;
}
