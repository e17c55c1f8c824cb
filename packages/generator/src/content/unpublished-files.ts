// Excludes files that are probably in `static/` by accident, such as hidden files, version control folders and private
// keys.
import { type Checked, type Diagnostic, warning } from '../model/diagnostic.ts';

/** Hidden files that are published because browsers, hosts or servers read them. */
const published: ReadonlySet<string> = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains']);

/** Files of common tools, which are excluded without a warning. */
const ignored: ReadonlySet<string> = new Set(['.DS_Store', '.gitkeep', '.keep', '.gitignore', '.gitattributes']);

const privateKey = /\.(?:pem|key|p12|pfx|ppk)$|^id_(?:rsa|dsa|ecdsa|ed25519)$/i;

/**
 * `paths` are relative to `static/`. `allowed` contains files and folders that the configuration explicitly publishes.
 */
export function publishedFiles(paths: readonly string[], allowed: readonly string[]): Checked<ReadonlySet<string>> {
  const isAllowed = (path: string): boolean =>
    allowed.some((each) => path === each || path.startsWith(`${each.replace(/\/$/, '')}/`));
  const unpublished = new Map(
    paths.flatMap((path) => {
      const part = unpublishedPart(path);
      return part === undefined || isAllowed(path) ? [] : [[path, part]];
    }),
  );
  const reported = [...unpublished].filter(([, part]) => !ignored.has(nameOf(part)));
  return {
    value: new Set(paths.filter((path) => !unpublished.has(path))),
    diagnostics: [...new Map(reported.map(([path, part]) => [part, path]))].map(([part, path]) =>
      notPublished(part, part === path ? 'file' : 'folder'),
    ),
  };
}

/** Returns the path of the file, or of its first parent folder, that must not be published. */
function unpublishedPart(path: string): string | undefined {
  const names = path.split('/');
  const index = names.findIndex((name, at) => {
    const isHidden = name.startsWith('.') && !published.has(name);
    return isHidden || (at === names.length - 1 && privateKey.test(name));
  });
  return index < 0 ? undefined : names.slice(0, index + 1).join('/');
}

function notPublished(path: string, kind: 'file' | 'folder'): Diagnostic {
  const what = privateKey.test(nameOf(path)) ? 'This looks like a private key and' : `This hidden ${kind}`;
  return warning({
    code: 'content',
    message: `${what} is not published`,
    file: `static/${path}`,
    hint: `Move it out of static/, or publish it with static: { allow: ['${path}'] } in the configuration`,
  });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
