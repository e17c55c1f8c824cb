// Colors of the original theme for the report: Infima variables in the site's style sheets, in light and dark mode.
import type { OldColor } from '../migration.ts';
import type { DocusaurusSite } from './site.ts';

/** The accent color comes first. Its shades are omitted, because Docusaurus requires sites to compute them. */
export async function oldColors({ files, customCss }: DocusaurusSite): Promise<readonly OldColor[]> {
  const colors = new Map<string, OldColor>([[accent, { name: accent, light: undefined, dark: undefined }]]);
  for (const path of customCss) {
    const text = (await files.readText(path)) ?? '';
    for (const { name, mode, value } of colorsIn(text)) {
      const known = colors.get(name) ?? { name, light: undefined, dark: undefined };
      colors.set(name, { ...known, [mode]: value });
    }
  }
  return [...colors.values()].filter(({ light, dark }) => light !== undefined || dark !== undefined);
}

const accent = '--ifm-color-primary';

interface ColorRule {
  readonly name: string;
  readonly mode: 'light' | 'dark';
  readonly value: string;
}

function colorsIn(css: string): readonly ColorRule[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => {
    const mode = /data-theme=["']?dark/.test(selector) ? 'dark' : 'light';
    if (mode === 'light' && !/:root|html|data-theme/.test(selector)) return [];
    const pairs = [...body.matchAll(/(--ifm-[\w-]*color[\w-]*)\s*:\s*([^;]+)/g)];
    return pairs.flatMap(([, name = '', value = '']) => {
      const isShade = name !== accent && name.startsWith(accent);
      return isShade || !/^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d.,%\s/deg-]+\))$/i.test(value.trim())
        ? []
        : [{ name, mode, value: value.trim() } as const];
    });
  });
}
