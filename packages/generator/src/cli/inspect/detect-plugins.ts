import { configFileNames } from '../../config/unread-configs.ts';
import { openSite } from '../../platform/node-files.ts';

/**
 * Whether the site may have plugins. Searches only the text of the configuration, because this check runs before every
 * command.
 */
export async function mayHavePlugins(folder: string): Promise<boolean> {
  const { readText } = openSite(folder);
  const texts = await Promise.all(configFileNames.map((name) => readText(name)));
  return texts.some((text) => text?.includes('plugins'));
}
