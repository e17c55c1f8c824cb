// Resolves the locales. Values that are not set are derived from the language tag.
import type { Locale } from '../../model/config.ts';
import type { LocaleCode } from '../../model/paths.ts';
import type { ParsedLocale } from '../../model/schema/content-schema.ts';
import type { ParsedConfig } from '../../model/schema/site-schema.ts';
import type { Report } from './report.ts';

const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']);

/** `onlyFolder` is the content folder of a site without `locales`; `''` is the root directory of the site. */
export function resolveLocales(raw: ParsedConfig, onlyFolder: string, report: Report): readonly [Locale, ...Locale[]] {
  const seen = new Set<string>();
  const locales = (raw.locales ?? []).map((locale, index): Locale => {
    if (seen.has(locale.code))
      report(['locales', index, 'code'], `The locale '${locale.code}' is listed twice`, undefined);
    seen.add(locale.code);
    for (const key of ['code', 'htmlLang'] as const) {
      const tag = locale[key];
      if (tag !== undefined && !isLanguageTag(tag))
        report(['locales', index, key], `'${tag}' is not a language tag`, 'Use a tag such as es, en or pt-BR');
    }
    const known = isLanguageTag(locale.code) ? locale.code : 'und';
    return {
      code: locale.code as LocaleCode,
      label: locale.label ?? languageName(known),
      direction: locale.direction ?? directionOf(known),
      htmlLang: locale.htmlLang ?? locale.code,
      prefix: index === 0 ? '' : `/${locale.code}`,
      folder: folderOf(locale, (message) => report(['locales', index, 'content'], message, undefined)),
    };
  });
  for (const [index, { code, folder }] of locales.entries()) {
    const first = locales.find((other) => other.folder === folder);
    if (first && first.code !== code)
      report(['locales', index, 'content'], `Two locales have the same folder: '${folder || '.'}'`, undefined);
  }
  const [first, ...rest] = locales;
  if (first) return [first, ...rest];
  const code = 'en' as LocaleCode;
  return [{ code, label: 'English', direction: 'ltr', htmlLang: 'en', prefix: '', folder: onlyFolder }];
}

function folderOf({ code, content }: ParsedLocale, complain: (message: string) => void): string {
  if (content === undefined) return `content/${code}`;
  const folder = content.split('/').filter((part) => part !== '' && part !== '.');
  if (folder.includes('..') || content.includes('\\')) complain(`'${content}' is not a folder inside the site`);
  if (folder[0] === 'static') complain(`'${content}' cannot contain pages: files in static/ are copied unchanged`);
  return folder.join('/');
}

export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Returns the name of a language in the language itself, such as Français. `code` is a language tag. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function directionOf(code: string): 'ltr' | 'rtl' {
  const { language, script } = new Intl.Locale(code).maximize();
  return rightToLeft.has(language) || script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr';
}
