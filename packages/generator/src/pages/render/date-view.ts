import type { PostDateView } from '@docsgen/contract/post-views';
import type { Locale } from '../../model/config.ts';

/** Instants are shown as dates in UTC, so that the output does not depend on the time zone of the build machine. */
export function dateView(date: string, { htmlLang }: Pick<Locale, 'htmlLang'>): PostDateView {
  const format = new Intl.DateTimeFormat([htmlLang, 'en'], { dateStyle: 'long', timeZone: 'UTC' });
  return { iso: date, label: format.format(new Date(date)) };
}
