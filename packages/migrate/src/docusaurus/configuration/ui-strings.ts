// Reports UI strings that a site translates in `code.json`, because docsgen has its own strings.
import type { Work } from './work.ts';

export function reportUiStrings({ site, tell }: Work): void {
  for (const { code, messages, folder } of site.locales) {
    const count = [...messages.keys()].filter((key) => key.startsWith('theme.')).length;
    if (count === 0) continue;
    tell({
      message: `UI strings in '${code}' are not migrated: docsgen has its own strings`,
      hint: `To change or translate them, write strings/${code}.yaml (see docs/reference/ui-strings.md)`,
      at: [],
      file: `${folder}/code.json`,
    });
  }
}
