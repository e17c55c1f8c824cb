// What sections of posts need beside their sources: the names of authors and tags, and the words of titles.

import { postWords } from '../languages/post-words.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { PostsInput } from '../model/posts.ts';
import { readNames } from '../posts/read-names.ts';

interface PostsRequest {
  readonly files: SiteFiles;
  readonly config: SiteConfig;
  /** Files of `static/`, from that folder. */
  readonly staticFiles: ReadonlySet<string>;
}

export async function readPosts(request: PostsRequest): Promise<Checked<PostsInput>> {
  const { files, config } = request;
  const sections = config.sections.filter(({ posts }) => posts !== undefined);
  const read = await Promise.all(
    sections.map(async (section) => [section.id, await readNames(request, section)] as const),
  );
  return {
    value: { names: new Map(read.map(([id, { value }]) => [id, value])), words: await postWords(files, config) },
    diagnostics: read.flatMap(([, { diagnostics }]) => diagnostics),
  };
}
