// The door to PostCSS, which reads style sheets with the place of every rule. It is loaded by a migration whose site
// has style sheets.
import type { Root } from 'postcss';

export type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';

/** A text, or the line and the reason where it cannot be read. */
export async function parseCss(text: string): Promise<Root | UnreadableCss> {
  const { CssSyntaxError, default: postcss } = await import('postcss');
  try {
    return postcss.parse(text);
  } catch (failure) {
    if (!(failure instanceof CssSyntaxError)) throw failure;
    return { reason: failure.reason, line: failure.line ?? 1 };
  }
}

interface UnreadableCss {
  readonly reason: string;
  readonly line: number;
}
