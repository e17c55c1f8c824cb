// A page's script is what slow phones pay for: a site can say how much is enough.
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

export function checkBudget({ scriptSize }: ClientAssets, { scriptBudget, file }: SiteConfig): readonly Diagnostic[] {
  const size = scriptSize / 1000;
  if (scriptBudget === undefined || size <= scriptBudget.limit) return [];
  return [
    {
      code: 'budget',
      severity: 'error',
      message: `Every page would load ${size.toFixed(1)} kB of script, more than the ${scriptBudget.limit} kB allowed`,
      file: file ?? '',
      position: scriptBudget.position,
      hint: undefined,
      related: [],
    },
  ];
}
