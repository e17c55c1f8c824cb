// Addresses of pictures and files as the new page has to write them, whatever way the old one wrote them in.

import { folderOf, relativePath, splitHref } from '../../../text/hrefs.ts';
import { nodeIn, nodesIn, type Syntax } from '../../../text/javascript.ts';
import { literalIn } from './jsx.ts';
import { importOf } from './names.ts';
import { lose, type Work } from './work.ts';

/** An address that an expression gives without the help of anything but the site, as the new page writes it. */
export function addressIn(work: Work, code: Syntax | undefined): string | undefined {
  const literal = literalIn(code);
  if (typeof literal === 'string') return literal;
  const based = baseUrlArgument(work, code);
  if (based !== undefined) return siteAddress(work, /^(\/|[a-z]+:|#)/.test(based) ? based : `/${based}`);
  const path = requiredPath(code) ?? importedPath(work, code);
  return path === undefined ? undefined : (fileAddress(work, path, code?.start) ?? path);
}

/** `useBaseUrl('/img/x.png')`, where the name is the import of Docusaurus. */
export function baseUrlArgument({ names }: Work, code: Syntax | undefined): string | undefined {
  const callee = nodeIn(code?.callee);
  if (code?.type !== 'CallExpression' || callee?.type !== 'Identifier') return undefined;
  const found = importOf(names, String(callee.name));
  const [first, ...more] = nodesIn(code.arguments);
  const argument = literalIn(first);
  const isMeant = found?.from.specifier === '@docusaurus/useBaseUrl' && more.length === 0;
  return isMeant && typeof argument === 'string' ? argument : undefined;
}

/** `require('./x.png').default`, and without its end. */
export function requiredPath(code: Syntax | undefined): string | undefined {
  const isDefault = code?.type === 'MemberExpression' && nodeIn(code.property)?.name === 'default';
  const call = isDefault ? nodeIn(code.object) : code;
  if (call?.type !== 'CallExpression' || nodeIn(call.callee)?.name !== 'require') return undefined;
  const path = literalIn(nodesIn(call.arguments)[0]);
  return typeof path === 'string' && isPicture(path) ? path : undefined;
}

function importedPath({ names }: Work, code: Syntax | undefined): string | undefined {
  const found = code?.type === 'Identifier' ? importOf(names, String(code.name)) : undefined;
  return found?.imported === 'default' && isPicture(found.from.specifier) ? found.from.specifier : undefined;
}

export function isPicture(path: string): boolean {
  return /\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mov|ogg|mp3|wav|pdf|zip)$/i.test(path);
}

/** An absolute address without `baseUrl`, which docsgen adds itself. */
export function siteAddress({ placement }: Pick<Work, 'placement'>, address: string): string {
  const { baseUrl } = placement.site;
  const bare = baseUrl.slice(0, -1);
  if (baseUrl === '/') return address;
  return address.startsWith(baseUrl) ? address.slice(bare.length) : address === bare ? '/' : address;
}

/** Where a file stands as seen from the new page; `undefined`: there is no such file. */
export function fileAddress(work: Work, href: string, at = 0): string | undefined {
  const { path, query, hash } = splitHref(href);
  const { placed, placement } = work;
  const isBare = !/^(\.{1,2}\/|\/|@site\/)/.test(path);
  const file = placement.resolveFrom(placed.from, isBare ? `./${path}` : path);
  if (file === undefined) return undefined;
  work.uses.add(file);
  const target = placement.targetOf(file);
  const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`;
  if (target.startsWith('static/')) return target.slice('static'.length) + suffix;
  if (!/^(content|pages)\//.test(target)) {
    lose(work, {
      severity: 'error',
      message: `${path} stands outside of the content, where pages cannot show it`,
      hint: `Move ${target} beside the page or into static/, and write its new path`,
      at,
    });
  }
  return relativePath(folderOf(placed.to), target, path) + suffix;
}
