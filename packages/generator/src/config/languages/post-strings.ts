// Provides the UI strings for the titles of generated post lists to the graph, which does not load languages itself.
import { messagesFor } from '@docsgen/theme/messages';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { LocaleCode } from '../../model/paths.ts';
import type { PostStrings } from '../../model/posts.ts';
import { loadLanguages } from './load-languages.ts';

export async function postStrings(files: SiteFiles, config: SiteConfig): Promise<ReadonlyMap<LocaleCode, PostStrings>> {
  const { value } = await loadLanguages(files, config);
  return new Map(
    config.locales.map(({ code, htmlLang }) => {
      const { tags, authors, tagged, taggedPages, byAuthor, pageTitle } = messagesFor(value, htmlLang).pages.posts;
      return [code, { tags, authors, tagged, taggedPages, byAuthor, pageTitle }];
    }),
  );
}
