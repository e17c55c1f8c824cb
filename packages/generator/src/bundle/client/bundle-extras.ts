// Bundles each extra of the theme separately.

import type { Extra } from '../../model/client-assets.ts';
import type { ThemeBundler } from './bundle-article-files.ts';
import { iconExtras } from './social-icons.ts';

const styles: Readonly<Record<string, string>> = {
  badges: 'components/sidebar/badges.css',
  columns: 'components/footer/footer-columns.css',
  descriptions: 'components/navbar/descriptions.css',
  'page-links': 'components/article/page-links.css',
  feedback: 'components/feedback/feedback.css',
  consent: 'components/consent/consent.css',
  social: 'components/social/social.css',
  tags: 'components/tags/tags.css',
  posts: 'components/posts/posts.css',
};

const scripts: Readonly<Record<string, string>> = {
  analytics: 'browser/analytics/analytics.ts',
  feedback: 'components/feedback/feedback.ts',
  consent: 'components/consent/consent.ts',
};

export async function bundleExtras({ build, entry, folder, toOutput }: ThemeBundler) {
  const names = [...new Set([styles, scripts].flatMap(Object.keys))];
  const bundled = names.map(async (name): Promise<readonly [string, Extra]> => {
    const [style, script] = [styles[name], scripts[name]];
    const [css, js] = await Promise.all([
      style === undefined ? undefined : build({ entryPoints: { [name]: entry(style) } }),
      script === undefined ? undefined : build({ format: 'esm', entryPoints: { [name]: entry(script) } }),
    ]);
    return [name, { styles: css?.outputFiles[0]?.text ?? '', script: js?.outputFiles.map(toOutput)[0] }];
  });
  const icons = [...iconExtras].map(async ([name, contents]): Promise<readonly [string, Extra]> => {
    const css = await build({ stdin: { contents, loader: 'css', resolveDir: folder }, loader: { '.svg': 'dataurl' } });
    return [name, { styles: css.outputFiles[0]?.text ?? '', script: undefined }];
  });
  return Object.fromEntries(await Promise.all([...bundled, ...icons]));
}
