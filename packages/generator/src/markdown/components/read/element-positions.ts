// Creates elements at the position of the component, where problems with their links and images are reported.
import type { Element, ElementContent, Properties } from 'hast';
import type { Position } from '../../../model/diagnostic.ts';
import { element } from '../shared/hast.ts';

type CreateElement = (tagName: string, properties: Properties, children?: readonly ElementContent[]) => Element;

export function elementAt(position: Position | undefined): CreateElement {
  return (tagName, properties, children) => ({
    ...element(tagName, properties, children),
    // The parser of raw HTML ignores positions without an offset.
    ...(position && { position: { start: { offset: 0, ...position }, end: { offset: 0, ...position } } }),
  });
}
