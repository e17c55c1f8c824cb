// Parses `_category_.yml` and `_category_.json`, which set the label, position and index page of a folder.
import { explainIssues } from '../config/yaml/explain-issue.ts';
import { parseYaml } from '../config/yaml/yaml-source.ts';
import type { Checked } from '../model/diagnostic.ts';
import { categorySchema } from '../model/schema/category-schema.ts';
import type { CategoryFile, SourceText } from '../model/source.ts';
import { withoutForeignKeys } from './foreign-keys.ts';

export function parseCategory({ text, hash, ...file }: SourceText): Checked<CategoryFile> {
  const source = parseYaml(text, { file: file.path, firstLine: 1, code: 'category' });
  const keyPositions = source.positions();
  const { value, diagnostics: unused } = withoutForeignKeys(source, 'category', file.path);
  const parsed = source.diagnostics.length > 0 ? undefined : categorySchema.safeParse(value ?? {});
  return {
    value: { ...parsed?.data, file, hash, keyPositions },
    diagnostics: [
      ...unused,
      ...(parsed?.success === false
        ? explainIssues(parsed.error, { file: file.path, code: 'category', source, schema: categorySchema })
        : source.diagnostics),
    ],
  };
}
