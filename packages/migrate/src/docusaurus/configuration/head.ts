// Elements in the head of all pages, scripts and style sheets.
import { headOf, keptTags, type OldTag, scriptOf } from '../../head-tags.ts';
import { isFunction, isMap, listIn, mapIn, textIn } from '../../untyped-values.ts';
import { sitePath, staticPaths } from './links/addresses.ts';
import type { KeyPath } from './options.ts';
import type { Work } from './work.ts';

interface Tag extends OldTag {
  readonly at: KeyPath;
}

export function headKeys(work: Work) {
  const { config, themeConfig } = work;
  const tagsAt = (path: KeyPath, list: unknown, tagOf: (value: unknown) => OldTag): readonly Tag[] =>
    listIn(list).map((value, index) => ({ ...tagOf(value), at: [...path, index] }));
  const named = (tag: string, name: string, more: OldTag['attributes'] = {}) => {
    return (value: unknown): OldTag => {
      const written = attributesOf(isMap(value) ? value : { [name]: value });
      return { tag, attributes: { ...more, ...written } };
    };
  };
  const robots = { tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' }, at: ['noIndex'] };
  const head = [
    ...tagsAt(['themeConfig', 'metadata'], themeConfig.raw('metadata'), named('meta', 'name')),
    ...tagsAt(['headTags'], config.raw('headTags'), headTag),
    ...tagsAt(['stylesheets'], config.raw('stylesheets'), named('link', 'href', { rel: 'stylesheet' })),
    ...(config.flag('noIndex') ? [robots] : []),
  ];
  const scripts = tagsAt(['scripts'], config.raw('scripts'), named('script', 'src'));
  return { head: headOf(kept(work, head)), scripts: kept(work, scripts).map(scriptOf) };
}

function kept(work: Work, tags: readonly Tag[]): readonly Tag[] {
  const files = staticPaths(work.placement);
  const found = keptTags(tags, (written) => {
    if (/^(https?:)?\/\//.test(written)) return written.replace(/^\/\//, 'https://');
    const href = sitePath(work.site, written);
    return files.has(href.replace(/[?#].*/s, '')) ? href : undefined;
  });
  for (const { tag, message, hint, isMissing } of found.lost) work[isMissing ? 'lose' : 'tell'](tag.at, message, hint);
  return found.kept;
}

function headTag(value: unknown): OldTag {
  const { tagName, attributes, innerHTML } = mapIn(value);
  return { tag: textIn(tagName) ?? '', attributes: attributesOf(attributes), text: textIn(innerHTML)?.trim() };
}

/** Names are in lower case, as in HTML; numbers are converted to strings. The type of style sheets is not needed. */
function attributesOf(value: unknown): OldTag['attributes'] {
  return Object.fromEntries(
    Object.entries(mapIn(value)).flatMap(([name, each]) => {
      if (each === undefined || each === null || isFunction(each) || each === 'text/css') return [];
      return [[name.toLowerCase(), typeof each === 'boolean' ? each : String(each)] as const];
    }),
  );
}
