// A video file of the site, with the browser's controls, a poster and captions. If it has a poster, the video is not
// loaded before the reader plays it.

import type { ElementContent, Properties } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';
import { element, figureCaption, text } from './shared/hast.ts';

export const video: BuiltinComponent = {
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
  render,
};

function render({ props, label, children, position, messages, lang }: ComponentUse): readonly ElementContent[] {
  const { src, title, poster, captions, captionsLang, loop } = props;
  if (src === undefined) return children;
  const placed = elementAt(position);
  const tracks =
    captions === undefined
      ? []
      : [
          placed('track', {
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
  const player = placed('video', properties, tracks);
  // In print, the link shows the location of the video.
  const address = placed('a', { className: ['video-address'], href: String(src), dataFilm: '' }, [
    text(String(title ?? src)),
  ]);
  return [
    element('figure', { className: ['figure', 'video'] }, [player, address, ...figureCaption([...label, ...children])]),
  ];
}
