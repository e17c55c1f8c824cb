// Elements that a site adds to the head of its pages. What docsgen writes there itself, what would run code from an
// attribute and what could not work are mistakes.
import type { ConfiguredHeadTag } from '../model/config.ts';
import { runsCode } from '../text/hrefs.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { RawHeadTag, RawScript } from './head-schema.ts';
import { ownTag } from './own-tags.ts';
import { analyticsScript } from './resolve-analytics.ts';
import type { ConfigOrigin, Report } from './resolve-config.ts';
import type { RawConfig } from './schema.ts';

export function resolveHead(
  { head = [], scripts = [], analytics }: RawConfig,
  report: Report,
  { positionOf }: ConfigOrigin,
): readonly ConfiguredHeadTag[] {
  const resolve = (raw: RawHeadTag, path: KeyPath): ConfiguredHeadTag => {
    const attributes = resolveAttributes(raw, path, report);
    checkTag({ tag: raw.tag, attributes, text: raw.text }, path, report);
    return { tag: raw.tag, attributes, text: raw.text?.replaceAll('\r\n', '\n'), position: positionOf(path) };
  };
  const counting = analyticsScript(analytics, report);
  const written: readonly { readonly script: Script; readonly path: KeyPath }[] = [
    ...scripts.map((raw, index) => ({
      script: typeof raw === 'string' ? { src: raw } : raw,
      path: ['scripts', index],
    })),
    ...(counting ? [{ script: counting, path: ['analytics'] }] : []),
  ];
  return [
    ...head.map((raw, index) => resolve(raw, ['head', index])),
    ...written.map(({ script, path }) => {
      checkScript(script, path, report);
      const tag = resolve(tagOf(script), path);
      const waits = script.category !== undefined || script === counting;
      return waits ? { ...tag, attributes: asData(tag.attributes, script.category) } : tag;
    }),
  ];
}

type Script = Exclude<RawScript, string>;

function tagOf({ src, text, async = false, defer = !async, attributes }: Script): RawHeadTag {
  const loading = src === undefined ? {} : { src, async, defer };
  return { tag: 'script', attributes: { ...loading, ...attributes }, ...(text !== undefined && { text }) };
}

function checkScript({ src, text, async, defer }: Script, path: KeyPath, report: Report): void {
  if ((src === undefined) === (text === undefined)) report(path, "A script needs either 'src' or 'text'", undefined);
  else if (text !== undefined && (async ?? defer))
    report(path, "Code of the page itself waits for nothing: 'async' and 'defer' need 'src'", undefined);
}

/**
 * The script as data, which no browser runs: one of the theme's makes a script of it, that of the consent where there
 * is a category (consent/consent.ts), else the one that counts (analytics/analytics.ts).
 */
function asData(
  attributes: ConfiguredHeadTag['attributes'],
  category: string | undefined,
): ConfiguredHeadTag['attributes'] {
  const { src, type, ...others } = attributes;
  return {
    type: 'text/plain',
    ...(category !== undefined && { 'data-consent': category }),
    ...(src !== undefined && { 'data-src': src }),
    ...(type !== undefined && { 'data-type': type }),
    ...others,
  };
}

function resolveAttributes({ attributes = {} }: RawHeadTag, path: KeyPath, report: Report) {
  const resolved: Record<string, string | true> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const at = [...path, 'attributes', name];
    if (!/^[a-z][a-z0-9:._-]*$/.test(name))
      report(at, `'${name}' is no name of an attribute`, 'Write it in lower case letters, as in HTML');
    else if (name.startsWith('on') || name === 'style')
      report(at, `'${name}' would run code or set styles from an attribute`, 'Write a script or a style of its own');
    if (value !== false) resolved[name] = value === true ? true : String(value);
  }
  return resolved;
}

type Tag = Pick<ConfiguredHeadTag, 'tag' | 'attributes' | 'text'>;

function checkTag({ tag, attributes, text }: Tag, path: KeyPath, report: Report): void {
  const own = ownTag(tag, attributes);
  if (own) report(path, `docsgen writes ${own.shown} itself`, own.hint);
  const hasText = tag === 'script' || tag === 'style';
  if (text !== undefined && !hasText) report([...path, 'text'], `A ${tag} has no text`, 'Write attributes');
  if (text !== undefined && new RegExp(`</${tag}|<!--`, 'i').test(text))
    report(
      [...path, 'text'],
      `A ${tag} in a page cannot have '</${tag}' or '<!--' in it`,
      'Put it into a file of static/',
    );
  const address = tag === 'link' ? 'href' : 'src';
  const href = attributes[address];
  if (tag === 'meta' && Object.keys(attributes).length === 0)
    report(path, 'A meta without attributes says nothing', undefined);
  if (tag === 'style' && text === undefined) report(path, "A style needs a 'text'", undefined);
  if (tag === 'link' && (typeof href !== 'string' || typeof attributes.rel !== 'string'))
    report(path, "A link needs the attributes 'rel' and 'href'", undefined);
  if (path[0] === 'head' && tag === 'script' && (href === undefined) === (text === undefined))
    report(path, "A script needs either the attribute 'src' or a 'text'", undefined);
  if ((tag === 'link' || tag === 'script') && typeof href === 'string')
    checkAddress(href, [...path, ...(path[0] === 'head' ? ['attributes'] : []), address], report);
}

function checkAddress(href: string, path: KeyPath, report: Report): void {
  if (runsCode(href, 'link')) report(path, `'${href}' must not be code that browsers run`, undefined);
  else if (!/^(https?:\/\/|\/)[^/]/.test(href) || !URL.canParse(href, 'https://example.com'))
    report(path, `'${href}' is neither a whole address nor a file of static/`, 'A path of static/ begins with a slash');
}
