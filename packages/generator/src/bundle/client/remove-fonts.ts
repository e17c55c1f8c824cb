// Removes the theme fonts that a site replaces from the style sheets, so that the font files are not published.
import type { ClientAssets } from '../../model/client-assets.ts';
import type { OutputFile } from '../../model/output.ts';
import type { FontRole } from '../../model/theme.ts';

/** Font families of the theme by role. Code is displayed in a system font. */
const families: Readonly<Record<FontRole, readonly string[]>> = {
  body: ['Public Sans', 'Public Sans Fallback'],
  heading: ['Source Serif 4', 'Source Serif Fallback'],
  code: [],
};

const rule = /@font-face\s*\{([^}]*)\}/g;

/** The style sheet is not renamed, because it gets a new name when the site's rules are appended. */
export function withoutFonts(client: ClientAssets, replaced: readonly FontRole[]): ClientAssets {
  const removed = new Set(replaced.flatMap((role) => families[role]));
  if (removed.size === 0) return client;
  const used = new Set<string>();
  const styled = client.files.map((file) => {
    if (!client.stylesheets.includes(file.path)) return file;
    const styles = Buffer.from(file.content)
      .toString()
      .replace(rule, (whole, content: string) => {
        const family = /font-family:\s*["']?([^;"']+)/.exec(content)?.[1]?.trim();
        return family !== undefined && removed.has(family) ? '' : whole;
      });
    for (const [, name = ''] of styles.matchAll(/url\(["']?(?:\.\/)?([^"')/]+\.woff2)/g)) used.add(name);
    return { ...file, content: Buffer.from(styles) };
  });
  const isUsed = ({ path }: OutputFile): boolean => !path.endsWith('.woff2') || used.has(path.split('/').at(-1) ?? '');
  return { ...client, files: styled.filter(isUsed) };
}
