// The bar of one row of a ranking: its parts one after the other, in the measure of the row that leads.
import type { Markup } from './markup.ts';
import { bar, decoration } from './picture.ts';

const height = 14;

export interface BarPart {
  readonly className: string;
  /** Of the whole width. */
  readonly share: number;
}

export function splitBar(parts: readonly BarPart[]): Markup {
  const shapes = parts.flatMap(({ className, share }, index) => {
    const start = parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
    if (share <= 0) return [];
    return [bar({ start, width: share, y: 0, height, className })];
  });
  return decoration(height, shapes);
}
