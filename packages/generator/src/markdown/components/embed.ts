// Embeds a video or page from another site. Nothing is loaded from that site until the reader agrees. Before the reader
// agrees, a box with a notice, a button and a link is shown. Without JavaScript, only the link is shown.

import type { Element, ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';
import { type Embedded, embeddedAt } from './shared/embed-providers.ts';
import { element, figureCaption, text } from './shared/hast.ts';

const ratios = ['16/9', '4/3', '1/1', '9/16', '21/9'] as const;

export const embed: BuiltinComponent = {
  name: 'Embed',
  props: {
    url: { type: 'string', isRequired: true },
    title: { type: 'string', isRequired: true },
    poster: { type: 'string' },
    ratio: { type: 'string', values: ratios },
    caption: { type: 'string', isLabel: true },
  },
  files: ['styles:docsgen/embed', 'styles:docsgen/figure', 'theme:embed'],
  render,
};

function render(use: ComponentUse): readonly ElementContent[] {
  const { props, label, children, report } = use;
  if (props.url === undefined) return children;
  const url = String(props.url);
  const embedded = embeddedAt(url);
  if (embedded === undefined) {
    report({
      isError: true,
      message: `<Embed> does not support '${url}'`,
      hint: 'Use a URL that begins with https://',
    });
    return children;
  }
  // Untrusted authors must not choose which sites are embedded.
  if (use.html !== 'allow' && !embedded.isPlayer) {
    const hint = `Only YouTube and Vimeo videos are allowed, because 'markdown.html' is '${use.html}'`;
    report({ isError: true, message: `<Embed> does not support '${url}'`, hint });
    return children;
  }
  const content = [box(use, { ...embedded, url }), ...figureCaption([...label, ...children])];
  return [element('figure', { className: ['figure'] }, content)];
}

function box(use: ComponentUse, { url, provider, frame, allow }: Embedded & { readonly url: string }): Element {
  const { props, position, messages, needFrames } = use;
  const { host, origin } = new URL(frame);
  needFrames(origin);
  const placed = elementAt(position);
  const title = String(props.title ?? provider);
  const say = (message: string): ElementContent =>
    text(message.replace('{provider}', () => provider).replace('{host}', () => host));
  const { foreign } = messages;
  const poster = props.poster === undefined ? [] : [placed('img', { src: String(props.poster), alt: '' })];
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
      placed('a', { className: ['embed-link'], href: url, rel: ['noopener'], ...foreign }, [say(messages.embed.open)]),
    ],
  );
}
