// Schema of the entries of `plugins`. The descriptions are the reference documentation.
import * as z from 'zod';
import { shorthand } from './basic-schema.ts';

export const sitePlugin = shorthand(
  'name',
  z.string().min(1),
  z.strictObject({
    name: z.string().min(1).describe('Name of a package, or path of a file, starting with `./`.'),
    options: z.record(z.string(), z.unknown()).default({}).describe('Options of the plugin; see its documentation.'),
    level: z
      .enum(['error', 'warning', 'off'])
      .optional()
      .describe(
        'Severity of the problems that the checks of the plugin report; `off` skips them. Default: set by the plugin, for each check.',
      ),
  }),
).describe('A package or a file, starting with `./`. To pass options: `{ name: ./glossary.ts, options: {} }`.');
