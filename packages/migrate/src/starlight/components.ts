// Converts Starlight components to docsgen components. Most have the same or another name, and a few renamed
// properties.

import { type PageConversion, tell } from '../page-work.ts';
import { attributeOf, type JsxTag, preservedAttributes } from './tags.ts';

type Convert = (tag: JsxTag, work: PageConversion) => string;

const close = (name: string): string => `</${name}>`;
const opening = ({ kind }: JsxTag, name: string, attributes: string): string =>
  `<${name}${attributes}${kind === 'empty' ? ' />' : '>'}`;

/** Converts a component that only has a different name and different property names. */
function renamed(name: string, attributes: Readonly<Record<string, string>>): Convert {
  return (tag) => {
    if (tag.kind === 'close') return close(name);
    return opening(tag, name, preservedAttributes(tag, attributes));
  };
}

const asides: Readonly<Record<string, string>> = { note: 'Note', tip: 'Tip', caution: 'Caution', danger: 'Danger' };
const variants: Readonly<Record<string, string>> = { caution: 'warning', success: 'tip', default: 'note' };

/**
 * Converters by export name. The closing tag of an aside does not contain its kind, so `openAsides` stores the kinds.
 */
export function starlightComponents(): ReadonlyMap<string, Convert> {
  const openAsides: string[] = [];
  return new Map<string, Convert>([
    ['Tabs', renamed('Tabs', { syncKey: 'group' })],
    ['TabItem', renamed('Tab', { label: 'label' })],
    ['CardGrid', renamed('Cards', {})],
    ['Steps', renamed('Steps', {})],
    ['FileTree', renamed('FileTree', {})],
    ['LinkButton', renamed('a', { href: 'href' })],
    ['Card', (tag, work) => (tag.kind === 'close' ? close('Card') : openCard(tag, work))],
    ['LinkCard', linkCard],
    ['Badge', badge],
    ['Icon', icon],
    ['Aside', (tag) => aside(tag, openAsides)],
    ['Code', code],
  ]);
}

function openCard(tag: JsxTag, work: PageConversion): string {
  const name = attributeOf(tag, 'icon')?.text;
  const drawn = name === undefined ? undefined : lucideName(name);
  if (name !== undefined && drawn === undefined) tellIcon(work, tag, name);
  const shown = drawn === undefined ? '' : ` icon="${drawn}"`;
  return opening(tag, 'Card', preservedAttributes(tag, { title: 'title' }) + shown);
}

function linkCard(tag: JsxTag): string {
  const words = attributeOf(tag, 'description');
  const start = `<Card${preservedAttributes(tag, { title: 'title', href: 'href' })}`;
  if (words?.source === undefined) return `${start} />`;
  // In MDX, braces and tags would be parsed.
  const isPlain = words.text !== undefined && !/[<>{}`*_\\]/.test(words.text);
  const shown = words.text === undefined ? words.source : isPlain ? words.text : `{${JSON.stringify(words.text)}}`;
  return `${start}>${shown}</Card>`;
}

function badge(tag: JsxTag): string {
  const variant = attributeOf(tag, 'variant')?.text;
  const shown = variant === undefined ? '' : ` variant="${variants[variant] ?? variant}"`;
  return `<Badge${preservedAttributes(tag, { text: 'text' })}${shown} />`;
}

function icon(tag: JsxTag, work: PageConversion): string {
  const name = attributeOf(tag, 'name')?.text ?? '';
  const drawn = lucideName(name);
  if (drawn !== undefined) return `<Icon name="${drawn}"${preservedAttributes(tag, { label: 'label' })} />`;
  tellIcon(work, tag, name);
  return '';
}

function tellIcon(work: PageConversion, tag: JsxTag, name: string): void {
  const hint = 'Choose one of https://lucide.dev/icons, or use an image';
  tell(work, tag.start, { severity: 'warning', message: `docsgen has no icon '${name}'`, hint });
}

function aside(tag: JsxTag, open: string[]): string {
  if (tag.kind === 'close') return close(open.pop() ?? 'Note');
  const name = asides[attributeOf(tag, 'type')?.text ?? 'note'] ?? 'Note';
  if (tag.kind === 'open') open.push(name);
  return opening(tag, name, preservedAttributes(tag, { title: 'title' }));
}

/** Code in a string literal becomes a fence. */
function code(tag: JsxTag, work: PageConversion): string {
  const text = attributeOf(tag, 'code')?.text;
  if (text === undefined) {
    const hint = 'Write a code block, with file= to import a file';
    tell(work, tag.start, { severity: 'error', message: 'Computed code is not shown', hint });
    return '';
  }
  const [lang, title] = [attributeOf(tag, 'lang')?.text ?? '', attributeOf(tag, 'title')?.text];
  const body = text.replace(/\\`/g, '`').replace(/\\n/g, '\n').replace(/\n$/, '');
  const mark = '`'.repeat(Math.max(3, ...[...body.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${mark}${lang}${title === undefined ? '' : ` title="${title}"`}\n${body}\n${mark}`;
}

/** Lucide names by Starlight name. Icons with the same name are in `sameIcons`. */
const otherIcons = new Map(
  `up-arrow=arrow-up down-arrow=arrow-down left-arrow=arrow-left right-arrow=arrow-right up-caret=chevron-up
  down-caret=chevron-down left-caret=chevron-left right-caret=chevron-right bars=menu translate=languages
  document=file-text add-document=file-plus setting=settings external=external-link
  open-book=book-open information=info magnifier=search forward-slash=slash close=x error=circle-x
  warning=triangle-alert approve-check=check approve-check-circle=circle-check list-format=list random=shuffle
  comment=message-square comment-alt=message-square seti:folder=folder email=mail home=house`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [starlight = '', lucide = ''] = pair.split('=');
      return [starlight, lucide];
    }),
);
const sameIcons = new Set(
  `pencil pen download cloud-download moon sun laptop rocket star puzzle heart telescope folder phone clock user users
  key lock terminal code link image bell`.split(/\s+/),
);

function lucideName(icon: string): string | undefined {
  return sameIcons.has(icon) ? icon : otherIcons.get(icon);
}
