// Checks the weight of the scripts, which slow phones suffer from most, against the limit in the configuration.
import { error } from '../diagnostics/create.ts';
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

export function checkBudget({ scriptSize }: ClientAssets, { scriptBudget, file }: SiteConfig): readonly Diagnostic[] {
  const size = scriptSize / 1000;
  if (scriptBudget === undefined || size <= scriptBudget.limit) return [];
  return [
    error({
      code: 'budget',
      message: `Every page would load ${size.toFixed(1)} kB of script, more than the ${scriptBudget.limit} kB allowed`,
      file: file ?? '',
      position: scriptBudget.position,
    }),
  ];
}
