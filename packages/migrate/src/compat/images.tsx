// `@theme/ThemedImage`.
import type { ImgHTMLAttributes, ReactNode } from 'react';
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
