// Generates the styles and files of a site's fonts, which replace the theme's fonts.
import type { SiteConfig, Theme } from '../../../model/config.ts';
import type { Checked, Diagnostic } from '../../../model/diagnostic.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { FontRole, SiteFonts } from '../../../model/theme.ts';
import { type FontKind, standIn } from './fallback-font.ts';
import { type FoundFont, faceFile, faceRule } from './font-face.ts';
import { packagedFont } from './packaged-font.ts';
import { siteFont } from './site-font.ts';
import { writingOf } from './subsets.ts';

interface FontsRequest {
  readonly fonts: NonNullable<Theme['font']>;
  readonly config: Pick<SiteConfig, 'file' | 'positionOf'>;
  /** Language tags of the site, starting with the default locale. */
  readonly languages: readonly [string, ...string[]];
  /** Absolute path of the site's root. */
  readonly root: string;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  readonly list: (folder: string, which: 'visible') => Promise<readonly string[]>;
}

const roles: readonly FontRole[] = ['body', 'heading', 'code'];

/** CSS variable that the theme uses for each role. */
const tokens: Readonly<Record<FontRole, string>> = { body: '--sans', heading: '--serif', code: '--mono' };

const generic: Readonly<Record<FontKind, string>> = {
  sans: 'system-ui,sans-serif',
  serif: 'Georgia,serif',
  mono: 'ui-monospace,Menlo,Consolas,monospace',
};

export async function generateFonts(request: FontsRequest): Promise<Checked<SiteFonts>> {
  const found = new Map<FontRole, FoundFont>();
  const diagnostics: Diagnostic[] = [];
  for (const role of roles) {
    const font = request.fonts[role];
    if (font === undefined) continue;
    const search = { ...request, role };
    const checked = await ('files' in font ? siteFont(font, search) : packagedFont({ ...search, font }));
    diagnostics.push(...checked.diagnostics);
    if (checked.value) found.set(role, checked.value);
  }
  return { value: stylesOf(found, request), diagnostics };
}

function stylesOf(found: ReadonlyMap<FontRole, FoundFont>, { languages }: FontsRequest): SiteFonts {
  const rules = new Set<string>();
  const files = new Map<string, OutputFile>();
  for (const { family, kind, faces } of found.values()) {
    for (const face of faces) {
      const file = faceFile(face);
      files.set(file.path, file);
      rules.add(faceRule(family, face, file));
    }
    const measures = faces.flatMap((face) => (face.style === 'normal' && face.measures ? face.measures : []));
    rules.add(standIn({ family: fallbackName(family), kind, writing: writingOf(languages[0]), measures }));
  }
  const values = [...found].map(([role, { family, kind }]) => {
    return `${tokens[role]}:"${family}","${fallbackName(family)}",${generic[kind]}`;
  });
  const css = [
    ...rules,
    values.length > 0 ? `@layer tokens{:root{${values.join(';')}}}` : '',
    // A heading font also applies to headings of lower levels, for which the theme uses its body font.
    found.has('heading') ? '@layer base{h3,h4,h5,h6{font-family:var(--serif)}}' : '',
    firefoxPreload(found),
  ];
  return { css: css.join(''), files: [...files.values()], replaced: [...found.keys()] };
}

const fallbackName = (family: string): string => `${family} Fallback`;

/**
 * Makes Firefox load the fallback fonts before they are needed. The theme's `fonts.css` does the same for its fonts,
 * but the theme has no code font.
 */
function firefoxPreload(found: ReadonlyMap<FontRole, FoundFont>): string {
  const rule = (selector: string, role: FontRole, more = ''): string => {
    const font = found.get(role);
    return font === undefined
      ? ''
      : `${selector}{${more}font-family:"${fallbackName(font.family)}",${generic[font.kind]}}`;
  };
  const rules =
    rule('html::before,html::after', 'body') +
    rule('body::before', 'heading') +
    rule('body::after', 'code', 'content:"";position:absolute;inline-size:1ch;font-size:1px;font-weight:400;') +
    // `::before` and `::after` are already used. `head` is not displayed, but browsers compute its styles.
    rule('head', 'code', 'inline-size:1ch;font-weight:700;');
  return rules === '' ? '' : `@supports(-moz-appearance:none){${rules}}`;
}
