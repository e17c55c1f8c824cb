// Schema of the key `analytics`. The descriptions are the reference documentation.
import * as z from 'zod';

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an absolute URL, such as https://count.example.com/a.js',
});

export const analytics = z.strictObject({
  plausible: z.string().min(1).optional().describe('Plausible: the domain of the site, as registered in Plausible.'),
  umami: z.string().min(1).optional().describe('Umami: the website ID.'),
  matomo: z
    .strictObject({
      url: address.describe('URL of the Matomo server, such as `https://stats.example.com/`.'),
      site: z.union([z.int(), z.string().min(1)]).describe('ID of the site in Matomo.'),
      cookies: z.boolean().optional().describe('Whether Matomo sets cookies. Default: true.'),
    })
    .optional()
    .describe('Matomo: the server and the site ID.'),
  ga4: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be an ID such as G-ABC123')
    .optional()
    .describe('Google Analytics 4: the measurement ID.'),
  src: z
    .string()
    .min(1)
    .optional()
    .describe(
      'URL of the script, or a path in `static/`. With `plausible` or `umami`, replaces the script of their cloud service; on its own, loads the script of any other service.',
    ),
  attributes: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('Additional attributes of the `<script>` element, by name.'),
  category: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and dashes, and start with a letter')
    .optional()
    .describe(
      'Consent category, such as `analytics`. Nothing is loaded until the reader consents to it. Default: none, page views are counted without asking.',
    ),
  doNotTrack: z
    .boolean()
    .optional()
    .describe('With `umami` or `matomo`: whether to skip readers whose browser sends “Do Not Track”. Default: false.'),
});

export type RawAnalytics = z.infer<typeof analytics>;
