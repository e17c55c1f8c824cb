// Hooks of `@docusaurus/plugin-content-docs/client` that return the versions of a site and, inside islands, the version
// of the current page.

import { mistake, requireIsland } from './environment.ts';
import { useLocalPathname } from './router.tsx';

interface DocsVersionValues {
  readonly name: string;
  readonly label: string;
  /** Path of the version, without `baseUrl`: `/docs/1.0`. */
  readonly path: string;
  readonly isLast: boolean;
  readonly mainDocId?: string;
}

interface DocsInstanceValues {
  readonly path: string;
  readonly versions: readonly DocsVersionValues[];
}

export type DocsValues = Readonly<Record<string, DocsInstanceValues>>;

interface ActiveVersion {
  readonly activePlugin: { readonly pluginId: string; readonly pluginData: DocsInstanceValues };
  readonly activeVersion: DocsVersionValues | undefined;
}

export function docsHooks(docs: DocsValues) {
  const useDocsData = (id = 'default'): DocsInstanceValues => {
    const found = docs[id];
    if (found === undefined) throw mistake(`components/docusaurus.ts has no docs plugin with the ID '${id}'`);
    return found;
  };
  const useActivePluginAndVersion = (): ActiveVersion | undefined => {
    requireIsland('useActivePluginAndVersion');
    const path = useLocalPathname();
    const [pluginId, pluginData] = longest(Object.entries(docs), ([, each]) => each.path, path) ?? [];
    if (pluginId === undefined || pluginData === undefined) return undefined;
    const activeVersion = longest(pluginData.versions, (version) => version.path, path);
    return { activePlugin: { pluginId, pluginData }, activeVersion };
  };
  const useActiveVersion = (id = 'default'): DocsVersionValues | undefined => {
    requireIsland('useActiveVersion');
    return longest(useDocsData(id).versions, (version) => version.path, useLocalPathname());
  };
  const latest = (id?: string): DocsVersionValues | undefined => {
    const { versions } = useDocsData(id);
    return versions.find(({ isLast }) => isLast) ?? versions[0];
  };
  return {
    useAllDocsData: (): DocsValues => docs,
    useDocsData,
    useVersions: (id?: string) => useDocsData(id).versions,
    useLatestVersion: latest,
    useActivePlugin: () => useActivePluginAndVersion()?.activePlugin,
    useActivePluginAndVersion,
    useActiveVersion,
    useActiveDocContext: (id?: string) => ({ activeVersion: useActiveVersion(id), alternateDocVersions: {} }),
    /** docsgen stores the selected version in the URL. */
    useDocsPreferredVersion: (id?: string) => ({
      preferredVersion: latest(id) ?? null,
      savePreferredVersionName: () => {},
    }),
  };
}

/** Returns the item with the longest path that is a prefix of the page's path. */
function longest<Each>(all: readonly Each[], pathOf: (each: Each) => string, page: string): Each | undefined {
  const isBelow = (path: string): boolean => page === path || page.startsWith(path.replace(/\/?$/, '/'));
  return all
    .filter((each) => isBelow(pathOf(each)))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0];
}
