// UI strings that a site translates in `code.json`. docsgen has its own strings in the languages that it supports.
// Strings with the same meaning are migrated for other languages, and if an English site changes a string.
import { messagesOf } from 'docsgen/internals';
import type { MigratedFile } from '../../migration.ts';
import { type Plain, yamlOf } from '../../yaml-text.ts';
import type { DocusaurusLocale } from '../site.ts';
import type { Work } from './work.ts';

/** By Docusaurus key: the English string, and the docsgen key. */
const counterparts: Readonly<Record<string, readonly [english: string, group: 'shell' | 'posts', name: string]>> = {
  'theme.common.skipToMainContent': ['Skip to main content', 'shell', 'skipToContent'],
  'theme.navbar.mobileLanguageDropdown.label': ['Languages', 'shell', 'languages'],
  'theme.BackToTopButton.buttonAriaLabel': ['Scroll back to top', 'shell', 'backToTop'],
  'theme.docs.breadcrumbs.navAriaLabel': ['Breadcrumbs', 'shell', 'breadcrumbs'],
  'theme.docs.breadcrumbs.home': ['Home page', 'shell', 'home'],
  'theme.TOCCollapsible.toggleButtonLabel': ['On this page', 'shell', 'onThisPage'],
  'theme.docs.paginator.navAriaLabel': ['Docs pages', 'shell', 'pagination'],
  'theme.docs.paginator.previous': ['Previous', 'shell', 'previous'],
  'theme.docs.paginator.next': ['Next', 'shell', 'next'],
  'theme.common.editThisPage': ['Edit this page', 'shell', 'editPage'],
  'theme.tags.tagsPageTitle': ['Tags', 'posts', 'tags'],
  'theme.blog.post.paginator.newerPost': ['Newer post', 'posts', 'newer'],
  'theme.blog.post.paginator.olderPost': ['Older post', 'posts', 'older'],
  'theme.blog.paginator.newerEntries': ['Newer entries', 'posts', 'newerPosts'],
  'theme.blog.paginator.olderEntries': ['Older entries', 'posts', 'olderPosts'],
};

export async function interfaceWords(work: Work): Promise<readonly MigratedFile[]> {
  const files = await Promise.all(work.site.locales.map((locale) => wordsOf(work, locale)));
  return files.flat();
}

async function wordsOf(work: Work, locale: DocusaurusLocale): Promise<readonly MigratedFile[]> {
  const { code, messages, folder } = locale;
  const ofTheme = [...messages.keys()].filter((key) => key.startsWith('theme.'));
  if (ofTheme.length === 0) return [];
  const file = `${folder}/code.json`;
  const { isSpoken } = await messagesOf(code, {});
  const isEnglish = /^en(-|$)/.test(code);
  const known = Object.entries(counterparts).flatMap(([key, [english, group, name]]) => {
    const text = messages.get(key)?.trim();
    const isOwn = text !== undefined && text !== '' && !text.includes('{') && text !== english;
    return isOwn ? [{ group, name, text }] : [];
  });
  if (isSpoken && !isEnglish) {
    work.tell({
      message: `Custom UI strings in '${code}' were replaced by docsgen's translations`,
      hint: `To override them, write strings/${code}.yaml (see docs/reference/ui-strings.md)`,
      at: [],
      file,
    });
    return [];
  }
  if (!isSpoken)
    work.tell({
      message: `docsgen has no translations for '${code}' yet: ${known.length} UI strings were migrated`,
      hint: `Add the others to strings/${code}.yaml; docsgen i18n extract ${code} lists them`,
      at: [],
      file,
    });
  const groupOf = (wanted: string): Plain => {
    const own = known.filter(({ group }) => group === wanted).map(({ name, text }) => [name, text] as const);
    return own.length === 0 ? undefined : Object.fromEntries(own);
  };
  const posts = groupOf('posts');
  const words = { shell: groupOf('shell'), pages: posts === undefined ? undefined : { posts } };
  return known.length === 0 ? [] : [{ path: `strings/${code}.yaml`, text: yamlOf(words), from: file }];
}
