// The words that a site explains: `glossary.yaml` in the folder of a language, else the one above, for all languages.
// A key with its explanation is enough; `{ term, text, link }` gives it another spelling and a page that says more.

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

/** By id. */
export type Glossary = ReadonlyMap<string, GlossaryEntry>;

const places = ['/glossary.yaml', '/../glossary.yaml'];

/** `undefined`: there is none, or a wrong one, which is told. */
export async function glossaryOf({ readFile, tell }: ComponentUse): Promise<Glossary | undefined> {
  for (const place of places) {
    const found = await readFile(place, readGlossary);
    if (found !== undefined) return found.words;
  }
  const hint = 'Write the words that the site explains there, each with its explanation: word: What it means.';
  tell({ message: 'There is no glossary.yaml in the folder of this language, nor above it', hint });
  return undefined;
}

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String).pipe(z.string().trim().min(1));
const link = text
  .refine((href) => !runsCode(href, 'link'), 'must not be code that browsers run')
  .refine((href) => href.startsWith('/') || isExternal(href), 'must begin with a slash or be a whole address');
const schema = z.record(
  z.string(),
  z.union([text, z.strictObject({ term: text.optional(), text, link: link.optional() })]),
);

interface Read {
  /** `undefined`: something in the file is wrong. */
  readonly words: Glossary | undefined;
}

function readGlossary({ path, text: yaml }: ContentFile): Checked<Read> {
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
