// What counts the readers of a site: the key `analytics`. Long descriptions are the documentation.
import * as z from 'zod';

const address = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address, such as https://count.example.com/a.js',
});

export const analytics = z.strictObject({
  plausible: z.string().min(1).optional().describe('Plausible: the domain of the site as it is called there.'),
  umami: z.string().min(1).optional().describe('Umami: the id of the website.'),
  matomo: z
    .strictObject({
      url: address.describe('The address of the Matomo server: `https://stats.example.com/`.'),
      site: z.union([z.int(), z.string().min(1)]).describe('The id of the site there.'),
      cookies: z.boolean().optional().describe('Whether it keeps cookies. Default: true.'),
    })
    .optional()
    .describe('Matomo.'),
  ga4: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be an id such as G-ABC123')
    .optional()
    .describe('Google Analytics 4: the measurement id.'),
  src: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The address of the script, or a file of `static/`: with `plausible` or `umami`, instead of the one in their cloud; alone, that of any other service.',
    ),
  attributes: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('Further attributes of the script, by name.'),
  category: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and dashes, beginning with a letter')
    .optional()
    .describe(
      'What readers are asked for before anything is loaded or counted, such as `analytics`. Default: nothing, every page is counted.',
    ),
  doNotTrack: z
    .boolean()
    .optional()
    .describe(
      'With `umami` or `matomo`: whether readers whose browser asks not to be followed are left out. Default: false.',
    ),
});

export type RawAnalytics = z.infer<typeof analytics>;
