// Bundles each extra of the theme separately.

import type { Extra } from '../../model/client-assets.ts';
import { iconExtras } from './social-icons.ts';
import { bundleTheme, themeFile, themeFolder, toOutput } from './theme-bundler.ts';

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

export async function bundleExtras() {
  const names = [...new Set([styles, scripts].flatMap(Object.keys))];
  const bundled = names.map(async (name): Promise<readonly [string, Extra]> => {
    const [style, script] = [styles[name], scripts[name]];
    const [css] = style === undefined ? [] : await bundleTheme({ entryPoints: { [name]: themeFile(style) } });
    const js =
      script === undefined ? [] : await bundleTheme({ format: 'esm', entryPoints: { [name]: themeFile(script) } });
    return [name, { styles: css?.text ?? '', script: js.map(toOutput)[0] }];
  });
  const icons = [...iconExtras].map(async ([name, contents]): Promise<readonly [string, Extra]> => {
    const stdin = { contents, loader: 'css', resolveDir: themeFolder } as const;
    const [css] = await bundleTheme({ stdin, loader: { '.svg': 'dataurl' } });
    return [name, { styles: css?.text ?? '', script: undefined }];
  });
  return Object.fromEntries(await Promise.all([...bundled, ...icons]));
}
