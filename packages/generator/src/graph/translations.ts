// Relates translations to their originals, and reports missing and outdated translations (`checks.translations`).

import type { Locale } from '../model/config.ts';
import { type Diagnostic, diagnostic } from '../model/diagnostic.ts';
import type { Page, SiteGraph, SourcedPage } from '../model/site.ts';
import { customPageFile } from '../routes/custom-pages.ts';
import { pageKeyOf } from '../routes/routes.ts';

/** Returns the original of a translation, or `undefined` for originals and generated pages. */
export function originalOf({ config, pages }: SiteGraph, page: Page): SourcedPage | undefined {
  if (page.kind === 'category' || page.translation === 'original') return undefined;
  for (const locale of config.locales) {
    const other = pages.get(pageKeyOf(locale, page.id));
    if (other !== undefined && other.kind !== 'category' && other.translation === 'original') return other;
  }
  return undefined;
}

/** Returns the path of the translation in another locale, which is the same path in that locale's folder. */
export function translatedPath({ sourceLocale, parsed }: SourcedPage, locale: Locale): string {
  const { kind, path, location } = parsed.file;
  if (kind === 'own') return customPageFile(location.relative, locale);
  // A single-file changelog can be outside the content folders, so the locale is added to its file name.
  if (location.section?.posts?.file !== undefined) return path.replace(/(\.\w+)?$/, `.${locale.code}$1`);
  return locale.folder + path.slice(sourceLocale.folder.length);
}

export function checkTranslations(graph: SiteGraph): readonly Diagnostic[] {
  const level = graph.config.checks.translations;
  if (level === 'off') return [];
  return [...graph.pages.values()].flatMap((page) => {
    const original = originalOf(graph, page);
    if (page.kind === 'category' || !original) return [];
    const { path } = original.parsed.file;
    if (page.translation === 'missing') {
      const isChangelog = page.section?.posts?.file !== undefined;
      return diagnostic(level, {
        code: 'translation',
        message: `This page is not translated into ${page.locale.label}`,
        file: path,
        hint: `Add ${translatedPath(original, page.locale)}${isChangelog ? ', and set it in posts.file' : ''}`,
      });
    }
    if (page.translation !== 'outdated') return [];
    const { file, keyPositions } = page.parsed;
    return diagnostic(level, {
      code: 'translation',
      message: `This translation is outdated: its original ${path} has changed`,
      file: file.path,
      position: keyPositions.get('source_hash'),
      hint: `Update it, then run \`docsgen i18n mark ${file.path}\``,
    });
  });
}
