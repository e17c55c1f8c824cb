// Logo and favicon.
import { isExternal, type LocalizedText } from 'docsgen/internals';
import type { Plain } from '../../yaml-text.ts';
import { sitePath, staticPaths } from './links/addresses.ts';
import { inTheme } from './links/links.ts';
import { themeText, type Work } from './work.ts';

export function logoOf(work: Work): Plain {
  const navbar = work.themeConfig.map('navbar');
  const logo = navbar.map('logo');
  const written = logo.text('src');
  const isNamed = navbar.text('title') !== undefined;
  const home: unknown = Object(logo.value).href;
  if (typeof home === 'string' && sitePath(work.site, home) === '/') logo.skip('href');
  if (written === undefined) return undefined;
  const src = sitePath(work.site, written);
  if (isExternal(written) || !staticPaths(work.placement).has(src)) {
    const message = `The logo ${written} does not exist in static/`;
    const hint = 'Add it to static/, and set theme.logo';
    work.lose(inTheme(logo, 'src'), message, hint);
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

/** Next to the site's name, alternative text such as “Jest Logo” would repeat it. */
function altOf(work: Work): LocalizedText | undefined {
  const navbar = work.themeConfig.map('navbar');
  const [alt, title] = [navbar.map('logo').text('alt'), navbar.text('title')];
  const words = (alt ?? '')
    .toLowerCase()
    .replace(/\b(the|site|logo|icon)\b/g, '')
    .trim();
  const names = title === undefined ? [] : [work.site.title.toLowerCase(), title.toLowerCase()];
  if (alt === undefined || words === '' || names.some((name) => name.includes(words))) return undefined;
  return themeText(work, alt, { file: 'navbar', key: 'logo.alt' });
}

function heightOf(written: unknown): number | undefined {
  const height = Math.round(Number(String(written ?? '').replace(/px$/, '')));
  return height > 0 && height !== 28 ? Math.min(48, Math.max(16, height)) : undefined;
}

export function faviconOf(work: Work): Plain {
  const written = work.config.text('favicon');
  if (written === undefined) return undefined;
  const path = sitePath(work.site, written);
  if (/\.(svg|png|ico)$/i.test(path) && staticPaths(work.placement).has(path)) return path;
  const message = `The icon ${written} is not an SVG, PNG or ICO file in static/`;
  const hint = 'Add one, and set theme.favicon to its path';
  work.lose(['favicon'], message, hint);
  return undefined;
}
