// Reports missing and outdated translations (`checks.translations`).
import { type Diagnostic, diagnostic } from '../model/diagnostic.ts';
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
