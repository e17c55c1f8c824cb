// Converts elements that a site adds to the head of its pages. Elements that docsgen generates or does not support are
// returned separately, with a hint.
import { generatedTag, runsCode } from 'docsgen/internals';
import type { Plain } from './yaml-text.ts';

export interface OldTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly text?: string | undefined;
}

interface LostTag<Tag> {
  readonly tag: Tag;
  readonly message: string;
  readonly hint: string;
  /** Whether something is missing in the new site. */
  readonly isMissing: boolean;
}

const guide = 'docs/guide/seo.md describes the elements that can be added';

/** `hrefOf` returns the new form of a URL, or `undefined` if it belongs to a file that does not exist. */
export function keptTags<Tag extends OldTag>(
  tags: readonly Tag[],
  hrefOf: (href: string) => string | undefined = (href) => href,
) {
  const lost: LostTag<Tag>[] = [];
  const keep = (tag: Tag): readonly Tag[] => {
    const leave = (message: string, hint: string, isMissing = true): readonly Tag[] => {
      lost.push({ tag, message: `${shownTag(tag)} ${message}`, hint, isMissing });
      return [];
    };
    if (!['meta', 'link', 'script', 'style'].includes(tag.tag))
      return leave('is not migrated: only meta, link, script and style are allowed in head', guide);
    const written = Object.entries(tag.attributes);
    const safe = written.filter(([name]) => !name.startsWith('on') && name !== 'style');
    if (safe.length < written.length)
      leave('lost its attributes that run code or set styles', 'Use a script or style element instead');
    const known = safe.filter((entry): entry is [string, string | true] => entry[1] !== false);
    const own = generatedTag(tag.tag, Object.fromEntries(known));
    if (own) return leave('is not migrated: docsgen generates it', own.hint ?? guide, false);
    const name = tag.tag === 'link' ? 'href' : 'src';
    const attributes = Object.fromEntries(safe);
    const href = attributes[name];
    if (typeof href !== 'string' || tag.tag === 'meta') return [{ ...tag, attributes }];
    if (runsCode(href, 'link')) return leave('would run code from a URL', guide);
    const moved = hrefOf(href);
    if (moved === undefined)
      return leave(
        `is not migrated: ${href} does not exist in static/`,
        'Add the file to static/, and the element to head',
      );
    return [{ ...tag, attributes: { ...attributes, [name]: moved } }];
  };
  return { kept: tags.flatMap(keep), lost };
}

function shownTag({ tag, attributes }: OldTag): string {
  const shown = Object.entries(attributes).slice(0, 2);
  const texts = shown.map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${String(value).slice(0, 60)}"`,
  );
  return `<${tag}${texts.join('')}>`;
}

export function headOf(tags: readonly OldTag[]): Plain {
  if (tags.length === 0) return undefined;
  return tags.map(({ tag, attributes, text }) => ({ tag, attributes: orNone(attributes), text: text || undefined }));
}

/** `defer` is docsgen's default. */
export function scriptOf({ attributes, text }: OldTag): Plain {
  const { src, async, defer, charset: _, ...others } = attributes;
  const { type, ...untyped } = others;
  const rest = orNone(type === undefined || type === 'text/javascript' ? untyped : others);
  if (typeof src !== 'string') return { text: text ?? '', attributes: rest };
  const [isAsync, isDeferred] = [async, defer].map((value) => value === true || value === 'true');
  if (isDeferred && !isAsync && rest === undefined) return src;
  return { src, async: isAsync || undefined, defer: isAsync || isDeferred ? undefined : false, attributes: rest };
}

function orNone(attributes: OldTag['attributes']): OldTag['attributes'] | undefined {
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}

/** Icons and the social image become keys of the configuration. */
export function convertHead(tags: readonly OldTag[]) {
  const isIcon = ({ tag, attributes: { rel, href } }: OldTag): boolean =>
    tag === 'link' && /\bicon\b/.test(String(rel)) && /\.(svg|png|ico)$/.test(String(href));
  const isImage = ({ tag, attributes: { property, name } }: OldTag): boolean =>
    tag === 'meta' && /^(?:og|twitter):image$/.test(String(property ?? name));
  const icons = tags.filter(isIcon).map(({ attributes }) => String(attributes.href));
  const [image] = tags.filter(isImage);
  const { kept, lost } = keptTags(tags.filter((tag) => !isIcon(tag) && !isImage(tag)));
  const scripts = kept.filter(({ tag }) => tag === 'script').map(scriptOf);
  return {
    head: headOf(kept.filter(({ tag }) => tag !== 'script')),
    scripts: scripts.length > 0 ? scripts : undefined,
    favicon: icons.find((href) => href.endsWith('.svg')) ?? icons[0],
    socialImage: image && String(image.attributes.content),
    lost,
  };
}
