// Creates the page of a sandboxed frame. The script is inlined, because a page with an opaque origin cannot load it.
// The content security policy lets the script change the page, but not fetch data or load other scripts.
import { hash } from 'node:crypto';
import type { MadeArticleFile } from '../../model/components.ts';
import { assetPath } from '../../routes/output-paths.ts';

interface FramePage {
  /** Prefix of the file name. */
  readonly name: string;
  readonly script: string;
  readonly styles: string;
  /** Whether the script needs `eval` to compile the code that it receives. */
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
    // The last two directives are only valid in an HTTP header.
    policy: [...directives, `frame-ancestors 'self'`, 'sandbox allow-scripts'].join('; '),
  };
}

/**
 * Escapes tags and comments. In scripts, both character sequences occur only in strings and regular expressions, where
 * the escaped form is equivalent.
 */
function inElement(script: string): string {
  return script.trim().replace(/<(?=\/?script|!--)/gi, '\\x3c');
}
