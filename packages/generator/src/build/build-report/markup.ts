// HTML that cannot forget to escape: what a template is given is text, unless a template made it.
import { escapeHtml } from '../../text/escape.ts';

export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | undefined | readonly Part[];

export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: texts.map((text, index) => text + htmlOf(parts[index])).join('') };
}

function htmlOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(htmlOf).join('');
}
