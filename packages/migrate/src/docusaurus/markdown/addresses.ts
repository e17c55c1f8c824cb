// Converts URLs of images and files for the new page, in all notations.

import { folderOf, literalIn, nodeIn, nodesIn, relativePath, type Syntax, splitHref } from 'docsgen/internals';
import { lose } from '../conversion.ts';
import { importOf } from './names.ts';
import type { Work } from './work.ts';

/** Returns the new URL that an expression evaluates to, if the URL depends only on the site. */
export function addressIn(work: Work, code: Syntax | undefined): string | undefined {
  const literal = literalIn(code);
  if (typeof literal === 'string') return literal;
  const based = baseUrlArgument(work, code);
  if (based !== undefined) return siteAddress(work, /^(\/|[a-z]+:|#)/.test(based) ? based : `/${based}`);
  const path = requiredPath(code) ?? importedPath(work, code);
  return path === undefined ? undefined : (fileAddress(work, path, code?.start) ?? path);
}

/** Returns the argument of `useBaseUrl('/img/x.png')`, if the function is imported from Docusaurus. */
export function baseUrlArgument({ names }: Work, code: Syntax | undefined): string | undefined {
  const callee = nodeIn(code?.callee);
  if (code?.type !== 'CallExpression' || callee?.type !== 'Identifier') return undefined;
  const found = importOf(names, String(callee.name));
  const [first, ...more] = nodesIn(code.arguments);
  const argument = literalIn(first);
  const isMeant = found?.from.specifier === '@docusaurus/useBaseUrl' && more.length === 0;
  return isMeant && typeof argument === 'string' ? argument : undefined;
}

/** Returns the path in `require('./x.png')`, with or without `.default`. */
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

/** Removes `baseUrl` from an absolute path, because docsgen adds it. */
export function siteAddress({ placement }: Pick<Work, 'placement'>, address: string): string {
  const { baseUrl } = placement.site;
  const bare = baseUrl.slice(0, -1);
  if (baseUrl === '/') return address;
  return address.startsWith(baseUrl) ? address.slice(bare.length) : address === bare ? '/' : address;
}

/** Returns the path of a file relative to the new page, or `undefined` if the file does not exist. */
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
      message: `${path} is outside the content folder, so pages cannot use it`,
      hint: `Move ${target} next to the page or to static/, and update the path`,
      at,
    });
  }
  return relativePath(folderOf(placed.to), target, path) + suffix;
}
