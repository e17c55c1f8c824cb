// Converts a navbar or footer link to docsgen's form: a link to a page or file, to a section, or to another site.
import type { LocalizedText } from 'docsgen/internals';
import type { Plain } from '../../../yaml-text.ts';
import type { KeyPath, Options } from '../options.ts';
import { hasNamedSidebars, sectionIdOf, sidebarNameOf } from '../section-names.ts';
import { guide, type Work } from '../work.ts';
import { documentsIn, newHref, sitePath, targetOf } from './addresses.ts';
import { type HtmlLine, htmlLine } from './html-line.ts';

export interface Link {
  readonly label: LocalizedText;
  readonly target: { readonly [key in 'to' | 'href' | 'section' | 'page' | 'sidebar']?: string };
  readonly activePath?: string | undefined;
}

export function plainLink({ label, target, activePath }: Link): { readonly [key: string]: Plain } {
  return { label, ...target, activePath };
}

/** Returns the path of a key below `themeConfig`, for a message. */
export function inTheme(item: Options, ...keys: KeyPath): KeyPath {
  return ['themeConfig', ...item.path, ...keys];
}

/** Returns `undefined` if the item is not a link, or if its target does not exist, which is reported. */
export function linkFrom(work: Work, item: Options, translate: (label: string) => LocalizedText): Link | undefined {
  const target = linkTarget(work, item);
  const active = item.text('activeBasePath');
  const html = item.text('html');
  const line = html === undefined ? undefined : htmlLine(html);
  if (line) reportImages(work, item, line);
  const label = item.text('label') ?? (line?.text || item.text('aria-label')) ?? item.text('title');
  if (target === undefined) return undefined;
  const activePath = active && sitePath(work.site, active).replace(/(?<=.)\/$/, '');
  return { label: translate(label ?? labelOfTarget(work, target)), target, activePath };
}

function reportImages(work: Work, item: Options, { text, lost }: HtmlLine): void {
  if (lost.length > 0)
    work.tell(
      inTheme(item),
      text === '' ? 'An image link has no text' : `The image of a link was replaced by its text, “${text}”`,
      'Links can only contain text; services have icons in social',
    );
}

function linkTarget(work: Work, item: Options): Link['target'] | undefined {
  const type = item.raw('type');
  const found =
    type === 'doc' || type === 'docSidebar' || type === 'docsVersion' ? docsTarget(work, item, type) : undefined;
  const written = item.text('to') ?? item.text('href');
  item.skip('to', 'href');
  return found ?? (written === undefined ? undefined : targetOf(work.site, written));
}

function docsTarget(work: Work, item: Options, type: string): Link['target'] | undefined {
  const plugin = item.text('docsPluginId') ?? 'default';
  const instance = work.site.docs.find(({ id }) => id === plugin);
  const version = instance?.versions[0];
  const named = item.raw(type === 'docSidebar' ? 'sidebarId' : 'docId');
  if (!instance || !version) {
    const message = `A link points to the docs plugin '${plugin}', which does not exist`;
    const hint = 'Remove the link, or replace it in navbar.items';
    work.lose(inTheme(item), message, hint);
    return undefined;
  }
  const section = sectionIdOf(instance);
  if (type === 'docsVersion') return { section };
  // The type of footer items has no meaning.
  if (typeof named !== 'string') return undefined;
  if (type === 'docSidebar')
    return hasNamedSidebars(version) ? { section, sidebar: sidebarNameOf(named) } : { section };
  if (!instance.versions.some(({ documents }) => documents.some(({ id }) => id === named))) {
    const message = `A link points to the document '${named}', which does not exist`;
    work.lose(inTheme(item, 'docId'), message, 'Use the ID of another document in navbar.items');
    return undefined;
  }
  // If there are several sidebars, a link to the first page of a sidebar becomes a link to the sidebar, which is marked
  // as current on all of its pages.
  const { sidebars = [] } = version;
  const sidebar = sidebars.find(({ items }) => documentsIn(items)[0] === named);
  if (sidebar && sidebars.length > 1) return { section, sidebar: sidebarNameOf(sidebar.name) };
  return { section, page: named };
}

function labelOfTarget({ site }: Work, target: Link['target']): string {
  const { section, page, to, href } = target;
  const instance = site.docs.find((each) => sectionIdOf(each) === section);
  const version = instance?.versions[0];
  const document = version?.documents.find(({ id }) => id === page);
  const title = document?.frontMatter.sidebar_label ?? document?.frontMatter.title;
  return typeof title === 'string' ? title : (version?.label ?? page ?? to ?? href ?? '');
}

/** Whether an HTML item is only a line or a gap between other items. */
export function isSeparator(html: string): boolean {
  const { text, lost } = htmlLine(html);
  return text === '' && lost.length === 0;
}

/** HTML items have no counterpart unless they contain only a link. */
export function linkInHtml(work: Work, item: Options, key: 'value' | 'html'): Link | undefined {
  const html = item.text(key) ?? '';
  if (isSeparator(html)) return undefined;
  const line = htmlLine(html, newHref(work.site));
  const [only, ...others] = line.links;
  if (only !== undefined && others.length === 0 && line.text !== '') {
    reportImages(work, item, line);
    return { label: line.text, target: targetOf(work.site, only) };
  }
  const message = `HTML is not migrated: “${line.text.slice(0, 60)}”`;
  work.lose(inTheme(item), message, guide);
  return undefined;
}
