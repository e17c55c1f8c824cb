// Labels of sections, from the old site's navbar.

import type { LocalizedText } from 'docsgen/internals';
import { isMap } from '../../untyped-values.ts';
import { addressKey, sitePath } from './links/addresses.ts';
import { themeText, type Work } from './work.ts';

interface LabelWanted {
  readonly kind: 'docs' | 'blog';
  /** Id of the plugin instance. */
  readonly id: string;
  /** URL of the section. */
  readonly url: string;
  readonly otherwise: string;
}

export function sectionLabel(work: Work, { kind, id, url, otherwise }: LabelWanted): LocalizedText {
  const items: unknown = Object(work.site.themeConfig.navbar).items;
  const written = (Array.isArray(items) ? items : []).filter(isMap);
  const ofDocs = (item: (typeof written)[number]): boolean =>
    kind === 'docs' && (item.type === 'doc' || item.type === 'docSidebar') && (item.docsPluginId ?? 'default') === id;
  const leadsThere = ({ to }: (typeof written)[number]): boolean =>
    typeof to === 'string' && url !== '/' && addressKey(sitePath(work.site, to)) === url;
  const candidates = written.filter((item) => ofDocs(item) || leadsThere(item));
  // If several links point to one section, they are labels of its parts.
  const [only, ...others] = candidates;
  const label = only && others.length === 0 && typeof only.label === 'string' ? only.label : undefined;
  if (label === undefined) return otherwise;
  return themeText(work, label, { file: 'navbar', key: `item.label.${label}` });
}
