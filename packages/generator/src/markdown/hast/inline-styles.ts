// Converts a style attribute to a rule of a style sheet.

/** Replaces the `style` attribute in HTML. The theme's `browser/islands/island-element.ts` restores it. */
const attribute = 'data-docsgen-style';

/** Returns a rule that, like a style attribute, takes precedence over selectors with ids. */
export function styleRule(style: string): string {
  const value = style.replace(/["\\]/g, '\\$&');
  return `[${attribute}="${value}"]:not(#_#_#_){${style}}`;
}

/** Returns `undefined` if the style has the same meaning in a style sheet. */
export function styleProblem(style: string): { readonly message: string; readonly hint: string } | undefined {
  if (!isComplete(style))
    return {
      message: `The style '${style}' has an unclosed string, comment or bracket`,
      hint: 'Close it, or move the style to a style sheet',
    };
  const path = /\burl\(\s*["']?(?![/#"')\s]|[a-z][a-z\d+.-]*:)([^"')]{1,200})/i.exec(style)?.[1];
  if (path === undefined) return undefined;
  return {
    message: `The path '${path}' in a style is relative, but styles are moved to a style sheet in assets/`,
    hint: 'Put the file in static/ and begin the path with a slash',
  };
}

/**
 * Whether all constructs in the style are closed. Browsers close open constructs at the end of an attribute, but in a
 * style sheet, an open construct would include the next rule.
 */
function isComplete(style: string): boolean {
  const bare = style.replace(
    /"(?:[^"\\]|\\.){0,2000}"|'(?:[^'\\]|\\.){0,2000}'|\/\*(?:[^*]|\*(?!\/)){0,2000}\*\//g,
    '',
  );
  if (/["'{}\\]|\/\*/.test(bare)) return false;
  return bare.split('(').length === bare.split(')').length;
}
