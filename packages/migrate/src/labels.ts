// Labels of the configuration, with the translations that differ from the default language.
import type { Label } from './sidebar-plan.ts';

export function localizedLabel(
  [root, ...others]: readonly { readonly code: string }[],
  text: string | undefined,
  textOf: (code: string) => string | undefined,
): Label | undefined {
  if (text === undefined || root === undefined) return undefined;
  const plain = plainLabel(text);
  const own = others.flatMap(({ code }): readonly (readonly [string, string])[] => {
    const other = textOf(code);
    return other === undefined || plainLabel(other) === plain ? [] : [[code, plainLabel(other)]];
  });
  return own.length === 0 ? plain : { [root.code]: plain, ...Object.fromEntries(own) };
}

/** Removes HTML tags, which other generators allow in labels. */
export function plainLabel(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
