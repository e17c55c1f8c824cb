// Embed: a film or a page of another site. Nothing comes from there before the reader asks for it: until then a box
// says what will happen, with a button for it and a link, which is all there is without script.

import type { Element, ElementContent } from 'hast';
import { type Embedded, embeddedAt } from './embed-providers.ts';
import { element, isBlank, text } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';

const ratios = ['16/9', '4/3', '1/1', '9/16', '21/9'] as const;

export const embed: OwnComponent = {
  name: 'Embed',
  props: {
    url: { type: 'string', isRequired: true },
    title: { type: 'string', isRequired: true },
    poster: { type: 'string' },
    ratio: { type: 'string', values: ratios },
    caption: { type: 'string', isLabel: true },
  },
  files: ['styles:docsgen/embed', 'styles:docsgen/figure', 'theme:embed'],
  draw,
};

function draw(use: ComponentUse): readonly ElementContent[] {
  const { props, label, children, tell } = use;
  if (props.url === undefined) return children;
  const url = String(props.url);
  const embedded = embeddedAt(url);
  if (embedded === undefined) {
    tell({ isError: true, message: `Embed cannot show '${url}'`, hint: 'Write an address that begins with https://' });
    return children;
  }
  // Strangers may not choose whose pages the site shows.
  if (use.html !== 'allow' && !embedded.isPlayer) {
    const hint = `Only films of YouTube and Vimeo are taken: 'markdown.html' is '${use.html}'`;
    tell({ isError: true, message: `Embed cannot show '${url}'`, hint });
    return children;
  }
  const caption = [...label, ...children];
  const below = caption.every(isBlank) ? [] : [element('figcaption', { className: ['figure-caption'] }, caption)];
  return [element('figure', { className: ['figure'] }, [box(use, { ...embedded, url }), ...below])];
}

function box(use: ComponentUse, { url, provider, frame, allow }: Embedded & { readonly url: string }): Element {
  const { props, position, messages, needFrames } = use;
  const { host, origin } = new URL(frame);
  needFrames(origin);
  const place = elementAt(position);
  const title = String(props.title ?? provider);
  const say = (message: string): ElementContent =>
    text(message.replace('{provider}', () => provider).replace('{host}', () => host));
  const { foreign } = messages;
  const poster = props.poster === undefined ? [] : [place('img', { src: String(props.poster), alt: '' })];
  const asks = { type: 'button', className: ['embed-load', 'needs-script'], ...foreign };
  return element(
    'div',
    {
      className: ['embed'],
      dataFrame: frame,
      dataAllow: allow,
      dataTitle: title,
      dataRatio: String(props.ratio ?? '16/9'),
    },
    [
      ...poster,
      element('p', { className: ['embed-title'] }, [text(title)]),
      element('button', asks, [say(messages.embed.load)]),
      element('p', { className: ['embed-notice', 'needs-script'], ...foreign }, [say(messages.embed.notice)]),
      place('a', { className: ['embed-link'], href: url, rel: ['noopener'], ...foreign }, [say(messages.embed.open)]),
    ],
  );
}
