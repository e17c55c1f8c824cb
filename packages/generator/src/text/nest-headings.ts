export interface HeadingRange {
  readonly min: number;
  readonly max: number;
}

/** Levels that a page sets. */
export type RequestedRange = { readonly [Level in keyof HeadingRange]?: HeadingRange[Level] | undefined };

export type NestedHeading<Heading> = Heading & { readonly children: readonly NestedHeading<Heading>[] };

/**
 * Returns the heading levels that the page sets, or those of the site. If the page sets only `min`, and it exceeds the
 * site's `max`, `max` is equal to `min`.
 */
export function headingRange(asked: RequestedRange, usual: HeadingRange): HeadingRange {
  const min = asked.min ?? usual.min;
  return { min, max: asked.max ?? Math.max(usual.max, min) };
}

/**
 * Returns the headings in the range as a tree: each is a child of the nearest preceding heading with a smaller level.
 */
export function nestHeadings<Heading extends { readonly level: number }>(
  headings: readonly Heading[],
  { min, max }: HeadingRange,
): readonly NestedHeading<Heading>[] {
  return nest(headings.filter(({ level }) => level >= min && level <= max));
}

function nest<Heading extends { readonly level: number }>(
  headings: readonly Heading[],
): readonly NestedHeading<Heading>[] {
  const entries: NestedHeading<Heading>[] = [];
  let index = 0;
  while (index < headings.length) {
    const heading = headings[index];
    if (heading === undefined) break;
    let end = index + 1;
    while (end < headings.length && (headings[end]?.level ?? 0) > heading.level) end += 1;
    entries.push({ ...heading, children: nest(headings.slice(index + 1, end)) });
    index = end;
  }
  return entries;
}
