// Checks localized strings: their keys must be locales of the site, and must include the default locale.
import type { Locale, LocalizedText } from '../../model/config.ts';
import { didYouMean } from '../../text/suggest.ts';
import { unknownName, useOneOf } from '../../text/wording.ts';
import type { RawImage, RawLogo } from '../schema/basic-schema.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { Report } from './resolve-config.ts';

export function checkLocalizedStrings(raw: RawConfig, locales: readonly Locale[], report: Report): void {
  const codes = locales.map((locale) => locale.code as string);
  const defaultCode = codes[0] ?? '';
  const visit: Visit = (text, path) => {
    if (text === undefined || typeof text === 'string') return;
    for (const code of Object.keys(text)) {
      if (!codes.includes(code)) {
        report([...path, code], unknownName('locale', code), didYouMean(code, codes) ?? useOneOf(codes));
      }
    }
    if (text[defaultCode] === undefined)
      report(path, `The string for the default locale '${defaultCode}' is missing`, undefined);
  };
  visit(raw.title, ['title']);
  visit(raw.tagline, ['tagline']);
  visit(raw.navbar?.title, ['navbar', 'title']);
  visitAlt(raw.logo, ['logo'], visit);
  visitAlt(raw.theme?.logo, ['theme', 'logo'], visit);
  visitAlt(raw.home?.image, ['home', 'image'], visit);
  visit(raw.footer?.copyright, ['footer', 'copyright']);
  visit(raw.announcement?.content, ['announcement', 'content']);
  visitLabels(raw.footer?.links, ['footer', 'links'], visit);
  for (const [index, { title, links }] of (raw.footer?.columns ?? []).entries()) {
    visit(title, ['footer', 'columns', index, 'title']);
    visitLabels(links, ['footer', 'columns', index, 'links'], visit);
  }
  visitLabels(raw.navbar?.items, ['navbar', 'items'], visit);
  for (const [index, item] of (raw.navbar?.items ?? []).entries()) {
    visitLabels(item.items, ['navbar', 'items', index, 'items'], visit);
    for (const [at, link] of (item.items ?? []).entries())
      visit(link.description, ['navbar', 'items', index, 'items', at, 'description']);
  }
  visitLabels(raw.sections, ['sections'], visit);
  for (const [index, section] of (raw.sections ?? []).entries()) {
    visitLabels(section.links, ['sections', index, 'links'], visit);
    visitLabels(section.versions, ['sections', index, 'versions'], visit);
    visit(section.posts?.description, ['sections', index, 'posts', 'description']);
    visit(section.posts?.file, ['sections', index, 'posts', 'file']);
  }
}

type Visit = (text: LocalizedText | undefined, path: KeyPath) => void;

function visitAlt(picture: RawImage | RawLogo | undefined, path: KeyPath, visit: Visit): void {
  if (typeof picture === 'object') visit(picture.alt, [...path, 'alt']);
}

function visitLabels(
  items: readonly { readonly label?: LocalizedText | undefined }[] | undefined,
  path: KeyPath,
  visit: Visit,
): void {
  for (const [index, item] of (items ?? []).entries()) visit(item.label, [...path, index, 'label']);
}
