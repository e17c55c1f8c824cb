// Theme options for all pages: announcement, color mode, table of contents, and code blocks.

import { isMap } from '../../untyped-values.ts';
import type { Plain } from '../../yaml-text.ts';
import { sitePath } from './links/addresses.ts';
import { markdownOf } from './links/footer.ts';
import { inTheme } from './links/links.ts';
import { guide, type Work } from './work.ts';

export function announcementOf(work: Work): Plain {
  const bar = work.themeConfig.map('announcementBar');
  const html = bar.text('content');
  if (html === undefined) return undefined;
  for (const key of ['backgroundColor', 'textColor'])
    if (bar.text(key) !== undefined)
      work.tell({
        message: `The ${key} of the announcement is not migrated: it has the colors of the theme`,
        hint: 'Add rules for .announcement to a style sheet',
        at: inTheme(bar, key),
      });
  const content = markdownOf(work, html);
  if (content === '') return undefined;
  return {
    id: bar.text('id') ?? 'announcement-bar',
    content,
    closeable: bar.flag('isCloseable') === false ? false : undefined,
  };
}

export function colorModeOf(work: Work): Plain {
  const mode = work.themeConfig.map('colorMode');
  const initial = mode.text('defaultMode') ?? 'light';
  const followsSystem = mode.flag('respectPrefersColorScheme') ?? false;
  const hasSwitch = !mode.flag('disableSwitch');
  mode.skip('switchConfig');
  if (work.themeConfig.raw('colorMode') === undefined || (followsSystem && hasSwitch)) return undefined;
  return { default: followsSystem ? undefined : initial, switch: hasSwitch ? undefined : false };
}

export function contentsOf(work: Work): Plain {
  const table = work.themeConfig.map('tableOfContents');
  const [min, max] = [table.number('minHeadingLevel') ?? 2, table.number('maxHeadingLevel') ?? 3];
  if (min === 2 && max === 3) return undefined;
  return { min: min === 2 ? undefined : min, max: max === 3 ? undefined : max };
}

export function socialImageOf(work: Work): Plain {
  const image = work.themeConfig.text('image');
  if (image === undefined) return undefined;
  return /^https?:/.test(image) ? image : sitePath(work.site, image);
}

/** docsgen supports all languages without configuration, and has its own code themes. */
export function readCode(work: Work): void {
  const prism = work.themeConfig.map('prism');
  prism.skip('additionalLanguages');
  const themes = [prism.raw('theme'), prism.raw('darkTheme')];
  if (themes.some((theme) => theme !== undefined))
    work.tell({
      message: 'The theme of code blocks is not migrated: docsgen has five themes, each with a light and a dark mode',
      hint: 'Set theme.codeTheme',
      at: inTheme(prism, 'theme'),
    });
  const usual = prism.text('defaultLanguage');
  if (usual !== undefined)
    work.tell({
      message: `Code blocks without a language are no longer highlighted as '${usual}'`,
      hint: `Add ${usual} to code blocks that have no language`,
      at: inTheme(prism, 'defaultLanguage'),
    });
  const comments: unknown = prism.raw('magicComments');
  const own = (Array.isArray(comments) ? comments : [])
    .filter(isMap)
    .filter(({ className }) => className !== highlighted);
  const names = own.map(({ className }) => String(className));
  if (names.length > 0)
    work.tell({
      message: `Comments that mark lines as ${names.join(', ')} are shown as text`,
      hint: 'docsgen supports highlight-next-line, highlight-start, highlight-end, and the options ins and del',
      at: inTheme(prism, 'magicComments'),
      isMissing: true,
    });
}

const highlighted = 'theme-code-block-highlighted-line';

/** Theme keys that have no counterpart, or that docsgen's own search replaces. */
export function readOtherThemeKeys(work: Work): void {
  const theme = work.themeConfig;
  const sidebar = theme.map('docs').map('sidebar');
  if (sidebar.flag('hideable'))
    work.tell({
      message: 'The sidebar cannot be collapsed',
      hint: 'Set theme.sidebar: none to hide it on all pages',
      at: inTheme(sidebar, 'hideable'),
    });
  if (sidebar.flag('autoCollapseCategories'))
    work.tell({
      message: 'Opening a sidebar category does not close other categories',
      hint: guide,
      at: inTheme(sidebar, 'autoCollapseCategories'),
    });
  theme.map('docs').skip('versionPersistence');
  theme.map('blog').map('sidebar').skip('groupByYear');
  if (theme.raw('mermaid') !== undefined)
    work.tell({
      message: 'Mermaid options are not migrated: diagrams use the colors of the theme',
      hint: guide,
      at: ['themeConfig', 'mermaid'],
    });
  // The plugins that read these keys are reported.
  theme.skip('algolia', 'typesense', 'docsearch', 'liveCodeBlock');
}
