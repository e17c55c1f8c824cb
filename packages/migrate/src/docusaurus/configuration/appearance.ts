// Theme options for all pages: announcement, color mode, table of contents, and social image.

import type { Plain } from '../../yaml-text.ts';
import { sitePath } from './links/addresses.ts';
import { markdownOf } from './links/footer.ts';
import type { Work } from './work.ts';

export function announcementOf(work: Work): Plain {
  const bar = work.themeConfig.map('announcementBar');
  const html = bar.text('content');
  if (html === undefined) return undefined;
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
