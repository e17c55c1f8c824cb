// Reports links that would run code in the reader's browser. Such links are errors even if broken links are allowed.
import { type Diagnostic, error } from '../../model/diagnostic.ts';

export function codeLink(href: string, { file, position }: Pick<Diagnostic, 'file' | 'position'>): Diagnostic {
  const shown = href.length > 60 ? `${href.slice(0, 60)}…` : href;
  return error({
    code: 'unsafe-link',
    message: `The link ${JSON.stringify(shown).slice(1, -1)} would run code in the reader's browser`,
    file,
    position,
    hint: 'Use an http(s) or relative URL; put scripts in a file in static/',
  });
}
