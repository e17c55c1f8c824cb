// Resolves the entries of `plugins`. The code of plugins is loaded in `config/plugins/`.
import type { ConfiguredPlugin } from '../../model/plugins.ts';
import type { RawSitePlugin } from '../schema/plugins-schema.ts';
import type { ConfigOrigin } from './resolve-config.ts';

export function resolveSitePlugins(
  raw: readonly RawSitePlugin[] | undefined,
  { positionOf }: ConfigOrigin,
): readonly ConfiguredPlugin[] {
  return (raw ?? []).map((plugin, index) => {
    const { name: module, options = {}, level } = typeof plugin === 'string' ? { name: plugin } : plugin;
    return { module, options, level, position: positionOf(['plugins', index]) };
  });
}
