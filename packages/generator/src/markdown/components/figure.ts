// An image with a caption, optionally with separate versions for light and dark mode. With `zoom`, a click opens the
// image at full size. Without JavaScript, the image links to its file.

import type { Element, ElementContent, Properties } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';
import { element, figureCaption, isBlank, isElement, text } from './shared/hast.ts';

const pixels = (value: unknown): string | undefined =>
  Number.isInteger(value) && Number(value) > 0 ? undefined : 'a positive integer';

export const figure: BuiltinComponent = {
  name: 'Figure',
  props: {
    src: { type: 'string' },
    light: { type: 'string' },
    dark: { type: 'string' },
    alt: { type: 'string' },
    caption: { type: 'string', isLabel: true },
    width: { type: 'number', flaw: pixels },
    zoom: { type: 'boolean' },
  },
  files: ['styles:docsgen/figure'],
  render,
};

function render(use: ComponentUse): readonly ElementContent[] {
  const { pictures, rest } = picturesOf(use);
  if (pictures.length === 0) {
    const hint = 'Set src="…", or light="…" and dark="…", or put a Markdown image inside';
    use.report({ isError: true, message: '<Figure> has no image', hint });
    return use.children;
  }
  const isZoomed = use.props.zoom === true;
  if (isZoomed) use.needFile('theme:zoom');
  const shown = isZoomed ? pictures.map((picture) => zoomed(picture, use)) : pictures;
  return [element('figure', { className: ['figure'] }, [...shown, ...figureCaption([...use.label, ...rest])])];
}

interface Pictures {
  readonly pictures: readonly Element[];
  /** The remaining children, which form the caption. */
  readonly rest: readonly ElementContent[];
}

function picturesOf(use: ComponentUse): Pictures {
  const { props, children, position, report } = use;
  const { src, light, dark, alt, width } = props;
  const placed = elementAt(position);
  if (src === undefined && light === undefined && dark === undefined) return writtenPictures(use);
  if (alt === undefined) {
    const hint = 'Describe the image with alt="…", or write alt="" if the caption describes it';
    report({ message: '<Figure> has no alternative text', hint });
  }
  const single = src ?? (light === undefined || dark === undefined ? (light ?? dark) : undefined);
  if (single === undefined) {
    const versions = [
      [light, 'on-light-page'],
      [dark, 'on-dark-page'],
    ] as const;
    const made = versions.map(([address, className]) =>
      placed('img', { ...shared({ alt, width }), src: String(address), className: [className] }),
    );
    return { pictures: made, rest: children };
  }
  if (src !== undefined && (light !== undefined || dark !== undefined)) {
    report({
      message: "<Figure> has 'src', so 'light' and 'dark' are ignored",
      hint: "Use either 'src', or 'light' and 'dark'",
    });
  } else if (src === undefined) {
    const missing = light === undefined ? 'light' : 'dark';
    report({
      message: `<Figure> has no '${missing}', so it shows the same image in light and dark mode`,
      hint: `Set ${missing}="…"`,
    });
  }
  return { pictures: [placed('img', { ...shared({ alt, width }), src: String(single) })], rest: children };
}

function shared({ alt, width }: Pick<ComponentUse['props'], 'alt' | 'width'>): Properties {
  return { alt: String(alt ?? ''), ...(width !== undefined && { width: Number(width) }) };
}

/** Finds `![…](…)` at the beginning of the children. */
function writtenPictures({ children, props }: ComponentUse): Pictures {
  const index = children.findIndex((child) => !isBlank(child));
  const first = children[index];
  if (first === undefined) return { pictures: [], rest: children };
  const inner = isElement(first, 'p') ? first.children : [first];
  const end = inner.findIndex((child) => !isBlank(child) && !isElement(child, 'img'));
  const leading = end < 0 ? inner : inner.slice(0, end);
  const pictures = leading.filter((child): child is Element => isElement(child, 'img'));
  if (pictures.length === 0) return { pictures, rest: children };
  const words = end < 0 ? [] : inner.slice(end);
  const paragraph: readonly ElementContent[] = words.length === 0 ? [] : [{ ...(first as Element), children: words }];
  const rest = [...paragraph, ...children.slice(index + 1)];
  const { width } = props;
  const sized = pictures.map((picture) => ({
    ...picture,
    properties: { ...picture.properties, ...(width !== undefined && { width: Number(width) }) },
  }));
  return { pictures: sized, rest };
}

/** Returns a link to the image file, which the script opens in a dialog. */
function zoomed(picture: Element, { messages, position }: ComponentUse): Element {
  const { className, ...properties } = picture.properties;
  const link = elementAt(picture.position?.start ?? position);
  const words = element('span', { className: ['sr-only'], ...messages.foreign }, [text(messages.picture.enlarge)]);
  return link(
    'a',
    {
      className: ['figure-zoom', ...(Array.isArray(className) ? className : [])],
      href: String(properties.src),
      dataZoom: messages.picture.close,
    },
    [{ ...picture, properties }, words],
  );
}
