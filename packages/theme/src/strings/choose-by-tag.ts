// The entry for a language: by its whole tag, else by its base language.

export function chooseByTag<Entry>(entries: ReadonlyMap<string, Entry>, lang: string): Entry | undefined {
  const tag = lang.toLowerCase();
  return entries.get(tag) ?? entries.get(tag.split('-', 1)[0] ?? tag);
}
