// Translations that are missing or older than their original, for sites that want them all: `checks.translations`.
import { diagnostic } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteGraph } from '../model/site.ts';
import { originalOf, translatedPath } from './translations.ts';

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
        message: `This page has no translation into ${page.locale.label}`,
        file: path,
        hint: `Write ${translatedPath(original, page.locale)}${isChangelog ? ', and set it in posts.file' : ''}`,
      });
    }
    if (page.translation !== 'outdated') return [];
    const { file, keyPositions } = page.parsed;
    return diagnostic(level, {
      code: 'translation',
      message: `This translation is older than its original, ${path}`,
      file: file.path,
      position: keyPositions.get('source_hash'),
      hint: `Bring it up to date, then run \`docsgen i18n mark ${file.path}\``,
    });
  });
}
