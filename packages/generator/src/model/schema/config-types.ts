// Types of a configuration as it is written, for `docsgen/config`. In the published package, `scripts/declarations.js`
// replaces them with types that contain the descriptions of the schema and do not require zod.
import type * as z from 'zod';
import type { text } from './basic-schema.ts';
import type { siteConfigSchema } from './site-schema.ts';

export type SiteConfig = z.input<typeof siteConfigSchema>;

export type LocalizedText = z.input<typeof text>;
