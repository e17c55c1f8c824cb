// Which of some languages stands for the language of a page.

/**
 * The tag itself, else that of the language without its region: `de` for `de-AT`. Another script is another language
 * for readers: there is nothing for `zh-TW` in `zh`. Tags are compared in lower case.
 */
export function nearestTag(pageLang: string, tags: Iterable<string>): string | undefined {
  const known = new Map([...tags].map((tag) => [tag.toLowerCase(), tag]));
  const lower = pageLang.toLowerCase();
  const [base = ''] = lower.split('-', 1);
  const near = known.get(lower) ?? known.get(base);
  // Most tags are in the list as they are, and need no table of scripts.
  if (near === undefined || near.toLowerCase() === lower) return near;
  return scriptOf(base) === scriptOf(pageLang) ? near : undefined;
}

function scriptOf(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}
