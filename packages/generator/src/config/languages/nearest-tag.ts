/**
 * Returns the tag itself if it is available, otherwise the language without its region: `de` for `de-AT`. Languages in
 * different scripts do not match, so `zh` is not returned for `zh-TW`. The comparison is case-insensitive.
 */
export function nearestTag(pageLang: string, tags: Iterable<string>): string | undefined {
  const known = new Map([...tags].map((tag) => [tag.toLowerCase(), tag]));
  const lower = pageLang.toLowerCase();
  const [base = ''] = lower.split('-', 1);
  const near = known.get(lower) ?? known.get(base);
  // The script is determined only if the tags differ, because this requires loading a table.
  if (near === undefined || near.toLowerCase() === lower) return near;
  return scriptOf(base) === scriptOf(pageLang) ? near : undefined;
}

function scriptOf(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}
