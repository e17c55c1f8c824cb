// Schema of the keys for checks and limits.
import * as z from 'zod';

const checkLevel = z.enum(['error', 'warning', 'off']);

export const checks = z
  .strictObject({
    links: checkLevel.default('error').describe('Links to pages that do not exist. Default: `error`.'),
    anchors: checkLevel.default('error').describe('Links to headings that do not exist. Default: `error`.'),
    images: checkLevel.default('error').describe('Images and files that do not exist. Default: `error`.'),
    duplicateRoutes: checkLevel.default('error').describe('Two pages with the same URL. Default: `error`.'),
    translations: checkLevel.default('off').describe('Translations that are missing or outdated. Default: `off`.'),
    foreignSyntax: checkLevel
      .default('warning')
      .describe('Markdown syntax of other tools, and unknown code languages. Default: `warning`.'),
  })
  .prefault({})
  .describe(
    'Severity of each check: an `error` fails the build, a `warning` is only printed, `off` skips the check. In a folder without a configuration, all of them are warnings. With `--strict`, warnings are errors.',
  );

/** Settings that report all problems in pages as warnings. */
export const lenientChecks = {
  links: 'warning',
  anchors: 'warning',
  images: 'warning',
  duplicateRoutes: 'warning',
} as const;

export const externalLinks = z
  .strictObject({
    ignore: z
      .array(z.string())
      .default([])
      .describe('URLs to skip. `*` matches any characters: `https://intranet.example.com/*`.'),
  })
  .prefault({})
  .describe('Options of `docsgen check --external`, which checks links to other sites.');

export const budgets = z
  .strictObject({
    script: z
      .number()
      .positive()
      .optional()
      .describe('Maximum size of the JavaScript that a page loads by itself, in kB after gzip. Default: no limit.'),
  })
  .prefault({})
  .describe('Size limits. A build that exceeds one of them fails.');
