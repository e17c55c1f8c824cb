// Sidebar labels in other languages: the messages of `current.json`, by the label that they translate.
import type { DocsVersion } from '../site.ts';

export interface LabelTexts {
  /** `key` is the key of the message without the `.label` suffix: `sidebar.docs.category.Guides`. */
  readonly note: (text: string, key: string) => void;
  readonly noted: ReadonlyMap<string, ReadonlySet<string>>;
  readonly version: DocsVersion;
}

export function labelsOf(version: DocsVersion): LabelTexts {
  const noted = new Map<string, Set<string>>();
  return {
    note: (text, key) => {
      const keys = noted.get(text);
      if (keys) keys.add(key);
      else noted.set(text, new Set([key]));
    },
    noted,
    version,
  };
}

/** Returns labels in sidebar order, without labels that are the same in both languages. */
export function translatedLabels({ noted, version }: LabelTexts, locale: string): Readonly<Record<string, string>> {
  const messages = version.translations.get(locale)?.messages;
  if (!messages) return {};
  const words = [...noted].flatMap(([text, keys]) => {
    const found = [...keys].map((key) => messages.get(key)?.trim()).find((each) => each !== undefined && each !== '');
    return found === undefined || found === text ? [] : [[text, found] as const];
  });
  return Object.fromEntries(words);
}
