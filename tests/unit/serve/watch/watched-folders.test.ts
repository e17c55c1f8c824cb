// Which folders are watched, and which are skipped.
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FoldersRequest, watchedFolders } from '../../../../packages/generator/src/serve/watch/watched-folders.ts';

const root = join(sep, 'home', 'site');
const request: FoldersRequest = {
  root,
  config: undefined,
  configFile: undefined,
  codeInputs: [],
  ignored: ['build'],
};

const isWatched = (path: string, changes: Partial<FoldersRequest> = {}): boolean =>
  !watchedFolders({ ...request, ...changes }).isIgnored(join(root, path));

describe('in a site', () => {
  it.each(['content', 'content/en/guide', 'pages', 'pages/en', 'static/.well-known', 'static/..notes'])(
    'the folder %s of a site is watched',
    (path) => {
      expect(isWatched(path)).toBe(true);
    },
  );

  it.each(['build', 'build/en', 'node_modules', 'content/.git', 'content/node_modules', 'other'])(
    'the folder %s of a site is not watched',
    (path) => {
      expect(isWatched(path)).toBe(false);
    },
  );

  it('the folder of a configuration outside of the site is watched, and strings/ next to it', () => {
    expect(watchedFolders({ ...request, configFile: '../shared/site.config.yaml' }).folders).toEqual([
      root,
      join(sep, 'home', 'shared'),
      join(sep, 'home', 'shared', 'strings'),
    ]);
  });

  it('folders with modules that the configuration imports are watched, without their subfolders', () => {
    const codeInputs = ['parts/nav.ts', '.config/title.ts', '../shared/links.json'];
    const { folders, isIgnored } = watchedFolders({ ...request, codeInputs });
    expect(folders).toEqual([root, join(sep, 'home', 'shared')]);
    const ignored = ['parts', '.config', '../shared', 'parts/deep', '../shared/deep', '../shared/node_modules'];
    expect(ignored.filter((path) => isIgnored(join(root, path)))).toEqual(ignored.slice(3));
  });
});
