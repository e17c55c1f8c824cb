// The footer: columns or a row of links, and the copyright as a line of Markdown.
import type { LocalizedText } from 'docsgen/internals';
import type { Plain } from '../../../yaml-text.ts';
import type { Options } from '../options.ts';
import { themeText, type Work } from '../work.ts';
import { newHref } from './addresses.ts';
import { htmlLine } from './html-line.ts';
import { inTheme, linkFrom, linkInHtml, plainLink } from './links.ts';

type Entry = { readonly [key: string]: Plain };

export function footerOf(work: Work): Plain {
  const footer = work.themeConfig.map('footer');
  const columns: Entry[] = [];
  const links: Entry[] = [];
  for (const entry of footer.list('links')) {
    const isColumn = entry.raw('items') !== undefined;
    const found = (isColumn ? entry.list('items') : [entry]).flatMap((item) => linkIn(work, item));
    const title = isColumn ? entry.text('title') : undefined;
    if (title === undefined) links.push(...found);
    else if (found.length > 0) columns.push({ title: inFooter(work, title, `link.title.${title}`), links: found });
  }
  const copyright = copyrightOf(work, footer);
  if (columns.length + links.length === 0 && copyright === undefined) return undefined;
  return {
    columns: columns.length > 0 ? columns : undefined,
    copyright,
    links: links.length > 0 ? links : undefined,
  };
}

function inFooter(work: Work, text: string, key: string): LocalizedText {
  return themeText(work, text, { file: 'footer', key });
}

function linkIn(work: Work, item: Options): readonly Entry[] {
  const { to, href, html } = Object(item.value);
  const isHtml = to === undefined && href === undefined && html !== undefined;
  const translate = (label: string): LocalizedText => inFooter(work, label, `link.item.label.${label}`);
  const link = isHtml ? linkInHtml(work, item, 'html') : linkFrom(work, item, translate);
  return link && link.label !== '' ? [plainLink(link)] : [];
}

function copyrightOf(work: Work, footer: Options): LocalizedText | undefined {
  const html = footer.text('copyright');
  if (html === undefined) return undefined;
  if (htmlLine(html).lost.length > 0)
    work.tell(
      inTheme(footer, 'copyright'),
      'Images in the copyright were replaced by their alt text',
      'footer.copyright is one line of Markdown',
    );
  const convert = (text: string): string => markdownOf(work, text);
  return themeText(work, html, { file: 'footer', key: 'copyright', convert }) || undefined;
}

/** Converts HTML to a line of Markdown, with links in docsgen's form. */
export function markdownOf({ site }: Work, html: string): string {
  return htmlLine(html, newHref(site)).markdown;
}
