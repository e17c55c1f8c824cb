// Effects of the configuration keys `theme` and `css`, and that sites without these keys are not affected.
import { describe, expect, it } from 'vitest';
import { compiledBundle } from '../client-file.ts';
import { countBundling } from '../count-bundling.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const bundle = compiledBundle();
const themeCss = Buffer.from(bundle.files.find(({ path }) => path === bundle.stylesheets[0])?.content ?? '').toString();

const siteWith = (config: string, files: SiteLiteral = {}): SiteLiteral => ({
  'site.config.yaml': `title: Manual\nbaseUrl: /docs/\nlocales: [{ code: en }]\nsections: [{ id: docs }]\n${config}`,
  'content/en/index.md': '# Start\n',
  'content/en/docs/one.md': '# One\n\n## Two\n\nText\n',
  'content/en/docs/more/_category_.yml': 'label: More\nlink: { type: generated-index }\n',
  'content/en/docs/more/a.md': '# A\n',
  ...files,
});

/** The part of the style sheet that is specific to the site, after the part that all sites share. */
function addedStyles(built: BuiltSite): string {
  const sheets = built.files().filter((path) => path.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  const css = built.read(sheets[0] ?? '');
  expect(css.startsWith(themeCss)).toBe(true);
  return css.slice(themeCss.length);
}

const criticalOf = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

describe('a site without a custom theme', () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>';
  const configs = ['', 'theme: {}\n', 'theme: { neutral: warm }\n', 'theme: { logo: /logo.svg }\n'];
  it.each(configs)('a site without a custom theme is not changed by the feature (%j)', (config) =>
    withSite(siteWith(config, { 'static/logo.svg': logo }), async ({ build }) => {
      const { built, bundled } = await countBundling(build);
      expect(bundled).toBe(0);
      expect(built.diagnostics).toEqual([]);
      expect(built.files().filter((path) => path.endsWith('.css'))).toEqual(bundle.stylesheets);
      expect(addedStyles(built)).toBe('');
      expect(criticalOf(built.read('docs/one/index.html'))).toBe(bundle.criticalCss);
    }),
  );
});

describe('a custom theme', () => {
  const theme = `theme:
  accent: '#7a1f5c'
  neutral: cool
  codeTheme: night
  radius: large
  density: compact
  width: wide
  sidebar: none
  toc: none
`;

  it('theme settings are in the style sheet and in each page, without additional files', () =>
    withSite(siteWith(theme), async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      const added = addedStyles(built);
      const critical = criticalOf(built.read('docs/one/index.html')).slice(bundle.criticalCss.length);
      for (const rules of [added, critical]) expect(rules).toMatch(/--accent:light-dark\(#7a1f5c,#\w{6}\)/);
      expect(critical).toMatch(/^@layer first\{.*--navbar:.*\}$/);
      expect(critical.length).toBeLessThan(350);
      expect(added).toContain('--accent-ground:light-dark(');
      expect(added).toContain('--radius:.75rem');
      expect(added).toContain('figure.code{color-scheme:dark');
      expect(built.read('docs/one/index.html')).not.toContain('class="contents"');
      // On phones, the menu still contains them.
      expect(built.read('docs/one/index.html')).toContain('class="sidebar"');
    }));

  it('the generated theme is cached, and generated again if its settings change', () =>
    withSite(siteWith(theme), async ({ build, write, verify }) => {
      await build({ cache: true });
      const again = await build({ cache: true });
      expect(again.published?.written).toBe(0);
      await write({ '.docsgen/cache/look/colors.json': 'damaged' });
      expect((await build({ cache: true, force: true })).published?.written).toBe(0);
      await write(siteWith(theme.replace("'#7a1f5c'", '{ light: darkgreen }')));
      const other = await build({ cache: true });
      // The dark mode color is derived from the light mode color.
      expect(addedStyles(other)).toMatch(/--accent:light-dark\(#006400,#(?!006400|94b6ff)/);
      expect((await verify({ cache: true })).diagnostics).toEqual([]);
    }));
});

describe('a site that is always dark', () => {
  const dark = (accent: string): string =>
    `colorMode: { default: dark, switch: false }\ntheme: { accent: '${accent}' }\n`;

  it('a site in dark mode only is warned about the contrast of its dark accent color only', () =>
    withSite(siteWith(dark('#ffd400')), async ({ build, write }) => {
      const told = async () =>
        (await build({ isCheck: true })).diagnostics.map(({ code, message }) => `${code}: ${message}`);
      expect(await told()).toEqual([]);
      await write(siteWith(dark('#333')));
      expect(await told()).toEqual([expect.stringMatching(/^contrast: The accent color #333333 .* in dark mode/)]);
    }));
});

/** Rules outside of the layer. */
function withoutLayer(css: string): string {
  let rest = css;
  while (/\{[^{}]*\}/.test(rest))
    rest = rest.replace(/(@layer site)?[^{}]*\{[^{}]*\}/g, (_all, layer) => (layer ? '' : '·'));
  return rest.trim();
}

describe('style sheets of the site', () => {
  const files: SiteLiteral = {
    'styles.css': `@import './parts/bar.css';
.hero { & h1 { color: teal } background: url('./art/dots.svg') }
@font-face { font-family: Own; src: url(/fonts/own.woff2) }
.far { background: url(https://example.com/a.png) }
`,
    'parts/bar.css': '.navbar { border: 0; mask: url("../art/dots.svg#a") }\n',
    'art/dots.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'static/fonts/own.woff2': 'a font',
  };

  it("style sheets of the site are one layer after the theme's, with their imports, images and fonts", () =>
    withSite(siteWith('css: [./styles.css]\n', files), async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      const added = addedStyles(built);
      expect(withoutLayer(added)).toBe('');
      expect(added).toMatch(/\.hero h1\{color:teal\}|\.hero\{.*h1\{color:teal\}/);
      const [picture = ''] = built.files().filter((path) => path.startsWith('assets/dots.'));
      expect(picture).toMatch(/^assets\/dots\.\w{8}\.svg$/);
      expect(added).toContain(`url(/docs/${picture})`);
      expect(added).toContain('url(/docs/fonts/own.woff2)');
      expect(added).toContain('url(https://example.com/a.png)');
    }));

  it('style sheets are bundled again only if one of their files has changed', () =>
    withSite(siteWith('css: [./styles.css]\n', files), async ({ build, write }) => {
      const first = await countBundling(() => build({ cache: true }));
      const second = await countBundling(() => build({ cache: true }));
      expect([first.bundled, second.bundled, second.built.published?.written]).toEqual([1, 0, 0]);
      expect(addedStyles(second.built)).toBe(addedStyles(first.built));
      await write({ 'parts/bar.css': '.navbar { border: 1px solid }\n' });
      const changed = await countBundling(() => build({ cache: true }));
      expect([addedStyles(changed.built).includes('1px solid'), changed.bundled]).toEqual([true, 1]);
    }));
});
