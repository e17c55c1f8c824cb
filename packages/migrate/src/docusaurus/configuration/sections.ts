// Sections of the new site: one for each instance of the docs plugin, with its versions, and one for each blog.
import type { LocalizedText } from 'docsgen/internals';
import { localizedText } from '../../localized-text.ts';
import type { Plain } from '../../yaml-text.ts';
import type { DocsInstance, DocsVersion } from '../site.ts';
import type { Options } from './options.ts';
import { postsSection } from './posts/blogs.ts';
import { contentFolder, sectionIdOf, sectionLabel } from './section-names.ts';
import { pluginUseOf, type Work } from './work.ts';

export function sectionsOf(work: Work): Plain {
  const { docs, blogs } = work.site;
  const sections = [
    ...docs.map((instance) => docsSection(work, instance)),
    ...blogs.map((blog) => postsSection(work, blog)),
  ];
  return sections.length > 0 ? sections : undefined;
}

export function docsOptions(work: Work, { id, options }: DocsInstance): Options {
  return work.optionsOf(id === 'default' ? 'docs' : `docs '${id}'`, options, pluginUseOf(work, /content-docs$/, id));
}

function docsSection(work: Work, instance: DocsInstance): Plain {
  const id = sectionIdOf(instance);
  const [first, ...others] = instance.versions;
  if (!first) return undefined;
  const content = folderOf(work, first) ?? id;
  const basePath = `/${instance.routeBasePath}`;
  const isPlain = others.length === 0 && first.path === '' && first.banner === 'none';
  return {
    id,
    label: sectionLabel(work, { kind: 'docs', id: instance.id, url: basePath, otherwise: titleCase(id) }),
    basePath: basePath === `/${id}` ? undefined : basePath,
    content: content === id ? undefined : content,
    versions: isPlain ? undefined : instance.versions.map((each, index) => versionOf(work, each, { index, content })),
  };
}

interface VersionPlace {
  readonly index: number;
  /** Folder of the section. */
  readonly content: string;
}

function versionOf(work: Work, version: DocsVersion, { index, content }: VersionPlace): Plain {
  const { name, path, banner } = version;
  const label = versionLabel(work, version);
  const usual = index === 0 ? content : `${content}-${name}`;
  const folder = folderOf(work, version) ?? usual;
  return {
    name,
    label: label === name ? undefined : label,
    path: path === (index === 0 ? '' : name) ? undefined : path === '' ? '/' : path,
    content: folder === usual ? undefined : folder,
    banner: banner === 'none' ? undefined : banner,
  };
}

function versionLabel(work: Work, { label, translations }: DocsVersion): LocalizedText {
  return localizedText(work.site.locales, label, (code) => translations.get(code)?.messages.get('version.label'));
}

function folderOf({ placement }: Work, { folder, documents }: DocsVersion): string | undefined {
  return contentFolder(placement, folder, documents[0]);
}

function titleCase(id: string): string {
  const words = id.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
