// Reads the glossary from `glossary.yaml` in the locale's folder or, if the file does not exist, from the parent
// folder, which all locales share. A value is an explanation, or `{ term, text, link }` with a different spelling and a
// page with details.

import * as z from 'zod';
import { explainIssues } from '../../config/yaml/explain-issue.ts';
import { parseYaml } from '../../config/yaml/yaml-source.ts';
import type { Checked } from '../../model/diagnostic.ts';
import { isExternal, runsCode } from '../../text/hrefs.ts';
import type { ComponentUse, ContentFile } from './read/component.ts';

export interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  readonly text: string;
  readonly link: string | undefined;
}

/** Glossary entries by id. */
export type Glossary = ReadonlyMap<string, GlossaryEntry>;

const paths = ['/glossary.yaml', '/../glossary.yaml'];

/** Returns `undefined` if the glossary does not exist or is invalid, which is reported. */
export async function glossaryOf({ readFile, report }: ComponentUse): Promise<Glossary | undefined> {
  for (const path of paths) {
    const found = await readFile(path, readGlossary);
    if (found !== undefined) return found.words;
  }
  const hint = 'Create it with one line for each term, such as `word: What it means.`';
  report({ message: 'glossary.yaml not found in the folder of this language or its parent folder', hint });
  return undefined;
}

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String).pipe(z.string().trim().min(1));
const link = text
  .refine((href) => !runsCode(href, 'link'), 'must not be a URL that runs code')
  .refine((href) => href.startsWith('/') || isExternal(href), 'must begin with a slash or be an absolute URL');
const schema = z.record(
  z.string(),
  z.union([text, z.strictObject({ term: text.optional(), text, link: link.optional() })]),
);

interface GlossaryResult {
  /** The entries, or `undefined` if the file has an error. */
  readonly words: Glossary | undefined;
}

function readGlossary({ path, text: yaml }: ContentFile): Checked<GlossaryResult> {
  const origin = { file: path, code: 'component' } as const;
  const source = parseYaml(yaml, { ...origin, firstLine: 1 });
  const parsed = schema.safeParse(source.value ?? {});
  if (source.diagnostics.length > 0 || !parsed.success) {
    const issues = parsed.success ? [] : explainIssues(parsed.error, { ...origin, source, schema });
    const diagnostics = source.diagnostics.length > 0 ? source.diagnostics : issues;
    return { value: { words: undefined }, diagnostics };
  }
  const entries = Object.entries(parsed.data).map(([id, written]): [string, GlossaryEntry] => {
    const { term = id, text, link } = typeof written === 'string' ? { text: written } : written;
    return [id, { id, term, text, link }];
  });
  return { value: { words: new Map(entries) }, diagnostics: [] };
}
