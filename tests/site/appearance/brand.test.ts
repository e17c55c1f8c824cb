// Logo, landing page image and icon: site files that the configuration refers to.
import { describe, expect, it } from 'vitest';
import { icoFile } from '../../../packages/generator/src/bundle/theme/icons/ico-file.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const shape = '<path fill="var(--accent)" d="M0 0h8v4z"/>';
const drawing = (content = shape): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${content}</svg>\n`;
/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const siteWith = (config: string, files: SiteLiteral = {}): SiteLiteral => ({
  'site.config.yaml': `title: Manual\n${config}sections: [{ id: docs }]\n`,
  'content/en/index.md': '# Start\n',
  'content/en/docs/one.md': '# One\n',
  ...files,
});

const brandOf = (html: string): string => /<a class="brand".*?<\/a>/s.exec(html)?.[0] ?? '';

describe('without images', () => {
  it("without images, the navbar shows the site title, the landing page no image, and the icon is docsgen's", () =>
    withSite(siteWith(''), async ({ build }) => {
      const built = await build();
      expect(brandOf(built.read('index.html'))).toBe(
        '<a class="brand" href="/"><span class="brand-name">Manual</span></a>',
      );
      expect(built.read('index.html')).not.toContain('hero-picture');
      expect(built.read('index.html')).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>');
      expect(built.read('favicon.svg')).toContain('<svg');
    }));
});

describe('the logo', () => {
  it('an SVG logo is inlined in the navbar, scaled to the default height', () =>
    withSite(siteWith('logo: /logo.svg\n', { 'static/logo.svg': drawing() }), async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      const svg = `<svg viewBox="0 0 8 4" width="56" height="28" aria-hidden="true" focusable="false">${shape}</svg>`;
      expect(brandOf(built.read('docs/one/index.html'))).toContain(
        `<span class="logo">${svg}</span><span class="brand-name">Manual</span>`,
      );
    }));

  it('a logo with alternative text replaces the site title, and can have a separate file for dark mode', () =>
    withSite(
      siteWith('baseUrl: /docs/\nlogo: { src: /a.png, dark: /b.png, alt: { en: The manual } }\n', {
        'static/a.png': pixel,
        'static/b.png': pixel,
      }),
      async ({ build }) => {
        const built = await build();
        expect(built.diagnostics).toEqual([]);
        const brand = brandOf(built.read('docs/one/index.html'));
        expect(brand).toMatch(
          /<img class="on-light" src="\/docs\/a\.png\?\w{8}" width="28" height="28" alt="The manual" loading="lazy"\/>/,
        );
        expect(brand).toMatch(/<img class="on-dark" src="\/docs\/b\.png\?\w{8}"/);
        expect(brand).not.toContain('brand-name');
      },
    ));

  it('a logo with unsafe SVG is an image, with a warning if it uses colors of the page', () =>
    withSite(
      siteWith('logo: /logo.svg\n', { 'static/logo.svg': drawing(`${shape}<script>alert(1)</script>`) }),
      async ({ build }) => {
        const built = await build();
        expect(built.diagnostics).toMatchObject([
          {
            code: 'image',
            severity: 'warning',
            file: 'site.config.yaml',
            position: { line: 2, column: 7 },
            message:
              'static/logo.svg cannot use the colors of the page, because it cannot be inlined: it contains the element <script>',
          },
        ]);
        expect(brandOf(built.read('index.html'))).toMatch(/<img src="\/logo\.svg\?\w{8}"/);
        expect(built.read('index.html')).not.toContain('alert(1)');
      },
    ));

  it('a changed logo is updated on every page', () =>
    withSite(siteWith('logo: /logo.svg\n', { 'static/logo.svg': drawing() }), async ({ build, write }) => {
      await build({ cache: true });
      await write({ 'static/logo.svg': drawing('<path d="M1 1"/>') });
      const built = await build({ cache: true });
      expect(brandOf(built.read('docs/one/index.html'))).toContain('<path d="M1 1"/>');
    }));
});

it('the image of the landing page is shown only there', () =>
  withSite(siteWith('home: { image: /sheet.svg }\n', { 'static/sheet.svg': drawing() }), async ({ build }) => {
    const built = await build();
    expect(built.diagnostics).toEqual([]);
    expect(built.read('index.html')).toContain('<div class="hero-picture"><svg viewBox="0 0 8 4" width="8" height="4"');
    expect(built.read('docs/one/index.html')).not.toContain('<path fill="var(--accent)"');
  }));

it("pages, manifest and search description link to the favicon of the site instead of docsgen's", () =>
  withSite(
    siteWith('url: https://example.com\nfavicon: /brand/icon.svg\n', {
      'static/brand/icon.svg': drawing('<path d="M0 0h8v4z"/>'),
    }),
    async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(built.read('index.html')).toMatch(/<link rel="icon" href="\/brand\/icon.svg\?\w{8}"/);
      expect(built.read('manifest.webmanifest')).toContain('"src": "/brand/icon.svg"');
      expect(built.files()).not.toContain('favicon.svg');
    },
  ));

it('all icons are generated once from the favicon, and a manifest for each language', () => {
  const favicon = drawing(
    '<style>path{fill:#0b7a5b}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M0 0h8v4z"/>',
  );
  const config = [
    'locales: [{ code: en, label: English }, { code: es, label: Español }]',
    "theme: { favicon: { src: /icon.svg, ground: '#102030' } }\n",
  ];
  const files = { 'static/icon.svg': favicon, 'static/icon-512.png': pixel, 'content/es/index.md': '# Inicio\n' };
  return withSite(siteWith(config.join('\n'), files), async ({ build, write }) => {
    const built = await build({ cache: true });
    expect(built.diagnostics).toEqual([]);
    expect(/<link rel="icon".*?(?=<link rel="search"|<script|<\/head)/.exec(built.read('es/index.html'))?.[0]).toMatch(
      /^<link rel="icon" href="\/favicon.ico" sizes="32x32"\/><link rel="icon" href="\/icon.svg\?\w{8}" type="image\/svg\+xml"\/><link rel="apple-touch-icon" href="\/apple-touch-icon.png\?\w{8}"\/><link rel="manifest" href="\/es\/manifest.webmanifest"\/>$/,
    );
    expect(built.read('icon.svg')).toBe(favicon);
    expect(sizesOfIco(built.readBytes('favicon.ico'))).toEqual([16, 32, 48]);
    expect(sizeOfPng(built.readBytes('apple-touch-icon.png'))).toBe(180);
    expect(sizeOfPng(built.readBytes('icon-192.png'))).toBe(192);
    expect(sizeOfPng(built.readBytes('icon-maskable-512.png'))).toBe(512);
    // The icon that the site provides.
    expect(built.readBytes('icon-512.png')).toEqual(pixel);
    const manifest = JSON.parse(built.read('es/manifest.webmanifest'));
    expect(manifest).toMatchObject({ lang: 'es', start_url: '/es/', theme_color: '#102030' });
    const icon = (src: string, type: string, sizes: string, purpose?: string) => ({
      src: expect.stringMatching(new RegExp(`^/${src}$`)),
      type,
      sizes,
      ...(purpose && { purpose }),
    });
    expect(manifest.icons).toEqual([
      icon('icon.svg', 'image/svg+xml', 'any'),
      icon('icon-192.png\\?\\w{8}', 'image/png', '192x192'),
      icon('icon-512.png\\?\\w{8}', 'image/png', '512x512'),
      icon('icon-maskable-512.png\\?\\w{8}', 'image/png', '512x512', 'maskable'),
    ]);
    await write({ 'content/en/docs/one.md': '# Another\n' });
    const again = await build({ cache: true });
    expect(again.readBytes('favicon.ico')).toEqual(built.readBytes('favicon.ico'));
    await write({ 'static/icon.svg': drawing() });
    const other = await build({ cache: true });
    expect(other.readBytes('icon-192.png')).not.toEqual(built.readBytes('icon-192.png'));
  });
});

it('theme colors in a favicon are replaced by their values, for light and dark mode and in all icons', () => {
  const shapes = (accent: string, ink: string, other: string): string =>
    drawing(
      `<path fill="${accent}" d="M0 0h4v4z"/><path fill="${ink}" d="M4 0h2v4z"/><path fill="${other}" d="M6 0h2v4z"/>`,
    );
  const config = (lines: string): SiteLiteral =>
    siteWith(`logo: /logo.svg\nfavicon: /logo.svg\n${lines}`, {
      'static/logo.svg': shapes('var(--accent)', 'currentColor', 'var( --acme, rgb(1, 2, 3) )'),
    });
  return withSite(config("theme: { accent: { light: '#7a1f5c', dark: '#f0a0d0' } }\n"), async ({ build, write }) => {
    const built = await build({ cache: true });
    expect(built.diagnostics).toEqual([]);
    const head = /<link rel="icon" href="(\/icon-themed\.svg\?\w{8})"/;
    const before = head.exec(built.read('index.html'))?.[1];
    expect(before).toBeDefined();
    expect(built.read('icon-themed.svg')).toContain(
      '<style>:where(:root){color:#1a2032;--accent:#7a1f5c}@media (prefers-color-scheme:dark){:where(:root){color:#e3e7f0;--accent:#f0a0d0}}</style>',
    );
    // The file itself is published unchanged.
    expect(built.read('logo.svg')).toContain('fill="var(--accent)"');
    await write(config(''));
    const plain = await build({ cache: true });
    expect(plain.read('icon-themed.svg')).toContain('--accent:#1d4a9c}');
    expect(head.exec(plain.read('index.html'))?.[1]).not.toBe(before);
    expect(plain.readBytes('icon-512.png')).not.toEqual(built.readBytes('icon-512.png'));
    await write({ 'static/logo.svg': shapes('#1d4a9c', '#1a2032', 'rgb(1,2,3)') });
    const literal = await build({ cache: true });
    for (const icon of ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png'])
      expect(literal.readBytes(icon)).toEqual(plain.readBytes(icon));
    expect(literal.files()).not.toContain('icon-themed.svg');
  });
});

/** One red pixel. */
const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The same pixel as a bitmap: header size, width, twice the height, planes and bits, then BGRA and a mask. */
function redBitmap(): Buffer {
  const bitmap = Buffer.alloc(48);
  for (const [at, value] of [
    [0, 40],
    [4, 1],
    [8, 2],
  ] as const)
    bitmap.writeUInt32LE(value, at);
  bitmap.writeUInt16LE(1, 12);
  bitmap.writeUInt16LE(32, 14);
  bitmap.set([0, 0, 255, 255], 40);
  return bitmap;
}

it.each([
  ['PNG', 'png', 'image/png', red],
  ['ICO with a PNG', 'ico', 'image/x-icon', Buffer.from(icoFile([{ size: 1, png: red }]))],
  ['ICO with a bitmap', 'ico', 'image/x-icon', Buffer.from(icoFile([{ size: 1, png: redBitmap() }]))],
])('icons are generated from a favicon in the format %s', (_, ending, type, content) =>
  withSite(
    siteWith(`favicon: /brand/icon.${ending}\n`, { [`static/brand/icon.${ending}`]: content }),
    async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      const links = [...built.read('index.html').matchAll(/<link rel="(?:icon|apple-touch-icon)" href="[^"?]+/g)].join(
        ' ',
      );
      const old = ending === 'ico' ? '' : '<link rel="icon" href="/favicon.ico ';
      expect(links).toBe(
        `${old}<link rel="icon" href="/brand/icon.${ending} <link rel="apple-touch-icon" href="/apple-touch-icon.png`,
      );
      expect(built.read('index.html')).toContain(`type="${type}"`);
      expect(built.files()).not.toContain('favicon.svg');
      expect(sizesOfIco(built.readBytes('favicon.ico'))).toEqual([16, 32, 48]);
      expect(sizeOfPng(built.readBytes('apple-touch-icon.png'))).toBe(180);
      const { icons } = JSON.parse(built.read('manifest.webmanifest'));
      expect(icons.map(({ sizes }: { readonly sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    },
  ),
);

it('an ICO file in an unsupported format is a warning', () =>
  withSite(siteWith('favicon: /icon.ico\n', { 'static/icon.ico': Buffer.from([0, 0, 1, 0]) }), async ({ build }) => {
    const { diagnostics } = await build();
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        message: 'static/icon.ico contains no image in a supported format',
        hint: 'Save the icon as PNG or SVG',
      },
    ]);
  }));

it('reports a blank favicon, and colors that the theme does not have', () =>
  withSite(
    siteWith('favicon: /icon.svg\n', {
      'static/icon.svg': drawing(
        '<path fill="none" stroke="var(--acent)" d="M0 0h8v4z"/><path fill="#fff0" d="M0 0h1"/>',
      ),
    }),
    async ({ build }) => {
      const at = { code: 'image', severity: 'warning', file: 'site.config.yaml', position: { line: 2, column: 10 } };
      const { diagnostics } = await build();
      expect(diagnostics).toMatchObject([
        { ...at, message: 'The icons generated from static/icon.svg are blank' },
        {
          ...at,
          message: 'static/icon.svg uses var(--acent), but the theme has no color with that name',
          hint: 'Did you mean --accent?',
        },
      ]);
      const checked = await build({ isCheck: true });
      expect(checked.diagnostics).toEqual(diagnostics);
    },
  ));

it('a favicon can contain an image', () =>
  withSite(
    siteWith('favicon: /icon.svg\n', {
      'static/icon.svg': drawing(
        `<image width="4" height="4" href="data:image/png;base64,${red.toString('base64')}"/>`,
      ),
    }),
    async ({ build }) => {
      expect((await build()).diagnostics).toEqual([]);
      expect((await build({ isCheck: true })).diagnostics).toEqual([]);
    },
  ));

it('a logo without the site title has it as alternative text, and can set its height', () =>
  withSite(
    siteWith('theme: { logo: { src: /logo.svg, name: false, height: 20 } }\n', { 'static/logo.svg': drawing() }),
    async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      const brand = brandOf(built.read('index.html'));
      expect(brand).toContain('<svg viewBox="0 0 8 4" width="40" height="20" role="img" aria-label="Manual"');
      expect(brand).not.toContain('brand-name');
    },
  ));

describe('errors are reported at their position in the configuration', () => {
  it.each([
    ['theme: { favicon: /icn.svg }', 19, "File not found: 'static/icn.svg'"],
    ['logo: /lgo.svg', 7, "File not found: 'static/lgo.svg'"],
    ['logo: /../site.config.yaml.svg', 7, "File not found: 'static/../site.config.yaml.svg'"],
    ['favicon: /photo.jpg', 10, "Unsupported favicon format: '/photo.jpg'. Use .svg, .png or .ico"],
    ['favicon: /wrong.png', 10, 'static/wrong.png is not a PNG image'],
    ['favicon: /wrong.svg', 10, 'static/wrong.svg is not an SVG image'],
    ['home: { image: /wrong.svg }', 16, 'static/wrong.svg is not an SVG image with a viewBox'],
    ['logo: /wrong.png', 7, 'The content of static/wrong.png does not match its file extension'],
    ['logo: /logo.pdf', 7, "Unsupported image format: '/logo.pdf'. Use .svg, .png, .jpg, .webp, .gif or .avif"],
    ['logo: { src: /logo.svg, dark: /night.svg }', 31, "File not found: 'static/night.svg'"],
  ])('reports the invalid brand image %s', (line, column, message) =>
    withSite(
      siteWith(`${line}\n`, {
        'static/logo.svg': drawing(),
        'static/photo.jpg': pixel,
        'static/wrong.svg': '<p>No drawing</p>',
        'static/wrong.png': 'No picture',
      }),
      async ({ build }) => {
        const { diagnostics } = await build();
        expect(diagnostics).toMatchObject([
          { code: 'image', severity: 'error', file: 'site.config.yaml', position: { line: 2, column }, message },
        ]);
      },
    ),
  );

  it.each([
    ['logo: logo.svg', "'logo' must start with a slash, not 'logo.svg'"],
    ['logo: /a.svg\ntheme: { logo: /b.svg }', "'logo' and 'theme.logo' are the same setting"],
  ])('reports the invalid brand setting %s', (lines, message) =>
    withSite(siteWith(`${lines}\n`, { 'static/a.svg': drawing(), 'static/b.svg': drawing() }), async ({ build }) => {
      const { diagnostics } = await build();
      expect(diagnostics).toMatchObject([{ code: 'config', position: { line: 2, column: 7 }, message }]);
    }),
  );
});

const sizeOfPng = (png: Uint8Array): number => Buffer.from(png).readUInt32BE(16);

/** Sizes of the images in an icon file, as specified by each image. */
function sizesOfIco(content: Uint8Array): readonly number[] {
  const ico = Buffer.from(content);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = ico.readUInt32LE(6 + index * 16 + 12);
    expect(ico.readUInt8(6 + index * 16)).toBe(sizeOfPng(ico.subarray(at)));
    return sizeOfPng(ico.subarray(at));
  });
}
