// Adapter for PostCSS, which parses style sheets with positions. PostCSS is loaded only if the site has style sheets.
import type { Root } from 'postcss';

export type { AtRule, ChildNode, Container, Declaration, Rule } from 'postcss';

/** Returns the syntax tree, or the line and message of a syntax error. */
export async function parseCss(text: string): Promise<Root | UnreadableCss> {
  const { CssSyntaxError, default: postcss } = await import('postcss');
  try {
    return postcss.parse(text);
  } catch (failure) {
    if (!(failure instanceof CssSyntaxError)) throw failure;
    return { reason: failure.reason, line: failure.line ?? 1 };
  }
}

export interface UnreadableCss {
  readonly reason: string;
  readonly line: number;
}
