// Finds the source of hand-written sidebars, which is `sidebar.yaml` in the folder of the default locale, or the
// configuration. The files of other locales contain translations of the labels.

import type {
  Locale,
  LocalizedText,
  Section,
  SiteConfig,
  Version,
  WrittenItem,
  WrittenSidebar,
} from '../../model/config.ts';
import { type Diagnostic, error, warning } from '../../model/diagnostic.ts';
import type { LocaleCode } from '../../model/paths.ts';
import type { SidebarFile } from '../../model/source.ts';
import { textIn } from '../../text/localized.ts';
import { didYouMean } from '../../text/wording.ts';

export interface WrittenSource {
  /** Path of the file, relative to the site's root directory. */
  readonly file: string;
  readonly sidebars: readonly WrittenSidebar[];
  /** Whether all items are valid. */
  readonly isWhole: boolean;
  /** Locale of strings that are written in a single language. */
  readonly locale: LocaleCode;
  readonly translations: ReadonlyMap<LocaleCode, SidebarFile>;
}

interface SourceRequest {
  readonly config: SiteConfig;
  readonly section: Section;
  readonly version: Version;
  /** Sidebar files of this section and version. */
  readonly files: readonly SidebarFile[];
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Returns the source, or `undefined` if the sidebar is generated from folders. */
export function writtenSource(request: SourceRequest): WrittenSource | undefined {
  const { config, section, version, report } = request;
  const byLocale = filesByLocale(request);
  const own = config.locales.flatMap(({ code }) => byLocale.get(code) ?? []);
  const base = own.find(({ sidebars }) => sidebars !== undefined);
  const configured = version === section.versions[0] ? section.sidebars : undefined;
  const [first] = config.locales;
  const source: WrittenSource | undefined = configured
    ? { file: config.file ?? '', sidebars: configured, isWhole: true, locale: first.code, translations: byLocale }
    : base?.sidebars && {
        file: base.file.path,
        sidebars: base.sidebars,
        isWhole: base.isWhole,
        locale: base.file.location.locale,
        translations: byLocale,
      };
  for (const file of own) {
    if (file.sidebars !== undefined && (configured || file !== base)) report(secondSidebar(file, source, configured));
    if (file.words === undefined) continue;
    if (source) checkWords(file, source, report);
    else report(withoutSidebar(file));
  }
  return source;
}

function filesByLocale({ files, report }: SourceRequest): ReadonlyMap<LocaleCode, SidebarFile> {
  const byLocale = new Map<LocaleCode, SidebarFile>();
  for (const each of files) {
    const { path, location } = each.file;
    const other = byLocale.get(location.locale);
    if (other === undefined) byLocale.set(location.locale, each);
    else
      report(
        error({
          code: 'sidebar',
          message: 'This section has more than one sidebar file',
          file: path,
          hint: 'Keep one and delete the other',
          related: [{ message: 'The other file', file: other.file.path, position: undefined }],
        }),
      );
  }
  return byLocale;
}

function secondSidebar(
  { file }: SidebarFile,
  source: WrittenSource | undefined,
  configured: Section['sidebars'],
): Diagnostic {
  const isTranslation = !configured || file.location.locale !== source?.locale;
  return error({
    code: 'sidebar',
    message: `The section's sidebar is already defined in ${source?.file}${isTranslation ? ', for all locales' : ''}`,
    file: file.path,
    hint: isTranslation
      ? 'In this file, only translate its labels, as `label: translation`'
      : 'Keep one and delete the other',
  });
}

function withoutSidebar({ file }: SidebarFile): Diagnostic {
  return error({
    code: 'sidebar',
    message: 'This file translates the labels of a sidebar, but the section has no sidebar file',
    file: file.path,
    hint: 'To define a sidebar, write a list of items, or a mapping from names to lists of items',
  });
}

function checkWords({ file, words }: SidebarFile, source: WrittenSource, report: SourceRequest['report']): void {
  const known = new Set(
    source.sidebars.flatMap(({ items }) => items.flatMap(textsOf)).map((text) => plainText(text, source)),
  );
  for (const [word, { position }] of words ?? []) {
    if (known.has(word)) continue;
    const message = `No sidebar item is labeled '${word}'`;
    const hint = didYouMean(word, known) ?? `Keys must be labels, badges or descriptions of ${source.file}`;
    report(warning({ code: 'sidebar', message, file: file.path, position, hint }));
  }
}

function textsOf(item: WrittenItem): readonly LocalizedText[] {
  if (item.kind === 'folder') return [];
  const own = item.kind === 'link' ? [item.link.label, item.badge] : [item.label, item.badge];
  const ofCategory =
    item.kind === 'category'
      ? [item.description, item.index?.title, item.index?.description, ...item.items.flatMap(textsOf)]
      : [];
  return [...own, ...ofCategory].filter((text) => text !== undefined);
}

export function plainText(text: LocalizedText, { locale }: Pick<WrittenSource, 'locale'>): string {
  return textIn(text, locale, locale);
}

/** Functions that return the strings of a sidebar in one locale. */
export interface SidebarStrings {
  /** Returns the translation, or `undefined` if there is none in this locale. */
  readonly own: (text: LocalizedText) => string | undefined;
  /** Returns the translation, or the original string. */
  readonly shown: (text: LocalizedText) => string;
  /** Returns the original string. */
  readonly plain: (text: LocalizedText) => string;
}

export function stringsFor(source: WrittenSource, { code }: Locale): SidebarStrings {
  const words = source.translations.get(code)?.words;
  const own = (text: LocalizedText): string | undefined => {
    const written = typeof text === 'string' ? undefined : text[code];
    const word = words?.get(plainText(text, source))?.text;
    return written ?? word ?? (code === source.locale ? plainText(text, source) : undefined);
  };
  return {
    own,
    shown: (text) => own(text) ?? plainText(text, source),
    plain: (text) => plainText(text, source),
  };
}
