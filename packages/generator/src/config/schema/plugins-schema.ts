// The plugins of a site as `site.config.yaml` names them. Long descriptions are the documentation.
import * as z from 'zod';

export const sitePlugin = z
  .union([
    z.string().min(1),
    z.strictObject({
      name: z.string().min(1).describe('A package, or a file that begins with `./`.'),
      options: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('The options that the plugin gets; its documentation says which there are.'),
      level: z
        .enum(['error', 'warning', 'off'])
        .optional()
        .describe(
          'How serious what its checks find is; with `off` they are not made. Default: as the plugin says of each.',
        ),
    }),
  ])
  .describe('A package, or a file that begins with `./`; with options: `{ name: ./glossary.ts, options: {} }`.');

export type RawSitePlugin = z.infer<typeof sitePlugin>;
