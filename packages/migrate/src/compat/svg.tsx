// Components for imported SVG files.
import { createElement, type ImgHTMLAttributes, type ReactNode, type SVGAttributes } from 'react';

/** `text` is the content of the file. Props are passed to the root element. */
export function svgComponent(text: string): (props: SVGAttributes<SVGElement>) => ReactNode {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(text) ?? [];
  const own = Object.fromEntries(
    [...attributes.matchAll(/\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(([, name = '', one, other]) =>
      /^(xmlns|xml:|style$|version$)/.test(name) ? [] : [[propName(name), one ?? other ?? '']],
    ),
  );
  return (props) => createElement('svg', { ...own, ...props, dangerouslySetInnerHTML: { __html: content } });
}

function propName(name: string): string {
  if (name === 'class') return 'className';
  return name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Renders the SVG file at the URL as an image. */
export function svgPicture(address: string): (props: ImgHTMLAttributes<HTMLImageElement>) => ReactNode {
  return ({ title, role: _, alt, ...rest }) => <img {...rest} src={address} alt={alt ?? title ?? ''} />;
}
