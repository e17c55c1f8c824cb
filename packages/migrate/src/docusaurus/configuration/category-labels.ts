// Folder labels in other languages. Docusaurus stores them in the messages of a version, and docsgen in a
// `_category_.yml` in the translated folder.

import type { MigratedFile } from '../../migration.ts';
import { isMap, type LooseMap } from '../../untyped-values.ts';
import { type Plain, yamlOf } from '../../yaml-text.ts';
import type { DocsVersion, TranslatedVersion } from '../site.ts';
import { contentFolder } from './section-names.ts';
import type { Work } from './work.ts';

export function categoryLabels(work: Work): readonly MigratedFile[] {
  const versions = work.site.docs.flatMap((instance) => instance.versions);
  return versions.flatMap((version) =>
    [...version.translations].flatMap(([code, translated]) => labelsIn(work, version, { code, translated })),
  );
}

interface Translation {
  readonly code: string;
  readonly translated: TranslatedVersion;
}

function labelsIn(
  { placement }: Work,
  version: DocsVersion,
  { code, translated }: Translation,
): readonly MigratedFile[] {
  const content = contentFolder(placement, version.folder, version.documents[0]);
  if (content === undefined) return [];
  return [...version.categories].flatMap(([folder, { values, source }]): readonly MigratedFile[] => {
    const path = [`content/${code}`, content, folder, '_category_.yml'].filter(Boolean).join('/');
    // The language may have a separate file.
    const isThere = placement.files.some(({ to }) => to.replace(/\.\w+$/, '.yml') === path);
    const words = isThere ? undefined : wordsOf(values, translated.messages);
    return words === undefined ? [] : [{ path, text: yamlOf(words), from: source }];
  });
}

/** Returns `undefined` if the labels are the same or not translated. The keys contain the name of the sidebar. */
function wordsOf({ label, link }: LooseMap, messages: TranslatedVersion['messages']): Plain {
  if (typeof label !== 'string') return undefined;
  const messageAt = (ending: string): string | undefined => {
    const key = [...messages.keys()].find((each) => /^sidebar\.[^.]+\.category\./.test(each) && each.endsWith(ending));
    return key === undefined ? undefined : messages.get(key)?.trim() || undefined;
  };
  const own = messageAt(`.category.${label}`);
  const isIndex = isMap(link) && link.type === 'generated-index';
  const title = isIndex ? messageAt(`.category.${label}.link.generated-index.title`) : undefined;
  const description = isIndex ? messageAt(`.category.${label}.link.generated-index.description`) : undefined;
  const hasIndexWords = title !== undefined || description !== undefined;
  if ((own === undefined || own === label) && !hasIndexWords) return undefined;
  return {
    label: own ?? label,
    link: hasIndexWords ? { type: 'generated-index', title, description } : undefined,
  };
}
