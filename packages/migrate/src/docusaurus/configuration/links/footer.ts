// The footer: columns or a row of links, and the copyright as a line of Markdown.
import type { LocalizedText } from 'docsgen/internals';
import type { Plain } from '../../../yaml-text.ts';
import type { Options } from '../options.ts';
import { textWith, type Work } from '../work.ts';
import { targetOf } from './addresses.ts';
import { htmlLine } from './html-line.ts';
import { inTheme, type Link, linkFrom, linkInHtml, plainLink } from './links.ts';

type Entry = { readonly [key: string]: Plain };

export function footerOf(work: Work): Plain {
  const footer = work.themeConfig.map('footer');
  tellLogo(work, footer.map('logo'));
  const style = footer.text('style');
  if (style === 'dark')
    work.tell({
      message: "The footer style 'dark' is not migrated: the footer has the background of the page",
      hint: 'Add rules for .footer to a style sheet',
      at: inTheme(footer, 'style'),
    });
  const columns: Entry[] = [];
  const links: Entry[] = [];
  for (const entry of footer.list('links')) {
    const below = entry.list('items');
    if (below.length === 0 && entry.raw('items') === undefined) {
      links.push(...linksFrom(work, [entry]));
      continue;
    }
    const found = linksFrom(work, below);
    const title = entry.text('title');
    entry.skip('className');
    if (found.length === 0) continue;
    if (title === undefined) links.push(...found);
    else columns.push({ title: inFooter(work, title, `link.title.${title}`), links: found });
  }
  const copyright = copyrightOf(work, footer);
  if (columns.length + links.length === 0 && copyright === undefined) return undefined;
  return {
    columns: columns.length > 0 ? columns : undefined,
    copyright,
    links: links.length > 0 ? links : undefined,
  };
}

function inFooter(work: Work, text: string, key: string, turned = (own: string): string => own): LocalizedText {
  const { locales } = work.site;
  return textWith(work, turned(text), (code) => {
    const own = locales.find((locale) => locale.code === code)?.footer.get(key);
    return own === undefined ? undefined : turned(own);
  });
}

function linksFrom(work: Work, items: readonly Options[]): readonly Entry[] {
  return items.flatMap((item) => {
    const link = linkIn(work, item);
    return link ? [plainLink(link)] : [];
  });
}

function linkIn(work: Work, item: Options): Link | undefined {
  const isLink = Object(item.value).to !== undefined || Object(item.value).href !== undefined;
  if (!isLink && Object(item.value).html !== undefined) return linkInHtml(work, item, 'html');
  const link = linkFrom(work, { item, labelled: (label) => inFooter(work, label, `link.item.label.${label}`) });
  return link?.label === '' ? undefined : link;
}

function copyrightOf(work: Work, footer: Options): LocalizedText | undefined {
  const html = footer.text('copyright');
  if (html === undefined) return undefined;
  const line = (text: string): string => markdownOf(work, text);
  const { lost } = htmlLine(html);
  if (lost.length > 0)
    work.tell({
      message: 'Images in the copyright were replaced by their alt text',
      hint: 'footer.copyright is one line of Markdown',
      at: inTheme(footer, 'copyright'),
    });
  const copyright = inFooter(work, html, 'copyright', line);
  return copyright === '' ? undefined : copyright;
}

/** Converts HTML to a line of Markdown, with links in docsgen's form. */
export function markdownOf({ site }: Work, html: string): string {
  return htmlLine(html, (href) => {
    const { to, href: elsewhere } = targetOf(site, href);
    return to ?? elsewhere ?? href;
  }).markdown;
}

function tellLogo(work: Work, logo: Options): void {
  if (logo.keys.length === 0) return;
  const src = logo.raw('src');
  logo.skip(...logo.keys);
  work.tell({
    message: `The footer's logo${typeof src === 'string' ? ` ${src}` : ''} is not migrated`,
    hint: 'See docs/guide/overrides.md for how to replace the footer',
    at: inTheme(logo),
    isMissing: true,
  });
}
