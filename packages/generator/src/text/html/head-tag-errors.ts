// What is wrong with an element for the head of pages, wherever it is written.
import type { ConfiguredHeadTag } from '../../model/config.ts';
import { runsCode } from '../hrefs.ts';

export type WrittenTag = Pick<ConfiguredHeadTag, 'tag' | 'attributes' | 'text'>;

interface HeadTagFlaw {
  /** `source`: a script has either an address or a text. */
  readonly at: 'element' | 'text' | 'address' | 'source';
  readonly message: string;
  readonly hint: string | undefined;
}

/** As HTML spells them. */
export function isAttributeName(name: string): boolean {
  return /^[a-z][a-z0-9:._-]*$/.test(name);
}

/** Strict policies have neither code nor styles in attributes. */
export function runsAttribute(name: string): boolean {
  return name.startsWith('on') || name === 'style';
}

export function headTagFlaws(written: WrittenTag): readonly HeadTagFlaw[] {
  return [...textFlaws(written), ...attributeFlaws(written), ...addressFlaws(written)];
}

function textFlaws({ tag, text }: WrittenTag): readonly HeadTagFlaw[] {
  if (text === undefined) return [];
  const hasText = tag === 'script' || tag === 'style';
  const flaw = (message: string, hint: string): HeadTagFlaw => ({ at: 'text', message, hint });
  return [
    ...(hasText ? [] : [flaw(`A ${tag} has no text`, 'Write attributes')]),
    ...(new RegExp(`</${tag}|<!--`, 'i').test(text)
      ? [flaw(`A ${tag} in a page cannot have '</${tag}' or '<!--' in it`, 'Put it into a file of static/')]
      : []),
  ];
}

function attributeFlaws({ tag, attributes, text }: WrittenTag): readonly HeadTagFlaw[] {
  const flaw = (message: string, at: HeadTagFlaw['at'] = 'element'): readonly HeadTagFlaw[] => [
    { at, message, hint: undefined },
  ];
  if (tag === 'meta' && Object.keys(attributes).length === 0) return flaw('A meta without attributes says nothing');
  if (tag === 'style' && text === undefined) return flaw("A style needs a 'text'");
  if (tag === 'link' && (typeof attributes.href !== 'string' || typeof attributes.rel !== 'string'))
    return flaw("A link needs the attributes 'rel' and 'href'");
  if (tag === 'script' && (attributes.src === undefined) === (text === undefined))
    return flaw("A script needs either the attribute 'src' or a 'text'", 'source');
  return [];
}

function addressFlaws({ tag, attributes }: WrittenTag): readonly HeadTagFlaw[] {
  const href = tag === 'link' ? attributes.href : tag === 'script' ? attributes.src : undefined;
  if (typeof href !== 'string') return [];
  if (runsCode(href, 'link'))
    return [{ at: 'address', message: `'${href}' must not be code that browsers run`, hint: undefined }];
  if (/^(https?:\/\/|\/)[^/]/.test(href) && URL.canParse(href, 'https://example.com')) return [];
  const hint = 'A path of static/ begins with a slash';
  return [{ at: 'address', message: `'${href}' is neither a whole address nor a file of static/`, hint }];
}
