// Elements that stand where the author wrote the component: links and pictures in them are checked, and what is wrong
// with them is told there.
import type { Element, ElementContent, Properties } from 'hast';
import type { Position } from '../../../model/diagnostic.ts';
import { element } from '../hast.ts';

type PlaceElement = (tagName: string, properties: Properties, children?: readonly ElementContent[]) => Element;

export function elementAt(position: Position | undefined): PlaceElement {
  return (tagName, properties, children) => ({
    ...element(tagName, properties, children),
    // Without an offset, the parser of raw HTML does not take it.
    ...(position && { position: { start: { offset: 0, ...position }, end: { offset: 0, ...position } } }),
  });
}
