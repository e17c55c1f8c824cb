// Schema of the key `analytics`, which is converted to a script like the entries in `scripts`. The theme's `analytics`
// script reads the service from the attributes of this script, and reports every page view to the service.
import * as z from 'zod';
import { complain, identifier, optionalBoolean, optionalNonEmptyString } from './basic-schema.ts';
import type { Script } from './head-schema.ts';

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an absolute URL, such as https://count.example.com/a.js',
});

const written = z.strictObject({
  plausible: optionalNonEmptyString.describe('Plausible: the domain of the site, as registered in Plausible.'),
  umami: optionalNonEmptyString.describe('Umami: the website ID.'),
  matomo: z
    .strictObject({
      url: address.describe('URL of the Matomo server, such as `https://stats.example.com/`.'),
      site: z.union([z.int(), z.string().min(1)]).describe('ID of the site in Matomo.'),
      cookies: optionalBoolean.describe('Whether Matomo sets cookies. Default: true.'),
    })
    .optional()
    .describe('Matomo: the server and the site ID.'),
  ga4: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be an ID such as G-ABC123')
    .optional()
    .describe('Google Analytics 4: the measurement ID.'),
  src: optionalNonEmptyString.describe(
    'URL of the script, or a path in `static/`. With `plausible` or `umami`, replaces the script of their cloud service; on its own, loads the script of any other service.',
  ),
  attributes: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('Additional attributes of the `<script>` element, by name.'),
  category: identifier
    .optional()
    .describe(
      'Consent category, such as `analytics`. Nothing is loaded until the reader consents to it. Default: none, page views are counted without asking.',
    ),
  doNotTrack: optionalBoolean.describe(
    'With `umami` or `matomo`: whether to skip readers whose browser sends “Do Not Track”. Default: false.',
  ),
});

type WrittenAnalytics = z.output<typeof written>;

const services = ['plausible', 'umami', 'matomo', 'ga4'] as const;

type Service = (typeof services)[number] | 'script';

export const analytics = written.transform((service, context): Script => {
  const named = services.filter((name) => service[name] !== undefined);
  if (named.length > 1 || (named.length === 0 && service.src === undefined)) {
    const found = named.length > 1 ? `, not ${named.join(' and ')}` : '';
    const hint = `Set one of ${services.join(', ')}, or the src of a script`;
    complain(context, `'analytics' must have exactly one service${found}`, { hint });
    return z.NEVER;
  }
  const name = named[0] ?? 'script';
  checkKeys(service, name, context);
  const { src, attributes } = scriptOf(service, name);
  return {
    src: service.src ?? src,
    ...(name === 'ga4' && { async: true }),
    attributes: { 'data-analytics': name, ...attributes, ...service.attributes },
    category: service.category,
  };
});

function checkKeys({ src, doNotTrack }: WrittenAnalytics, name: Service, context: z.core.$RefinementCtx): void {
  if (doNotTrack !== undefined && name !== 'umami' && name !== 'matomo')
    complain(context, "'doNotTrack' is only available with umami and matomo", {
      at: ['doNotTrack'],
      hint: "Remove it, or set 'category' to ask readers for consent",
    });
  if (src !== undefined && (name === 'matomo' || name === 'ga4'))
    complain(context, `'src' has no effect with ${name}`, { at: ['src'], hint: 'Remove it' });
}

function scriptOf(
  { plausible = '', umami = '', matomo, ga4 = '', doNotTrack = false }: WrittenAnalytics,
  name: Service,
): { readonly src: string; readonly attributes: NonNullable<Script['attributes']> } {
  const silent = doNotTrack ? { 'data-do-not-track': 'true' } : undefined;
  switch (name) {
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
      const without = matomo?.cookies === false ? { 'data-cookies': 'none' } : undefined;
      return { src: `${server}matomo.js`, attributes: { ...known, ...without, ...silent } };
    }
    case 'ga4':
      return { src: `https://www.googletagmanager.com/gtag/js?id=${ga4}`, attributes: { 'data-id': ga4 } };
    case 'script':
      return { src: '', attributes: {} };
  }
}
