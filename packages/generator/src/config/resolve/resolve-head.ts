// Elements that a site adds to the head of its pages. What docsgen writes there itself, what would run code from an
// attribute and what could not work are mistakes.
import type { ConfiguredHeadTag } from '../../model/config.ts';
import { ownTag } from '../../text/html/builtin-head-tags.ts';
import { headTagFlaws, isAttributeName, runsAttribute, type WrittenTag } from '../../text/html/head-tag-errors.ts';
import type { RawHeadTag, RawScript } from '../schema/head-schema.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import { analyticsScript } from './resolve-analytics.ts';
import type { ConfigOrigin, Report } from './resolve-config.ts';

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
 * is a category (components/consent/consent.ts), else the one that counts (browser/analytics/analytics.ts).
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
    if (!isAttributeName(name))
      report(at, `'${name}' is no name of an attribute`, 'Write it in lower case letters, as in HTML');
    else if (runsAttribute(name))
      report(at, `'${name}' would run code or set styles from an attribute`, 'Write a script or a style of its own');
    if (value !== false) resolved[name] = value === true ? true : String(value);
  }
  return resolved;
}

function checkTag(tag: WrittenTag, path: KeyPath, report: Report): void {
  const own = ownTag(tag.tag, tag.attributes);
  if (own) report(path, `docsgen writes ${own.shown} itself`, own.hint);
  const isListed = path[0] === 'head';
  for (const { at, message, hint } of headTagFlaws(tag)) {
    // Scripts by themselves are asked for one or the other under their own names.
    if (at === 'source' && !isListed) continue;
    const place = {
      element: [],
      source: [],
      text: ['text'],
      address: [...(isListed ? ['attributes'] : []), addressName(tag)],
    };
    report([...path, ...place[at]], message, hint);
  }
}

function addressName({ tag }: WrittenTag): string {
  return tag === 'link' ? 'href' : 'src';
}
