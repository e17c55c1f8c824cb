// `@theme/ThemedImage`, and components for imported SVG files.
import { createElement, type ImgHTMLAttributes, type ReactNode, type SVGAttributes } from 'react';
import { isInIsland, ownComponent, useColorScheme } from './environment.ts';

/** An imported image, or the result of `require`. */
type Picture = string | { readonly default?: string };

export interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly sources: { readonly light: Picture; readonly dark: Picture };
}

export function ThemedImage({ sources, alt = '', ...rest }: ThemedImageProps): ReactNode {
  const light = addressOf(sources.light);
  const dark = addressOf(sources.dark);
  if (isInIsland()) return <IslandThemedImage light={light} dark={dark} alt={alt} {...rest} />;
  const Figure = ownComponent('Figure', 'ThemedImage');
  const { width } = rest;
  const size = typeof width === 'number' ? { width } : {};
  return <Figure light={light} dark={dark} alt={alt} {...size} />;
}

interface IslandThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly light: string;
  readonly dark: string;
}

function IslandThemedImage({ light, dark, alt, ...rest }: IslandThemedImageProps): ReactNode {
  return <img {...rest} src={useColorScheme() === 'dark' ? dark : light} alt={alt} />;
}

function addressOf(picture: Picture): string {
  return typeof picture === 'string' ? picture : (picture.default ?? '');
}

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
