// Converts `analytics` into a script in the head, like the entries of `scripts`. The theme's script `analytics` reads
// the service from the attributes of this script, and reports every page view to the service.
import type { RawAnalytics } from '../schema/analytics-schema.ts';
import type { RawScript } from '../schema/head-schema.ts';
import type { Report } from './resolve-config.ts';

type Script = Exclude<RawScript, string>;
type Attributes = NonNullable<Script['attributes']>;

const services = ['plausible', 'umami', 'matomo', 'ga4'] as const;

/** Returns the script, or `undefined` if `analytics` is not set or not valid. */
export function analyticsScript(raw: RawAnalytics | undefined, report: Report): Script | undefined {
  if (raw === undefined) return undefined;
  const named = services.filter((service) => raw[service] !== undefined);
  if (named.length > 1 || (named.length === 0 && raw.src === undefined)) {
    const found = named.length > 1 ? `, not ${named.join(' and ')}` : '';
    report(
      ['analytics'],
      `'analytics' must have exactly one service${found}`,
      `Set one of ${services.join(', ')}, or the src of a script`,
    );
    return undefined;
  }
  const service = named[0] ?? 'script';
  if (raw.doNotTrack !== undefined && service !== 'umami' && service !== 'matomo')
    report(
      ['analytics', 'doNotTrack'],
      "'doNotTrack' is only available with umami and matomo",
      "Remove it, or set 'category' to ask readers for consent",
    );
  if (raw.src !== undefined && (service === 'matomo' || service === 'ga4'))
    report(['analytics', 'src'], `'src' has no effect with ${service}`, 'Remove it');
  const { src, attributes } = scriptOf(raw, service);
  return {
    src: raw.src ?? src,
    ...(service === 'ga4' && { async: true }),
    attributes: { 'data-analytics': service, ...attributes, ...raw.attributes },
    ...(raw.category !== undefined && { category: raw.category }),
  };
}

function scriptOf(
  { plausible = '', umami = '', matomo, ga4 = '', doNotTrack = false }: RawAnalytics,
  service: (typeof services)[number] | 'script',
): { readonly src: string; readonly attributes: Attributes } {
  const silent: Attributes = doNotTrack ? { 'data-do-not-track': 'true' } : {};
  switch (service) {
    case 'plausible':
      return { src: 'https://plausible.io/js/script.manual.js', attributes: { 'data-domain': plausible } };
    case 'umami':
      return {
        src: 'https://cloud.umami.is/script.js',
        attributes: { 'data-website-id': umami, 'data-auto-track': 'false', ...silent },
      };
    case 'matomo': {
      const server = (matomo?.url ?? '').replace(/(?<!\/)\/*$/, '/');
      const known = { 'data-tracker': `${server}matomo.php`, 'data-site': String(matomo?.site) };
      const without: Attributes = matomo?.cookies === false ? { 'data-cookies': 'none' } : {};
      return { src: `${server}matomo.js`, attributes: { ...known, ...without, ...silent } };
    }
    case 'ga4':
      return { src: `https://www.googletagmanager.com/gtag/js?id=${ga4}`, attributes: { 'data-id': ga4 } };
    case 'script':
      return { src: '', attributes: {} };
  }
}
