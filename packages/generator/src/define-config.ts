// `docsgen/config`: function and types for a configuration in TypeScript or JavaScript.

import type { ConfigEnvironment } from './model/config-module.ts';
import type { LocalizedText, SiteConfig } from './model/schema/config-types.ts';

export type { ConfigEnvironment, LocalizedText, SiteConfig };

export type ConfigFunction = (environment: ConfigEnvironment) => SiteConfig | Promise<SiteConfig>;

/**
 * The configuration, or a function that returns it. The configuration is returned unchanged; the function only adds
 * types.
 */
export function defineConfig(config: SiteConfig): SiteConfig;
export function defineConfig(config: ConfigFunction): ConfigFunction;
export function defineConfig(config: SiteConfig | ConfigFunction): SiteConfig | ConfigFunction {
  return config;
}
