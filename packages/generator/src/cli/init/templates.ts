// Files in `templates/`, which are copied to a new site. `{{name}}` is replaced with a value.
import { fileURLToPath } from 'node:url';
import { nearestTag } from '../../config/languages/nearest-tag.ts';
import { openSite } from '../../platform/node-files.ts';

/** Texts by path relative to `templates/`. The sample pages are in a folder for each language. */
export type Templates = ReadonlyMap<string, string>;

/** `scripts/compile.js` copies the folder, so that it is next to the compiled module as well. */
export async function readTemplates(): Promise<Templates> {
  const { list, readText } = openSite(fileURLToPath(new URL('./templates', import.meta.url)));
  const paths = await list('', 'visible');
  return new Map(await Promise.all(paths.map(async (path) => [path, (await readText(path)) ?? ''] as const)));
}

type Values = Readonly<Record<string, string | readonly string[]>>;

/** A line that contains only a placeholder is replaced with any number of lines, which have the same indentation. */
export function fillTemplate(template: string, values: Values): string {
  return template.replace(
    /^( *)\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm,
    (_, indent: string, lines: string | undefined, name: string) =>
      lines === undefined
        ? String(values[name])
        : [values[lines] ?? []]
            .flat()
            .map((line) => `${indent}${line}\n`)
            .join(''),
  );
}

/** Label of the section of sample pages, by language. */
export const sectionLabels: Readonly<Record<string, string>> = { en: 'Guide', es: 'Guía' };

/** Returns the language of a locale's sample pages, or `undefined` if there are none in its language. */
export function sampleLanguage(locale: string): string | undefined {
  return nearestTag(locale, Object.keys(sectionLabels));
}

/** Returns each locale that gets sample pages, with their language. The default locale always gets sample pages. */
export function localesWithSamples([first, ...others]: readonly [string, ...string[]]) {
  const spoken = others.flatMap((code) => {
    const language = sampleLanguage(code);
    return language === undefined ? [] : [{ code, language }];
  });
  return [{ code: first, language: sampleLanguage(first) ?? 'en' }, ...spoken];
}
