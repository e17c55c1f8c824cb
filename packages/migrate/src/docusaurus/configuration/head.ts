// Elements in the head of all pages, scripts and style sheets. Elements that docsgen generates itself are omitted, with
// a hint.

import { generatedTag, runsCode } from 'docsgen/internals';
import { isFunction, isMap } from '../../untyped-values.ts';
import type { Plain } from '../../yaml-text.ts';
import { sitePath, staticPaths } from './links/addresses.ts';
import type { KeyPath } from './options.ts';
import { guide, type Work } from './work.ts';

type Attributes = Readonly<Record<string, string | boolean>>;

interface Tag {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text?: string | undefined;
  readonly at: KeyPath;
}

export function headOf(work: Work): Plain {
  const tags = [...metadataIn(work), ...headTagsIn(work), ...styleSheetsIn(work), ...noIndexIn(work)];
  const kept = tags.flatMap((tag) => keptTag(work, tag) ?? []);
  return kept.length === 0 ? undefined : kept.map(({ tag, attributes, text }) => ({ tag, attributes, text }));
}

function metadataIn({ themeConfig }: Work): readonly Tag[] {
  return listOf(themeConfig.raw('metadata')).map((value, index) => ({
    tag: 'meta',
    attributes: attributesOf(value),
    at: ['themeConfig', 'metadata', index],
  }));
}

function headTagsIn({ config }: Work): readonly Tag[] {
  return listOf(config.raw('headTags')).map((value, index) => {
    const { tagName, attributes, innerHTML } = Object(value);
    const text = typeof innerHTML === 'string' && innerHTML.trim() !== '' ? innerHTML : undefined;
    return { tag: String(tagName), attributes: attributesOf(attributes), text, at: ['headTags', index] };
  });
}

function styleSheetsIn({ config }: Work): readonly Tag[] {
  return listOf(config.raw('stylesheets')).map((value, index) => {
    const { type: _, ...attributes } = attributesOf(typeof value === 'string' ? { href: value } : value);
    return { tag: 'link', attributes: { rel: 'stylesheet', ...attributes }, at: ['stylesheets', index] };
  });
}

function noIndexIn({ config }: Work): readonly Tag[] {
  if (!config.flag('noIndex')) return [];
  return [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' }, at: ['noIndex'] }];
}

export function scriptsOf(work: Work): readonly Plain[] {
  return listOf(work.config.raw('scripts')).flatMap((value, index): readonly Plain[] => {
    const written = attributesOf(typeof value === 'string' ? { src: value } : value);
    const { src, async, defer, charset: _, ...others } = written;
    const isUsualType = others.type === undefined || others.type === 'text/javascript';
    const { type: _type, ...withoutType } = others;
    const tag = { tag: 'script', attributes: { src: src ?? '', ...(isUsualType ? withoutType : others) } };
    const kept = keptTag(work, { ...tag, at: ['scripts', index] });
    if (!kept) return [];
    const { src: address = '', ...attributes } = kept.attributes;
    const isAsync = async === true || async === 'true';
    const waits = defer === true || defer === 'true' || isAsync;
    if (waits && !isAsync && Object.keys(attributes).length === 0) return [address];
    const rest = Object.keys(attributes).length > 0 ? attributes : undefined;
    return [{ src: address, async: isAsync || undefined, defer: waits ? undefined : false, attributes: rest }];
  });
}

/** Returns `undefined` if docsgen generates the element, or if the element is not supported, which is reported. */
function keptTag(work: Work, tag: Tag): Tag | undefined {
  const leave = (message: string, hint: string, isMissing = false): undefined =>
    work.tell({ message, hint, at: tag.at, isMissing }) as undefined;
  const shown = `<${tag.tag}${Object.entries(tag.attributes)
    .slice(0, 2)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${String(value).slice(0, 60)}"`))
    .join('')}>`;
  if (!['meta', 'link', 'script', 'style'].includes(tag.tag))
    return leave(`${shown} is not migrated: only meta, link, script and style are allowed in head`, guide, true);
  const attributes = Object.fromEntries(
    Object.entries(tag.attributes).filter(([name]) => !name.startsWith('on') && name !== 'style'),
  );
  if (Object.keys(attributes).length < Object.keys(tag.attributes).length)
    leave(
      `Attributes of ${shown} that run code or set styles are not migrated`,
      'Use a script or style element instead',
      true,
    );
  const known = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === false ? [] : [[name, value] as const])),
  );
  const own = generatedTag(tag.tag, known);
  if (own) return leave(`${shown} is not migrated: docsgen generates it`, own.hint ?? guide);
  const name = tag.tag === 'link' ? 'href' : 'src';
  const written = attributes[name];
  if (typeof written !== 'string' || tag.tag === 'meta') return { ...tag, attributes };
  const href = /^(https?:)?\/\//.test(written) ? written.replace(/^\/\//, 'https://') : sitePath(work.site, written);
  if (runsCode(written, 'link')) return leave(`${shown} would run code from a URL`, guide, true);
  if (href.startsWith('/') && !staticPaths(work.placement).has(href.replace(/[?#].*/s, '')))
    return leave(
      `${shown} is not migrated: ${written} does not exist in static/`,
      'Add the file to static/, and the element to head',
      true,
    );
  return { ...tag, attributes: { ...attributes, [name]: href } };
}

/** Names are in lower case, as in HTML; numbers are converted to strings. */
function attributesOf(value: unknown): Attributes {
  if (!isMap(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      if (each === undefined || each === null || isFunction(each)) return [];
      return [[name.toLowerCase(), typeof each === 'boolean' ? each : String(each)] as const];
    }),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
