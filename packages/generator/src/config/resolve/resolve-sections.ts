// Resolves the sections and their versions, with default URLs and folders.

import type { Section, Version } from '../../model/config.ts';
import type { KeyPath } from '../../model/diagnostic.ts';
import type { SectionId, VersionName } from '../../model/paths.ts';
import { type ParsedSection, postsSchema } from '../../model/schema/content-schema.ts';
import type { ParsedConfig } from '../../model/schema/site-schema.ts';
import type { Report } from './report.ts';

export function resolveSections(raw: ParsedConfig, report: Report): readonly Section[] {
  if (raw.sections === undefined) return [onlySection(raw)];
  const sections = raw.sections.map((section, index) => resolveSection(section, index, report));
  for (const [key, nameOf] of [
    ['id', (section: Section) => section.id],
    ['basePath', (section: Section) => section.basePath || '/'],
  ] as const) {
    for (const [index, section] of sections.entries()) {
      if (sections.findIndex((other) => nameOf(other) === nameOf(section)) < index) {
        report(
          ['sections', index, key],
          `Two sections have the same ${key}: '${nameOf(section)}'`,
          `Give one of them a different ${key}`,
        );
      }
    }
  }
  return sections;
}

/**
 * Returns the section of a configuration without `sections`. The section contains the whole folder of each locale, and
 * is at the root of the site.
 */
function onlySection(raw: ParsedConfig): Section {
  const rest = { links: [], sidebars: undefined };
  return { id: 'docs' as SectionId, label: raw.title, basePath: '', versions: [currentVersion('')], ...rest };
}

function currentVersion(folder: string): Version {
  return { name: 'current' as VersionName, label: 'current', isLabelled: false, path: '', folder, banner: 'none' };
}

function resolveSection(section: ParsedSection, index: number, report: Report): Section {
  const folder = trimSlashes(section.content ?? section.id);
  checkAddress(section.basePath, ['sections', index, 'basePath'], report);
  const names = (section.versions ?? []).map((version) => version.name);
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) < at)
      report(['sections', index, 'versions', at, 'name'], `The version '${name}' is listed twice`, undefined);
    checkAddress(section.versions?.[at]?.path, ['sections', index, 'versions', at, 'path'], report);
  }
  const versions = (section.versions ?? []).map(
    (version, at): Version => ({
      name: version.name as VersionName,
      label: version.label ?? version.name,
      isLabelled: version.label !== undefined,
      path: withSlash(version.path ?? (at === 0 ? '' : version.name)),
      folder: trimSlashes(version.content ?? (at === 0 ? folder : `${folder}-${version.name}`)),
      banner: version.banner,
    }),
  );
  const [first, ...rest] = versions;
  const posts = postsOf(section, ['sections', index], report);
  return {
    id: section.id as SectionId,
    label: section.label ?? section.id,
    basePath: withSlash(section.basePath ?? section.id),
    versions: first ? [first, ...rest] : [currentVersion(folder)],
    links: [],
    sidebars: undefined,
    ...(posts && { posts }),
  };
}

/** Returns the options of a posts section, or `undefined` for other sections. `at` is the path of the section. */
function postsOf({ kind, posts, versions, sidebar }: ParsedSection, at: KeyPath, report: Report) {
  if (kind !== 'posts') {
    if (posts !== undefined)
      report([...at, 'posts'], `'posts' has no effect in a section of pages`, `Add kind: posts, or remove this key`);
    return undefined;
  }
  if (versions !== undefined) report([...at, 'versions'], `A posts section cannot have versions`, 'Remove this key');
  if (sidebar !== undefined) {
    const hint = 'Use posts.sidebar to choose its content';
    report([...at, 'sidebar'], `The sidebar of a posts section is generated`, hint);
  }
  return posts ?? postsSchema.parse({});
}

/** Reports paths that leave the site, and URLs with a query or a fragment. */
export function checkAddress(path: string | undefined, key: KeyPath, report: Report): void {
  if (path !== undefined && /[?#\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path))
    report(key, `'${path}' must not contain '.' or '..' segments, '?', '#' or a backslash`, undefined);
}

function trimSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}

/** Returns `''`, or a path with a leading and no trailing slash. */
function withSlash(path: string): string {
  const trimmed = trimSlashes(path);
  return trimmed === '' ? '' : `/${trimmed}`;
}
