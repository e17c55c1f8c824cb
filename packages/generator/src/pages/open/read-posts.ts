import { postStrings } from '../../config/languages/load-languages.ts';
import { readNames } from '../../content/posts/read-names.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Section, SiteConfig } from '../../model/config.ts';
import { type Checked, type Diagnostic, error } from '../../model/diagnostic.ts';
import type { PostsInput } from '../../model/posts.ts';
import type { SourceTree } from '../../model/source.ts';
import { fileNotFound } from '../../text/wording.ts';

interface PostsRequest {
  readonly files: SiteFiles;
  readonly config: SiteConfig;
  readonly assets: SourceTree['assets'];
  /** Files in `static/`, as paths relative to it. */
  readonly staticFiles: ReadonlySet<string>;
  /** Sections that have posts or tags. */
  readonly sections: readonly Section[];
}

export async function readPosts(request: PostsRequest): Promise<Checked<PostsInput>> {
  const { files, config, sections } = request;
  const read = await Promise.all(
    sections.map(async (section) => [section.id, await readNames(request, section)] as const),
  );
  return {
    value: { names: new Map(read.map(([id, { value }]) => [id, value])), strings: await postStrings(files, config) },
    diagnostics: [...read.flatMap(([, { diagnostics }]) => diagnostics), ...(await missingChangelogs(request))],
  };
}

async function missingChangelogs({ files, config }: PostsRequest): Promise<readonly Diagnostic[]> {
  const paths = config.sections.flatMap(({ posts }) => {
    const { file } = posts ?? {};
    return file === undefined ? [] : typeof file === 'string' ? [file] : Object.values(file);
  });
  const found = await Promise.all(paths.map((path) => files.stamp(path)));
  return paths
    .filter((_, index) => found[index] === undefined)
    .map((path) => {
      const hint = "The path in posts.file is resolved from the site's root directory";
      return error({ code: 'posts', message: fileNotFound(path), file: config.file ?? '', hint });
    });
}
