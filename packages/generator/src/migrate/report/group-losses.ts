// Losses of a kind as one entry with a count and the first places: two hundred lines that say the same are read by no
// reader.
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import { groupBy } from '../../text/group-by.ts';

export interface LossGroup {
  readonly severity: Severity;
  /** The message, with an ellipsis for the names in which its losses differ. */
  readonly message: string;
  /** `undefined`: none, or another one at each place. */
  readonly hint: string | undefined;
  readonly places: readonly LossPlace[];
  /** Number of files that it concerns. */
  readonly files: number;
}

interface LossPlace {
  /** `docs/intro.md:12:3`; `''` where it is about no file. */
  readonly place: string;
  /** In which it differs from the others of its group. */
  readonly names: readonly string[];
  /** Where hints of the group differ. */
  readonly hint?: string | undefined;
}

/** Errors first, then by the number of places. */
export function groupLosses(losses: readonly Diagnostic[]): readonly LossGroup[] {
  const same = [...groupBy(losses, keyOf).values()].map(groupOf);
  const rank = ({ severity }: LossGroup): number => (severity === 'error' ? 0 : 1);
  const byText = (a: LossGroup, b: LossGroup): number => (a.message < b.message ? -1 : 1);
  return same.toSorted((a, b) => rank(a) - rank(b) || b.places.length - a.places.length || byText(a, b));
}

/** Words in quotation marks, addresses and paths are what messages of one kind differ in. An apostrophe is no mark. */
const name =
  /(?<!\w)'(?:[^']|(?<=\w)'(?=\w))*'(?!\w)|‘[^’]*’|`[^`]*`|“[^”]*”|(?<=link:? )(?!there)\S+|(?<= )[#./@][^\s,]*[^\s,.:]/g;

function keyOf({ severity, code, message }: Diagnostic): string {
  return `${severity} ${code} ${message.replace(name, '…')}`;
}

function groupOf(losses: readonly Diagnostic[]): LossGroup {
  const [first] = losses;
  if (!first) throw new Error('A group has a loss');
  const isOne = losses.every(({ message }) => message === first.message);
  const hints = new Set(losses.map(({ hint }) => hint));
  return {
    severity: first.severity,
    message: isOne ? first.message : first.message.replace(name, '…'),
    hint: hints.size === 1 ? first.hint : undefined,
    places: losses.map(({ file, position, message, hint }) => ({
      place: position === undefined ? file : `${file}:${position.line}:${position.column}`,
      names: isOne ? [] : (message.match(name) ?? []),
      hint: hints.size === 1 ? undefined : hint,
    })),
    files: new Set(losses.map(({ file }) => file)).size,
  };
}
