// Font files that a site uses, and the background of its icons.
import { describe, expect, it } from 'vitest';
import { withNeutral } from '../../../../packages/generator/src/bundle/theme/colors/neutrals.ts';
import { themeColors } from '../../../../packages/generator/src/bundle/theme/colors/tokens.ts';
import { generateFonts } from '../../../../packages/generator/src/bundle/theme/fonts/generate-fonts.ts';
import { grounds } from '../../../../packages/generator/src/content/read-brand.ts';
import type { PackagedFont } from '../../../../packages/generator/src/model/schema/theme-schema.ts';
import type { FontRole } from '../../../../packages/generator/src/model/theme.ts';

const face = (file: string, weight: number, style = 'normal'): string =>
  `@font-face { font-style: ${style}; font-weight: ${weight}; src: url(./files/${file}) format('woff2'); unicode-range: U+1; }`;

/** Writes a package of a static font with the given subsets. */
function fontPackage(folder: string, parts: readonly string[]): Readonly<Record<string, string>> {
  const sheet = (weight: number, style: string): string =>
    parts.map((part) => face(`noto-${part}-${weight}-${style}.woff2`, weight, style)).join('\n');
  const metadata = {
    id: 'noto',
    family: 'Noto',
    category: 'serif',
    weights: [300, 500, 700],
    styles: ['normal', 'italic'],
  };
  return {
    [`${folder}/package.json`]: '{}',
    [`${folder}/metadata.json`]: JSON.stringify(metadata),
    ...Object.fromEntries([300, 500, 700].map((weight) => [`${folder}/${weight}.css`, sheet(weight, 'normal')])),
    [`${folder}/500-italic.css`]: sheet(500, 'italic'),
    [`${folder}/300-italic.css`]: sheet(300, 'italic'),
  };
}

interface Site {
  readonly languages: readonly [string, ...string[]];
  readonly parts: readonly string[];
  readonly body?: Partial<PackagedFont>;
  /** Default: `body`. */
  readonly roles?: readonly FontRole[];
}

/** Returns the names of the font files that the site uses. */
async function filesOf(site: Site): Promise<readonly string[]> {
  const { value } = await fontsOf(site);
  return value.files.map(({ path }) => path.replace('assets/noto-', '').replace(/\.[0-9a-f]{8}\.woff2$/, ''));
}

async function fontsOf({ languages, parts, body, roles = ['body'] }: Site) {
  const disk = fontPackage('/site/node_modules/@fontsource/noto', parts);
  const font: PackagedFont = { package: 'noto', ...body };
  const fontOf = (role: FontRole) => (roles.includes(role) ? font : undefined);
  return generateFonts({
    fonts: { body: fontOf('body'), heading: fontOf('heading'), code: fontOf('code') },
    languages,
    config: { file: 'site.config.yaml', positionOf: () => undefined },
    root: '/site/docs',
    readBytes: async () => undefined,
    readAbsolute: async (path) => {
      if (path.endsWith('.woff2')) return Buffer.from(path);
      const text = disk[path];
      if (text === undefined) throw new Error('not there');
      return Buffer.from(text);
    },
    list: async () => [],
  });
}

describe('a static font', () => {
  it('finds a font in a parent folder, with the nearest weights and the italic style', async () => {
    expect(await filesOf({ languages: ['en'], parts: ['latin', 'cyrillic'] })).toEqual([
      'latin-500-normal',
      'latin-700-normal',
      'latin-500-italic',
    ]);
  });

  it('uses the configured weights', async () => {
    const body = { weights: [300, 700], italic: false };
    expect(await filesOf({ languages: ['en'], parts: ['latin'], body })).toEqual([
      'latin-300-normal',
      'latin-700-normal',
    ]);
  });

  it.each([
    ['ru', ['cyrillic', 'latin']],
    ['sr-Latn', ['latin', 'latin-ext']],
    ['kk', ['cyrillic', 'cyrillic-ext', 'latin']],
    ['vi', ['latin', 'latin-ext', 'vietnamese']],
    ['ar', ['arabic', 'latin']],
    ['he', ['hebrew', 'latin']],
    ['el', ['greek', 'latin']],
    ['ja', ['0', '119', 'latin']],
  ])('uses for the language %s the subsets %j', async (language, expected) => {
    const parts = 'arabic cyrillic cyrillic-ext greek hebrew latin latin-ext vietnamese 0 119'.split(' ');
    const body = { weights: [500], italic: false };
    const files = await filesOf({ languages: [language], parts, body });
    expect(files.map((name) => name.replace('-500-normal', '')).sort()).toEqual([...expected].sort());
  });
});

it.each([
  ['Noto', "Unknown font 'Noto'", 'Did you mean noto?'],
  [
    'Open Sans',
    "The font 'Open Sans' is not installed",
    'Change the name to open-sans, and install it: npm install @fontsource-variable/open-sans, or @fontsource/open-sans if it is not variable',
  ],
  ['@fontsource/inter', "The font '@fontsource/inter' is not installed", 'Install it: npm install @fontsource/inter'],
])('searches for the font %s only in Fontsource packages', async (name, message, hint) => {
  const { diagnostics } = await fontsOf({ languages: ['en'], parts: ['latin'], body: { package: name } });
  expect(diagnostics).toMatchObject([{ code: 'font', message, hint }]);
});

it('uses the heading font for all heading levels, if one is configured', async () => {
  const { value } = await fontsOf({ languages: ['en'], parts: ['latin'], roles: ['body', 'heading'] });
  expect(value.css).toContain(':root{--sans:"Noto"');
  expect(value.css).toContain(';--serif:"Noto"');
  expect(value.css).toContain('@layer base{h3,h4,h5,h6{font-family:var(--serif)}}');
  expect(value.replaced).toEqual(['body', 'heading']);
  const { value: bodyOnly } = await fontsOf({ languages: ['en'], parts: ['latin'] });
  expect(bodyOnly.css).not.toContain('--serif');
});

it('uses the light background for icons', () => {
  for (const [neutral, ground] of Object.entries(grounds))
    expect(withNeutral(themeColors, neutral as keyof typeof grounds).ground.light).toBe(ground);
});
