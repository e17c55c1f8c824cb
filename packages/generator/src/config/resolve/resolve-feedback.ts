import type { SiteConfig } from '../../model/config.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { Report } from './resolve-config.ts';

export function resolveFeedback({ feedback }: RawConfig, report: Report): SiteConfig['feedback'] {
  if (feedback === undefined) return undefined;
  const { link, form, method } = feedback;
  if (link === undefined && form === undefined)
    report(['feedback'], `'feedback' requires 'link', 'form' or both`, undefined);
  if (method !== undefined && form === undefined)
    report(['feedback', 'method'], `'feedback.method' has no effect without 'form'`, undefined);
  return { link, form: form === undefined ? undefined : { address: form, method: method ?? 'post' } };
}
