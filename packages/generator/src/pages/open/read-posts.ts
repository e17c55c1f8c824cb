// What sections with posts or tags need in addition to their sources: names of authors and tags, and UI strings.

import { postWords } from '../../config/languages/post-words.ts';
import { readNames } from '../../content/posts/read-names.ts';
import { error } from '../../diagnostics/create.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Section, SiteConfig } from '../../model/config.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { PostsInput } from '../../model/posts.ts';

interface PostsRequest {
  readonly files: SiteFiles;
  readonly config: SiteConfig;
  /** Files of `static/`, from that folder. */
  readonly staticFiles: ReadonlySet<string>;
  /** Sections with posts or tags. */
  readonly sections: readonly Section[];
}

export async function readPosts(request: PostsRequest): Promise<Checked<PostsInput>> {
  const { files, config, sections } = request;
  const read = await Promise.all(
    sections.map(async (section) => [section.id, await readNames(request, section)] as const),
  );
  return {
    value: { names: new Map(read.map(([id, { value }]) => [id, value])), words: await postWords(files, config) },
    diagnostics: [...read.flatMap(([, { diagnostics }]) => diagnostics), ...(await missingChangelogs(request))],
  };
}

async function missingChangelogs({ files, config }: PostsRequest): Promise<readonly Diagnostic[]> {
  const named = config.sections.flatMap(({ posts }) => {
    const { file } = posts ?? {};
    return file === undefined ? [] : typeof file === 'string' ? [file] : Object.values(file);
  });
  const found = await Promise.all(named.map((path) => files.stamp(path)));
  return named
    .filter((_, index) => found[index] === undefined)
    .map((path) => {
      const hint = 'posts.file starts at the folder of the site';
      return error({ code: 'posts', message: `There is no file ${path}`, file: config.file ?? '', hint });
    });
}
