// Parses `_category_.yml` and `_category_.json`, which set the label, position and index page of a folder.
import * as z from 'zod';
import { explainIssues } from '../config/yaml/explain-issue.ts';
import { parseYaml } from '../config/yaml/yaml-source.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { CategoryFile, CategoryLink, SourceText } from '../model/source.ts';
import { withoutForeignKeys } from './foreign-keys.ts';

const link = z.union([
  z.null(),
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('doc'), id: z.string().min(1) }),
    z.strictObject({
      type: z.literal('generated-index'),
      slug: z.string().optional(),
      title: z.string().optional(),
      description: z.string().optional(),
      image: z.string().optional(),
      keywords: z.array(z.string()).optional(),
    }),
  ]),
]);

const categorySchema = z.strictObject({
  label: z.string().min(1).optional(),
  description: z.string().optional(),
  position: z.number().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  link: link.optional(),
});

export function parseCategory({ text, hash, ...file }: SourceText): Checked<CategoryFile> {
  const source = parseYaml(text, { file: file.path, firstLine: 1, code: 'category' });
  const keyPositions = source.positions();
  const { value, diagnostics: unused } = withoutForeignKeys(source, 'category', file.path);
  const parsed = source.diagnostics.length > 0 ? undefined : categorySchema.safeParse(value ?? {});
  const raw = parsed?.success ? parsed.data : {};
  return {
    value: {
      file,
      hash,
      label: raw.label,
      description: raw.description,
      position: raw.position,
      isCollapsible: raw.collapsible,
      isCollapsed: raw.collapsed,
      className: raw.className,
      link: raw.link === undefined || raw.link === null ? raw.link : toLink(raw.link),
      keyPositions,
    },
    diagnostics: [
      ...unused,
      ...(parsed?.success === false
        ? explainIssues(parsed.error, { file: file.path, code: 'category', source, schema: categorySchema })
        : source.diagnostics),
    ],
  };
}

function toLink(raw: NonNullable<z.infer<typeof link>>): CategoryLink {
  if (raw.type === 'doc') return { kind: 'doc', id: raw.id };
  return {
    kind: 'generated-index',
    slug: raw.slug,
    title: raw.title,
    description: raw.description,
    image: raw.image,
    keywords: raw.keywords ?? [],
  };
}
