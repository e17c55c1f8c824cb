// A page for a sandboxed frame: one file with its script in it, because a page without an origin is given no other. Its
// policy allows what runs there to do as it likes with the page itself, and to reach nothing else.
import { hash } from 'node:crypto';
import type { MadeArticleFile } from '../../model/components.ts';
import { assetPath } from '../../routes/output-paths.ts';

interface FramePage {
  /** Begins the name of its file. */
  readonly name: string;
  readonly script: string;
  readonly styles: string;
  /** The script compiles what it is sent. */
  readonly compiles: boolean;
}

export function framePage({ name, script, styles, compiles }: FramePage): MadeArticleFile {
  const code = inElement(script);
  const directives = [
    `default-src 'none'`,
    `script-src 'sha256-${hash('sha256', code, 'base64')}'${compiles ? ` 'unsafe-eval'` : ''}`,
    `style-src 'unsafe-inline'`,
    'img-src http: https: data: blob:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ];
  const content = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`,
    '<meta name="robots" content="noindex">',
    `<title>${name}</title>`,
    `<style>${styles}</style>`,
    `<body><script>${code}</script></body>`,
    '</html>',
    '',
  ].join('\n');
  return {
    path: assetPath(`${name}.${hash('sha256', content, 'hex').slice(0, 8)}.html`),
    content,
    loads: [],
    // These two count in a header alone.
    policy: [...directives, `frame-ancestors 'self'`, 'sandbox allow-scripts'].join('; '),
  };
}

/** What HTML takes for elements and comments, a script has in strings and patterns alone, where this means the same. */
function inElement(script: string): string {
  return script.trim().replace(/<(?=\/?script|!--)/gi, '\\x3c');
}
