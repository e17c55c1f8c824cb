// UI languages by lower-case tag, each with its name in that language. Sites load only the languages that they use.
// Example of a tag with a hyphen: 'pt-pt': { name: …, load: async () => (await import(…)).ptPt }

import type { Messages } from './messages.ts';

interface UiLanguage {
  readonly name: string;
  readonly load: () => Promise<Messages>;
}

const uiLanguages: Readonly<Record<string, UiLanguage>> = {
  ar: { name: 'العربية', load: async () => (await import('./ar.ts')).ar },
  de: { name: 'Deutsch', load: async () => (await import('./de.ts')).de },
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  es: { name: 'Español', load: async () => (await import('./es.ts')).es },
  fr: { name: 'Français', load: async () => (await import('./fr.ts')).fr },
  it: { name: 'Italiano', load: async () => (await import('./it.ts')).it },
  ja: { name: '日本語', load: async () => (await import('./ja.ts')).ja },
  ko: { name: '한국어', load: async () => (await import('./ko.ts')).ko },
  nl: { name: 'Nederlands', load: async () => (await import('./nl.ts')).nl },
  pl: { name: 'Polski', load: async () => (await import('./pl.ts')).pl },
  pt: { name: 'Português', load: async () => (await import('./pt.ts')).pt },
  ru: { name: 'Русский', load: async () => (await import('./ru.ts')).ru },
  tr: { name: 'Türkçe', load: async () => (await import('./tr.ts')).tr },
  uk: { name: 'Українська', load: async () => (await import('./uk.ts')).uk },
  zh: { name: '中文', load: async () => (await import('./zh.ts')).zh },
};

// Both are tree-shaken from scripts that do not use them.
export const languages = /* @__PURE__ */ byTag(({ load }) => load);

export const languageNames = /* @__PURE__ */ byTag(({ name }) => name);

function byTag<T>(pick: (language: UiLanguage) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(uiLanguages).map(([tag, language]) => [tag, pick(language)]));
}
