// Logo and icon. docsgen makes all icons from an SVG drawing: of an icon that is a PNG picture, such a drawing is
// written around it.
import type { LocalizedText } from '../../../model/config.ts';
import { isExternal } from '../../../text/hrefs.ts';
import { pictureFile } from '../../../text/picture-size.ts';
import type { MigratedFile } from '../../migration.ts';
import { type Plain, Remarked } from '../../yaml-text.ts';
import { sitePath, staticPaths } from './addresses.ts';
import { largestPng } from './icon-pictures.ts';
import { inTheme } from './links.ts';
import { textWith, type Work } from './work.ts';

interface BrandKeys {
  readonly logo: Plain;
  readonly favicon: Plain;
  readonly files: readonly MigratedFile[];
}

export async function brandOf(work: Work): Promise<BrandKeys> {
  return { logo: logoOf(work), ...(await faviconOf(work)) };
}

function logoOf(work: Work): Plain {
  const navbar = work.themeConfig.map('navbar');
  const logo = navbar.map('logo');
  const written = logo.text('src');
  const isNamed = navbar.text('title') !== undefined;
  logo.skip('target', 'width', 'style', 'className');
  tellHome(work);
  if (written === undefined) return undefined;
  const src = sitePath(work.site, written);
  if (isExternal(written) || !staticPaths(work.placement).has(src)) {
    work.tell({
      message: `The logo ${written} is no file of static/`,
      hint: 'Put it there, and write theme.logo',
      at: inTheme(logo, 'src'),
      isMissing: true,
    });
    return undefined;
  }
  const inDark = logo.text('srcDark');
  const dark = inDark === undefined || inDark === written ? undefined : sitePath(work.site, inDark);
  const alt = altOf(work);
  const height = heightOf(logo.raw('height'));
  const name = isNamed === (alt === undefined) ? undefined : isNamed;
  if (dark === undefined && alt === undefined && height === undefined && name === undefined) return src;
  return { src, dark, alt, name, height };
}

/** Beside the site's name, a text such as “Jest Logo” would only be read out twice. */
function altOf(work: Work): LocalizedText | undefined {
  const navbar = work.themeConfig.map('navbar');
  const [alt, title] = [navbar.map('logo').text('alt'), navbar.text('title')];
  const words = (alt ?? '')
    .toLowerCase()
    .replace(/\b(the|site|logo|icon)\b/g, '')
    .trim();
  const names = title === undefined ? [] : [work.site.title.toLowerCase(), title.toLowerCase()];
  if (alt === undefined || words === '' || names.some((name) => name.includes(words))) return undefined;
  const { locales } = work.site;
  return textWith(work, alt, (code) => locales.find((each) => each.code === code)?.navbar.get('logo.alt'));
}

function heightOf(written: unknown): number | undefined {
  const height = Math.round(Number(String(written ?? '').replace(/px$/, '')));
  return height > 0 && height !== 28 ? Math.min(48, Math.max(16, height)) : undefined;
}

function tellHome(work: Work): void {
  const logo = work.themeConfig.map('navbar').map('logo');
  const home = logo.text('href');
  if (home === undefined || sitePath(work.site, home) === '/') return;
  work.tell({
    message: `The logo leads to the site's start, and not to ${home}`,
    hint: 'Write a link into navbar.items',
    at: inTheme(logo, 'href'),
  });
}

async function faviconOf(work: Work): Promise<Omit<BrandKeys, 'logo'>> {
  const written = work.config.text('favicon');
  if (written === undefined) return { favicon: undefined, files: [] };
  const path = sitePath(work.site, written);
  const file = work.placement.files.find(({ to }) => to === `static${path}`);
  if (file && path.toLowerCase().endsWith('.svg')) return { favicon: path, files: [] };
  const bytes = file && (await work.site.files.readBytes(file.from));
  const png = bytes && largestPng(bytes);
  const size = png && pictureFile(png);
  const hasOwn = staticPaths(work.placement).has('/favicon.svg');
  if (!file || !png || !size || hasOwn) {
    const isThere = file && path.toLowerCase().endsWith('.ico') && path !== '/favicon.ico' && !hasOwn;
    work.tell({
      message: `The icon ${written} is no SVG drawing, of which docsgen makes the icons of a site`,
      hint: 'Put a drawing into static/, and write theme.favicon',
      at: ['favicon'],
      isMissing: true,
    });
    return { favicon: undefined, files: isThere ? [{ path: 'static/favicon.ico', copyOf: file.from }] : [] };
  }
  const { width, height } = size;
  const picture = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<image href="${picture}" width="${width}" height="${height}"/>`,
    '</svg>',
  ];
  const comment = `${written}, in the form of a drawing: put a real one in its place when there is one.`;
  return {
    favicon: new Remarked(comment, '/favicon.svg'),
    files: [{ path: 'static/favicon.svg', text: `${svg.join('\n')}\n`, from: file.from }],
  };
}
