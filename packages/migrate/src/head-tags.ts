// Converts elements that a site adds to the head of its pages. Elements that docsgen generates become keys of the
// configuration or are left out; scripts have a separate key.
import { generatedTag } from 'docsgen/internals';
import type { Plain } from './yaml-text.ts';

interface OldTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly text: string | undefined;
}

export interface NewHead {
  readonly head: readonly Plain[];
  readonly scripts: readonly Plain[];
  readonly favicon: string | undefined;
  readonly socialImage: string | undefined;
  /** Tags that are not migrated. */
  readonly left: readonly OldTag[];
}

const names = ['meta', 'link', 'script', 'style'];

export function readHead(tags: readonly OldTag[]): NewHead {
  const head: Plain[] = [];
  const scripts: Plain[] = [];
  const left: OldTag[] = [];
  const icons: string[] = [];
  let socialImage: string | undefined;
  for (const each of tags) {
    const { tag, attributes, text } = each;
    const isIcon = tag === 'link' && /\bicon\b/.test(String(attributes.rel));
    if (isIcon && /\.(svg|png|ico)$/.test(String(attributes.href))) icons.push(String(attributes.href));
    else if (tag === 'meta' && /^(?:og|twitter):image$/.test(String(attributes.property ?? attributes.name)))
      socialImage ??= String(attributes.content);
    else if (!names.includes(tag) || generatedTag(tag, shown(attributes))) left.push(each);
    else if (tag === 'script') scripts.push(scriptOf(each));
    else head.push({ tag, ...(Object.keys(attributes).length > 0 && { attributes }), ...(text && { text }) });
  }
  const favicon = icons.find((href) => href.endsWith('.svg')) ?? icons[0];
  return { head, scripts, favicon, socialImage, left };
}

function scriptOf({ attributes, text }: OldTag): Plain {
  const { src, defer, async: isAsync, ...others } = attributes;
  const rest = Object.keys(others).length > 0 ? { attributes: others } : {};
  if (src === undefined || src === false) return { text: text ?? '', ...rest };
  // `defer` is docsgen's default.
  const isLate = isAsync !== undefined && isAsync !== false && defer === undefined;
  return isLate ? { src: String(src), async: true, ...rest } : { src: String(src), ...rest };
}

function shown(attributes: OldTag['attributes']): Readonly<Record<string, string | true>> {
  const entries = Object.entries(attributes).filter((entry): entry is [string, string | true] => entry[1] !== false);
  return Object.fromEntries(entries);
}
