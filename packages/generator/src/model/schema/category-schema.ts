// Schema of `_category_.yml` and `_category_.json`.
import * as z from 'zod';
import { optionalBoolean, optionalString } from './basic-schema.ts';

/** `null` for a category without a page. */
const link = z.union([
  z.null(),
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('doc'), id: z.string().min(1) }),
    z.strictObject({
      type: z.literal('generated-index'),
      slug: optionalString,
      title: optionalString,
      description: optionalString,
      image: optionalString,
      keywords: z.array(z.string()).optional(),
    }),
  ]),
]);

export const categorySchema = z.strictObject({
  label: z.string().min(1).optional(),
  description: optionalString,
  position: z.number().optional(),
  collapsible: optionalBoolean,
  collapsed: optionalBoolean,
  className: optionalString,
  link: link.optional(),
});

export type CategoryFields = z.output<typeof categorySchema>;
