// Checks an element that the configuration or a page adds to the head.
import { runsCode } from '../hrefs.ts';

export interface WrittenTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** `true` adds the attribute without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text: string | undefined;
}

interface HeadTagFlaw {
  /** Location of the error. `source` refers to a script that has both `src` and `text`, or neither. */
  readonly at: 'element' | 'text' | 'address' | 'source';
  readonly message: string;
  readonly hint: string | undefined;
}

/** Reports whether a name is valid for an HTML attribute. */
export function isAttributeName(name: string): boolean {
  return /^[a-z][a-z0-9:._-]*$/.test(name);
}

/** Reports whether a strict Content-Security-Policy forbids the attribute because it contains code or styles. */
export function isUnsafeAttribute(name: string): boolean {
  return name.startsWith('on') || name === 'style';
}

export function headTagErrors(written: WrittenTag): readonly HeadTagFlaw[] {
  return [...textFlaws(written), ...attributeFlaws(written), ...addressFlaws(written)];
}

function textFlaws({ tag, text }: WrittenTag): readonly HeadTagFlaw[] {
  if (text === undefined) return [];
  const hasText = tag === 'script' || tag === 'style';
  const flaw = (message: string, hint: string): HeadTagFlaw => ({ at: 'text', message, hint });
  return [
    ...(hasText ? [] : [flaw(`<${tag}> cannot have text`, 'Use attributes instead')]),
    ...(new RegExp(`</${tag}|<!--`, 'i').test(text)
      ? [flaw(`An inline <${tag}> cannot contain '</${tag}' or '<!--'`, 'Move it to a file in static/')]
      : []),
  ];
}

function attributeFlaws({ tag, attributes, text }: WrittenTag): readonly HeadTagFlaw[] {
  const flaw = (message: string, at: HeadTagFlaw['at'] = 'element'): readonly HeadTagFlaw[] => [
    { at, message, hint: undefined },
  ];
  if (tag === 'meta' && Object.keys(attributes).length === 0) return flaw('<meta> has no attributes');
  if (tag === 'style' && text === undefined) return flaw("<style> requires 'text'");
  if (tag === 'link' && (typeof attributes.href !== 'string' || typeof attributes.rel !== 'string'))
    return flaw("<link> requires the attributes 'rel' and 'href'");
  if (tag === 'script' && (attributes.src === undefined) === (text === undefined))
    return flaw("<script> requires either the attribute 'src' or 'text'", 'source');
  return [];
}

function addressFlaws({ tag, attributes }: WrittenTag): readonly HeadTagFlaw[] {
  const href = tag === 'link' ? attributes.href : tag === 'script' ? attributes.src : undefined;
  if (typeof href !== 'string') return [];
  if (runsCode(href, 'link'))
    return [{ at: 'address', message: `'${href}' would run code in the reader's browser`, hint: undefined }];
  if (/^(https?:\/\/|\/)[^/]/.test(href) && URL.canParse(href, 'https://example.com')) return [];
  const hint = 'Paths of files in static/ start with a slash';
  return [{ at: 'address', message: `'${href}' is neither an absolute URL nor the path of a file in static/`, hint }];
}
