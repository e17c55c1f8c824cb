// Groups differences of the same kind into one entry with a count and locations.
import { type Diagnostic, groupBy, type Severity } from 'docsgen/internals';

export interface LossGroup {
  readonly severity: Severity;
  /** The message, with an ellipsis for names that differ between locations. */
  readonly message: string;
  /** `undefined` if there is no hint, or if hints differ. */
  readonly hint: string | undefined;
  readonly places: readonly LossPlace[];
  /** Number of affected files. */
  readonly files: number;
}

interface LossPlace {
  /** `docs/intro.md:12:3`, or `''` if the difference does not belong to a file. */
  readonly place: string;
  /** Names that differ from other locations in the group. */
  readonly names: readonly string[];
  /** Set if hints in the group differ. */
  readonly hint?: string | undefined;
}

/** Errors come first, then groups with the most locations. */
export function groupLosses(losses: readonly Diagnostic[]): readonly LossGroup[] {
  const same = [...groupBy(losses, keyOf).values()].map(groupOf);
  const rank = ({ severity }: LossGroup): number => (severity === 'error' ? 0 : 1);
  const byText = (a: LossGroup, b: LossGroup): number => (a.message < b.message ? -1 : 1);
  return same.toSorted((a, b) => rank(a) - rank(b) || b.places.length - a.places.length || byText(a, b));
}

/** Parts in which messages of one kind differ: quoted words, URLs and paths. Apostrophes are not quotation marks. */
const quoted = /(?<!\w)'(?:[^']|(?<=\w)'(?=\w))*'(?!\w)|‘[^’]*’|`[^`]*`|“[^”]*”/;
const pathOrUrl = /(?<=link:? )(?!there)\S+|(?<= )[#./@][^\s,]*[^\s,.:]/;
const name = new RegExp(`${quoted.source}|${pathOrUrl.source}`, 'g');

function keyOf({ severity, code, message }: Diagnostic): string {
  return `${severity} ${code} ${message.replace(name, '…')}`;
}

function groupOf(losses: readonly Diagnostic[]): LossGroup {
  const [first] = losses;
  if (!first) throw new Error('A group contains at least one loss');
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
