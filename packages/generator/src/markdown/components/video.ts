// Video: a film that stands among the site's files, with the browser's own controls, a picture to begin with, and
// captions. Nothing of it is loaded before it is played where it has that picture.

import type { ElementContent, Properties } from 'hast';
import { element, isBlank, text } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';

export const video: OwnComponent = {
  name: 'Video',
  props: {
    src: { type: 'string', isRequired: true },
    title: { type: 'string' },
    poster: { type: 'string' },
    captions: { type: 'string' },
    captionsLang: { type: 'string' },
    caption: { type: 'string', isLabel: true },
    loop: { type: 'boolean' },
  },
  files: ['styles:docsgen/figure'],
  draw,
};

function draw({ props, label, children, position, messages, lang }: ComponentUse): readonly ElementContent[] {
  const { src, title, poster, captions, captionsLang, loop } = props;
  if (src === undefined) return children;
  const place = elementAt(position);
  const tracks =
    captions === undefined
      ? []
      : [
          place('track', {
            kind: 'captions',
            src: String(captions),
            srcLang: String(captionsLang ?? lang),
            label: messages.captions,
            default: true,
          }),
        ];
  const properties: Properties = {
    src: String(src),
    controls: true,
    playsInline: true,
    preload: poster === undefined ? 'metadata' : 'none',
    ...(poster !== undefined && { poster: String(poster) }),
    ...(title !== undefined && { ariaLabel: String(title) }),
    ...(loop === true && { loop: true }),
  };
  const film = place('video', properties, tracks);
  const caption = [...label, ...children];
  const below = caption.every(isBlank) ? [] : [element('figcaption', { className: ['figure-caption'] }, caption)];
  // Paper shows no film, so it says where it is.
  const address = place('a', { className: ['video-address'], href: String(src), dataFilm: '' }, [
    text(String(title ?? src)),
  ]);
  return [element('figure', { className: ['figure', 'video'] }, [film, address, ...below])];
}
