import { parseValidKeys } from '../../config/yaml/explain-issue.ts';
import { diagnostic } from '../../diagnostics/create.ts';
import type { Checked, Diagnostic, Position } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/source.ts';
import { dateHint } from './post-date.ts';
import { type PostFields, postFields } from './post-fields.ts';

interface FieldsRequest {
  readonly written: Readonly<Record<string, unknown>>;
  /** Determines the severity: a wrong field is an error in posts, and a warning on other pages. */
  readonly code: 'posts' | 'front-matter';
  readonly file: SourceFile;
  readonly keyPositions: ReadonlyMap<string, Position>;
}

interface CheckedFields extends Pick<Checked<unknown>, 'diagnostics'> {
  readonly fields: PostFields;
}

export function checkFields({ written, code, file, keyPositions }: FieldsRequest): CheckedFields {
  const { data, error } = parseValidKeys(postFields, written);
  const wrong = new Map((error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]));
  const diagnostics = [...wrong].map(([key, problem]): Diagnostic => {
    const expected = key === 'date' ? problem : 'must be a list of names';
    const message = `'${key}' ${expected}, not ${shown(written[key])}`;
    const hint = key === 'date' ? dateHint(String(written[key])) : inlineHint(key, written[key]);
    const severity = code === 'posts' ? 'error' : 'warning';
    return diagnostic(severity, { code, message, file: file.path, position: keyPositions.get(key), hint });
  });
  return { fields: data, diagnostics };
}

/** Returns a hint for authors or tags that are described in the front matter, as in Docusaurus. */
function inlineHint(key: string, value: unknown): string | undefined {
  if (![value].flat().some((each) => typeof each === 'object')) return undefined;
  return `Describe ${key} in ${key}.yaml in the folder of the section, and list their keys here`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
