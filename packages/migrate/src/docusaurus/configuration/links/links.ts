// Converts a navbar or footer link to docsgen's form: a link to a page or file, to a section, or to another site.
import type { LocalizedText } from 'docsgen/internals';
import type { Plain } from '../../../yaml-text.ts';
import type { DocsInstance, DocsVersion } from '../../site.ts';
import type { KeyPath, Options } from '../options.ts';
import { hasNamedSidebars, sectionIdOf, sidebarNameOf } from '../section-names.ts';
import { guide, type Work } from '../work.ts';
import { documentsIn, sitePath, targetOf } from './addresses.ts';
import { htmlLine } from './html-line.ts';

export interface Link {
  readonly label: LocalizedText;
  readonly target: { readonly [key in 'to' | 'href' | 'section' | 'page' | 'sidebar']?: string };
  readonly activePath?: string | undefined;
}

interface LinkSource {
  readonly item: Options;
  /** Translates a label. */
  readonly labelled: (label: string) => LocalizedText;
}

export function plainLink({ label, target, activePath }: Link): { readonly [key: string]: Plain } {
  return { label, ...target, activePath };
}

/** Returns the path of a key below `themeConfig`, for a message. */
export function inTheme(item: Options, ...keys: KeyPath): KeyPath {
  return ['themeConfig', ...item.path, ...keys];
}

/** Returns `undefined` if the item is not a link, or if its target does not exist, which is reported. */
export function linkFrom(work: Work, { item, labelled }: LinkSource): Link | undefined {
  const target = linkTarget(work, item);
  const activePath = activePathOf(work, item);
  item.skip('type', 'position', 'className', 'target', 'rel', 'prependBaseUrlToHref', 'autoAddBaseUrl', 'style', 'key');
  const named = item.text('aria-label');
  const label =
    item.text('label') ?? htmlLabel(work, item) ?? named ?? item.text('title') ?? labelOfTarget(work, target);
  if (target === undefined) return undefined;
  return { label: labelled(label), target, activePath };
}

function htmlLabel(work: Work, item: Options): string | undefined {
  const html = item.text('html');
  if (html === undefined) return undefined;
  const { text, lost } = htmlLine(html);
  if (lost.length > 0)
    work.tell({
      message: text === '' ? 'An image link has no text' : `The image of a link was replaced by its text, “${text}”`,
      hint: 'Links can only contain text; services have icons in social',
      at: inTheme(item, 'html'),
    });
  return text === '' ? undefined : text;
}

function linkTarget(work: Work, item: Options): Link['target'] | undefined {
  const type = item.raw('type');
  if (type === 'doc' || type === 'docSidebar' || type === 'docsVersion') {
    const found = docsTarget(work, item, type);
    if (found) return found;
  }
  const written = item.text('to') ?? item.text('href');
  item.skip('href');
  return written === undefined ? undefined : pageOrElsewhere(work, written);
}

/** A link to the list of posts becomes a link to the section, regardless of its URL. */
function pageOrElsewhere({ site }: Work, written: string): Link['target'] {
  return targetOf(site, written);
}

function docsTarget(work: Work, item: Options, type: string): Link['target'] | undefined {
  const plugin = item.text('docsPluginId') ?? 'default';
  const instance = work.site.docs.find(({ id }) => id === plugin);
  const version = instance?.versions[0];
  const named = item.raw(type === 'docSidebar' ? 'sidebarId' : 'docId');
  if (!instance || !version) {
    work.tell({
      message: `A link points to the docs plugin '${plugin}', which does not exist`,
      hint: 'Remove the link, or replace it in navbar.items',
      at: inTheme(item),
      isMissing: true,
    });
    return undefined;
  }
  const section = sectionIdOf(instance);
  if (type === 'docsVersion') return { section };
  // The type of footer items has no meaning.
  if (typeof named !== 'string') return undefined;
  if (type === 'docSidebar')
    return hasNamedSidebars(version) ? { section, sidebar: sidebarNameOf(named) } : { section };
  item.skip('to');
  return documentTarget(work, { item, instance, version, id: named });
}

interface NamedDocument {
  readonly item: Options;
  readonly instance: DocsInstance;
  readonly version: DocsVersion;
  readonly id: string;
}

/**
 * If there are several sidebars, a link to the first page of a sidebar becomes a link to the sidebar, which is marked
 * as current on all of its pages.
 */
function documentTarget(work: Work, { item, instance, version, id }: NamedDocument): Link['target'] | undefined {
  const section = sectionIdOf(instance);
  const isThere = instance.versions.some(({ documents }) => documents.some((each) => each.id === id));
  if (!isThere) {
    work.tell({
      message: `A link points to the document '${id}', which does not exist`,
      hint: 'Use the ID of another document in navbar.items',
      at: inTheme(item, 'docId'),
      isMissing: true,
    });
    return undefined;
  }
  const sidebar = version.sidebars?.find(({ items }) => documentsIn(items)[0] === id);
  if (sidebar && (version.sidebars ?? []).length > 1) return { section, sidebar: sidebarNameOf(sidebar.name) };
  return { section, page: id };
}

function labelOfTarget({ site }: Work, target: Link['target'] | undefined): string {
  if (target === undefined) return '';
  const { section, page, to, href } = target;
  const instance = site.docs.find((each) => sectionIdOf(each) === section);
  const version = instance?.versions[0];
  const document = version?.documents.find(({ id }) => id === page);
  const title = document?.frontMatter.sidebar_label ?? document?.frontMatter.title;
  return typeof title === 'string' ? title : (version?.label ?? page ?? to ?? href ?? '');
}

function activePathOf(work: Work, item: Options): string | undefined {
  if (item.raw('activeBaseRegex') !== undefined)
    work.tell({
      message: "'activeBaseRegex' is not migrated: a link is active on its target and the pages below it",
      hint: 'Set activePath to a path prefix',
      at: inTheme(item, 'activeBaseRegex'),
    });
  const path = item.text('activeBasePath');
  if (item.flag('dropdownActiveClassDisabled')) item.skip('dropdownActiveClassDisabled');
  return path === undefined ? undefined : sitePath(work.site, path).replace(/(?<=.)\/$/, '');
}

/** Whether an HTML item is only a line or a gap between other items. */
export function isSeparator(html: string): boolean {
  const { text, lost } = htmlLine(html);
  return text === '' && lost.length === 0;
}

/** HTML items have no counterpart unless they contain only a link. */
export function linkInHtml(work: Work, item: Options, key: 'value' | 'html'): Link | undefined {
  const html = item.text(key) ?? '';
  item.skip('type', 'position', 'className');
  if (isSeparator(html)) return undefined;
  const line = htmlLine(html, (href) => {
    const { to, href: elsewhere } = targetOf(work.site, href);
    return to ?? elsewhere ?? href;
  });
  const [only, ...others] = line.links;
  if (only !== undefined && others.length === 0 && line.text !== '') {
    if (line.lost.length > 0)
      work.tell({
        message: `The image of a link was replaced by its text, “${line.text}”`,
        hint: 'Links can only contain text',
        at: inTheme(item, key),
      });
    return { label: line.text, target: targetOf(work.site, only) };
  }
  work.tell({
    message: `HTML is not migrated: “${line.text.slice(0, 60)}”`,
    hint: guide,
    at: inTheme(item),
    isMissing: true,
  });
  return undefined;
}
