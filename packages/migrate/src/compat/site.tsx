// Hooks that return values from the Docusaurus configuration. In the migrated site, the values are in
// `components/docusaurus.ts`, where users can edit them.
import type { ReactNode } from 'react';
import { baseUrl, compatError, isInIsland, languageHere } from './environment.ts';
import { interpolate, type Values } from './interpolate.tsx';

interface DocsInstanceValues {
  readonly path: string;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    /** Path of the version, without `baseUrl`: `/docs/1.0`. */
    readonly path: string;
    readonly isLast: boolean;
  }[];
}

interface LocaleValues {
  readonly label?: string;
  readonly htmlLang?: string;
  readonly direction?: string;
}

export interface DocusaurusValues {
  /** `title`, `tagline`, `url`, `customFields`, `themeConfig`, and any other fields that components use. */
  readonly siteConfig: Readonly<Record<string, unknown>>;
  readonly i18n: {
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    readonly localeConfigs?: Readonly<Record<string, LocaleValues>>;
  };
  /** Translations for `translate` and `<Translate>`, by locale and id. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Data of the docs plugins, by plugin id. */
  readonly docs?: Readonly<Record<string, DocsInstanceValues>>;
}

interface Message {
  readonly id?: string;
  readonly message?: string;
  readonly description?: string;
}

interface TranslateProps {
  readonly id?: string;
  readonly description?: string;
  readonly values?: Values;
  readonly children?: string;
}

/**
 * Creates the hooks that `components/docusaurus.ts` exports. Their types have names, so that declaration files can
 * refer to them.
 */
export function docusaurusSite(
  values: DocusaurusValues,
): ReturnType<typeof configurationHooks> & ReturnType<typeof docsHooks> {
  return { ...configurationHooks(values), ...docsHooks(values.docs ?? {}) };
}

function configurationHooks(values: DocusaurusValues) {
  const { i18n, messages = {} } = values;
  const currentLocale = (): string => localeOf(i18n, languageHere());
  const said = ({ id, message }: Message): string => {
    const known = messages[currentLocale()] ?? {};
    return known[id ?? message ?? ''] ?? message ?? id ?? '';
  };
  const siteConfig = siteConfigOf(values);
  const siteMetadata = { docusaurusVersion: '', siteVersion: undefined, pluginVersions: {} };
  return {
    siteConfig,
    useDocusaurusContext: () => ({
      siteConfig,
      siteMetadata,
      i18n: { localeConfigs: {}, ...i18n, currentLocale: currentLocale() },
      globalData: {},
      codeTranslations: messages[currentLocale()] ?? {},
    }),
    useThemeConfig: (): Readonly<Record<string, unknown>> => Object(siteConfig.themeConfig),
    translate: (message: Message, names?: Values): string => String(interpolate(said(message), names)),
    Translate: ({ id, children, values: names }: TranslateProps): ReactNode =>
      interpolate(
        said({ ...(id !== undefined && { id }), ...(children !== undefined && { message: children }) }),
        names,
      ),
  };
}

function docsHooks(docs: Readonly<Record<string, DocsInstanceValues>>) {
  const useDocsData = (id = 'default'): DocsInstanceValues => {
    const found = docs[id];
    if (found === undefined) throw compatError(`components/docusaurus.ts has no docs plugin with the ID '${id}'`);
    return found;
  };
  const useVersions = (id?: string) => useDocsData(id).versions;
  return {
    useAllDocsData: () => docs,
    useDocsData,
    useVersions,
    useLatestVersion: (id?: string) => {
      const versions = useVersions(id);
      return versions.find(({ isLast }) => isLast) ?? versions[0];
    },
  };
}

/** At build time `baseUrl` is `/`, because docsgen adds the real base path to all URLs. */
function siteConfigOf({ siteConfig, i18n }: DocusaurusValues): Readonly<Record<string, unknown>> {
  const whole = { i18n, customFields: {}, themeConfig: {}, ...siteConfig };
  return Object.defineProperty(whole, 'baseUrl', {
    enumerable: true,
    get: () => (isInIsland() ? baseUrl : '/'),
  });
}

function localeOf({ defaultLocale, locales, localeConfigs = {} }: DocusaurusValues['i18n'], language: string): string {
  const named = locales.find(
    (code) => (localeConfigs[code]?.htmlLang ?? code).toLowerCase() === language.toLowerCase(),
  );
  return named ?? locales.find((code) => code.split('-')[0] === language.split('-')[0]) ?? defaultLocale;
}
