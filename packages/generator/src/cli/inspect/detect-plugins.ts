// Whether the site in a folder may have plugins: a look at its configuration that costs next to nothing, for what has
// to be quick everywhere else.
import { configFileNames } from '../../config/other-configs.ts';
import { openSite } from '../../platform/node-files.ts';

export async function namesPlugins(folder: string): Promise<boolean> {
  const { readText } = openSite(folder);
  const texts = await Promise.all(configFileNames.map((name) => readText(name)));
  return texts.some((text) => text?.includes('plugins'));
}
