// Days of posts as readers write them.
import type { PostDateView } from '@docsgen/contract/post-views';
import type { Locale } from '../../model/config.ts';

/** An instant is shown as its day in UTC, so that no page depends on where it was made. */
export function postDate(date: string, { htmlLang }: Locale): PostDateView {
  const format = new Intl.DateTimeFormat([htmlLang, 'en'], { dateStyle: 'long', timeZone: 'UTC' });
  return { iso: date, label: format.format(new Date(date)) };
}
