// Decides which navbar links are marked as current. A link to a section is marked as current on all pages of the
// section. If several links point to one section, each is marked only on pages in the folder of its target.

import type { Plain } from '../../../yaml-text.ts';
import type { DocusaurusSite } from '../../site.ts';
import { sectionIdOf } from '../section-names.ts';

export function withActivePaths({ docs }: Pick<DocusaurusSite, 'docs'>, items: readonly Plain[]): readonly Plain[] {
  const sections = items.flatMap((item) => (isLink(item) ? [item.section] : []));
  return items.map((item) => {
    if (!isLink(item) || sections.filter((each) => each === item.section).length < 2) return item;
    const instance = docs.find((each) => sectionIdOf(each) === item.section);
    const url = instance?.versions[0]?.documents.find(({ id }) => id === item.page)?.url;
    if (instance === undefined || url === undefined) return item;
    const folder = url.slice(0, url.lastIndexOf('/'));
    const isRoot = folder === '' || folder === `/${instance.routeBasePath}`;
    return { ...item, activePath: isRoot ? url : folder };
  });
}

interface SectionLink {
  readonly [key: string]: Plain;
  readonly section: string;
  readonly page: string;
}

function isLink(item: Plain): item is SectionLink {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  return 'section' in item && typeof item.section === 'string' && 'page' in item && typeof item.page === 'string';
}
