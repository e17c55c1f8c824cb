// The hooks of `@docusaurus/plugin-content-docs/client` that tell which versions a site has, and inside islands which
// of them the reader is on.
import { useLocalPathname } from './router.tsx';
import { mistake, needIsland } from './surroundings.ts';

interface DocsVersionValues {
  readonly name: string;
  readonly label: string;
  /** Address of the version, without `baseUrl`: `/docs/1.0`. */
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
    if (found === undefined) throw mistake(`There are no documents with the id '${id}' in components/docusaurus.ts`);
    return found;
  };
  const useActivePluginAndVersion = (): ActiveVersion | undefined => {
    needIsland('useActivePluginAndVersion');
    const path = useLocalPathname();
    const [pluginId, pluginData] = longest(Object.entries(docs), ([, each]) => each.path, path) ?? [];
    if (pluginId === undefined || pluginData === undefined) return undefined;
    const activeVersion = longest(pluginData.versions, (version) => version.path, path);
    return { activePlugin: { pluginId, pluginData }, activeVersion };
  };
  const useActiveVersion = (id = 'default'): DocsVersionValues | undefined => {
    needIsland('useActiveVersion');
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
    /** docsgen keeps the reader's choice in the address. */
    useDocsPreferredVersion: (id?: string) => ({
      preferredVersion: latest(id) ?? null,
      savePreferredVersionName: () => {},
    }),
  };
}

/** The one with the longest path that the page's begins with. */
function longest<Each>(all: readonly Each[], pathOf: (each: Each) => string, page: string): Each | undefined {
  const isBelow = (path: string): boolean => page === path || page.startsWith(path.replace(/\/?$/, '/'));
  return all
    .filter((each) => isBelow(pathOf(each)))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0];
}
