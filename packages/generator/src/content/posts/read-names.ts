// Reads `authors.yaml` and `tags.yaml` in the section's folder of the default locale. The ending can also be `.yml`.
import * as z from 'zod';
import { explainIssues } from '../../config/yaml/explain-issue.ts';
import { parseYaml, type YamlSource } from '../../config/yaml/yaml-source.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Locale, Section, SiteConfig } from '../../model/config.ts';
import { type Checked, type Diagnostic, error, type Position, warning } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { AuthorEntry, AuthorPicture, PostNames, TagEntry } from '../../model/posts.ts';
import { isExternal, runsCode } from '../../text/hrefs.ts';
import { imageInfo } from '../../text/images/image-files.ts';
import { didYouMean, fileNotFound } from '../../text/wording.ts';

const text = z.string().trim().min(1);
const words = z.union([text, z.record(z.string(), text)]);

const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: words,
    title: words.optional(),
    url: text.refine((href) => isExternal(href) && !runsCode(href, 'link'), 'must be an absolute URL').optional(),
    picture: text.refine((path) => path.startsWith('/'), 'must be a path in static/, starting with a slash').optional(),
  }),
);

const tagsSchema = z.record(z.string(), z.strictObject({ label: words.optional(), description: words.optional() }));

interface NamesRequest {
  readonly files: SiteFiles;
  readonly config: SiteConfig;
  /** Files in content folders that are not sources. */
  readonly assets: ReadonlySet<SourcePath>;
  /** Paths relative to `static/`. */
  readonly staticFiles: ReadonlySet<string>;
}

/** Reads the names of tags and, for posts sections only, of authors. */
export async function readNames(request: NamesRequest, section: Section): Promise<Checked<PostNames>> {
  const [first, ...others] = request.config.locales;
  const filesOf = (name: string, locale: Locale): readonly SourcePath[] =>
    ['yaml', 'yml']
      .map((ending) => [locale.folder, section.versions[0].folder, `${name}.${ending}`].filter(Boolean).join('/'))
      .filter((path) => request.assets.has(path as SourcePath)) as SourcePath[];
  const [authorFiles, tagFiles] = [section.posts ? filesOf('authors', first) : [], filesOf('tags', first)];
  const [authors, tags] = await Promise.all([readAuthors(request, authorFiles[0]), readTags(request, tagFiles[0])]);
  const ignored = others.flatMap((locale) => [
    ...(section.posts ? filesOf('authors', locale) : []),
    ...filesOf('tags', locale),
  ]);
  return {
    value: { authors: authors.value, tags: tags.value },
    diagnostics: [
      ...authors.diagnostics,
      ...tags.diagnostics,
      ...secondFile('authors', authorFiles),
      ...secondFile('tags', tagFiles),
      ...ignored.map((file) => ignoredFile(file, first)),
    ],
  };
}

function secondFile(name: string, [used, file]: readonly SourcePath[]): readonly Diagnostic[] {
  if (used === undefined || file === undefined) return [];
  const message = `This section has more than one ${name} file`;
  const related = [{ message: 'The other file', file: used, position: undefined }];
  return [error({ code: 'posts', message, file, hint: 'Keep one and delete the other', related })];
}

function ignoredFile(file: SourcePath, { folder, code }: Locale): Diagnostic {
  return warning({
    code: 'posts',
    message: 'This file is ignored, because it is not in the folder of the default locale',
    file,
    hint: `Delete it, and write translations in the file in ${folder}/, such as { ${code}: …, … }`,
  });
}

interface NamesFile<T> {
  readonly raw: T;
  readonly source: YamlSource;
}

async function readFile<T extends object>(
  { files }: NamesRequest,
  path: SourcePath | undefined,
  schema: z.ZodType<T>,
): Promise<Checked<NamesFile<T> | undefined>> {
  const written = path && (await files.readText(path));
  if (path === undefined || written === undefined) return { value: undefined, diagnostics: [] };
  const source = parseYaml(written, { file: path, firstLine: 1, code: 'posts' });
  if (source.diagnostics.length > 0) return { value: undefined, diagnostics: source.diagnostics };
  const parsed = schema.safeParse(source.value ?? {});
  if (parsed.success) return { value: { raw: parsed.data, source }, diagnostics: [] };
  return { value: undefined, diagnostics: explainIssues(parsed.error, { file: path, code: 'posts', source, schema }) };
}

async function readAuthors(request: NamesRequest, path?: SourcePath): Promise<Checked<PostNames['authors']>> {
  const { value, diagnostics } = await readFile(request, path, authorsSchema);
  if (path === undefined || value === undefined) return { value: undefined, diagnostics };
  const problems: Diagnostic[] = [];
  const authors = new Map<string, AuthorEntry>();
  for (const [key, { name, title, url, picture }] of Object.entries(value.raw)) {
    const location = { file: path, position: value.source.positionOf([key, 'picture']) };
    const found = picture === undefined ? undefined : await readPicture(request, picture, location);
    if (found && 'code' in found) problems.push(found);
    authors.set(key, { name, title, url, picture: found && 'code' in found ? undefined : found });
  }
  return { value: authors, diagnostics: problems };
}

interface Location {
  readonly file: string;
  readonly position: Position;
}

async function readPicture(
  { files, staticFiles }: NamesRequest,
  path: string,
  location: Location,
): Promise<AuthorPicture | Diagnostic> {
  const name = path.slice(1);
  const content = staticFiles.has(name) ? await files.readBytes(`static/${name}`) : undefined;
  if (content === undefined) {
    const hint = didYouMean(name, staticFiles, (file) => `/${file}`) ?? 'Add the image to static/';
    return error({ code: 'image', message: fileNotFound(`static/${name}`), ...location, hint });
  }
  const size = imageInfo(content);
  if (size === undefined)
    return error({ code: 'image', message: `static/${name} is not an image, or its size is unknown`, ...location });
  return { path, width: size.width, height: size.height };
}

async function readTags(request: NamesRequest, path?: SourcePath): Promise<Checked<PostNames['tags']>> {
  const { value, diagnostics } = await readFile(request, path, tagsSchema);
  const entries = Object.entries(value?.raw ?? {}).map(([key, { label, description }]): readonly [string, TagEntry] => [
    key,
    { label: label ?? key, description },
  ]);
  return { value: value && new Map(entries), diagnostics };
}
