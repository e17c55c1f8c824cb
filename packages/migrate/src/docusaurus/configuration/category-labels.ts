// Reports translated labels of folders: Docusaurus stores them in the messages of a version, and docsgen in a
// `_category_.yml` in the translated folder.
import type { Work } from './work.ts';

export function reportCategoryLabels({ site, placement, tell }: Work): void {
  for (const { categories, translations } of site.docs.flatMap(({ versions }) => versions)) {
    const labels = [...categories.values()].map(({ values }) => String(values.label));
    for (const [code, { folder, messages }] of translations) {
      const isTranslated = ([key, text]: readonly [string, string]): boolean =>
        labels.some((label) => key.endsWith(`.category.${label}`) && text !== label);
      const count = [...messages].filter(isTranslated).length;
      // The language may have separate files.
      if (count === 0 || placement.files.some(({ kind, locale }) => kind === 'category' && locale === code)) continue;
      tell({
        message: `${count} translated labels of folders in '${code}' are not migrated`,
        hint: 'Add a _category_.yml with the label to each translated folder',
        at: [],
        file: `${folder}.json`,
      });
    }
  }
}
