// Removes unsafe HTML from an article, for sites that accept contributions from untrusted authors. Only such sites load
// this module.
import type { Element, Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { find, html } from 'property-information';
import type { VFile } from 'vfile';
import { type Diagnostic, warning } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { componentPlaceholderAttribute } from '../components/render/unsanitized-components.ts';
import { startOf } from '../tree/positions.ts';
import { walk } from '../tree/visit.ts';

const { attributes: known, tagNames: knownTags, strip, protocols } = defaultSchema;

/** Elements that only affect text. */
const moreTags = 'abbr bdi bdo cite dfn figcaption figure mark small time u wbr'.split(' ');

/** Elements whose content is not text. */
const withContent = 'embed frameset iframe math noembed noframes noscript object script style svg template title xmp';

/** GitHub's schema, extended with the markup that docsgen generates before this step (`../markup.md`). */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [...(knownTags ?? []), ...moreTags],
  strip: [...(strip ?? []), ...withContent.split(' ')],
  attributes: {
    ...known,
    // Images and forms with a name override properties of `document`.
    '*': (known?.['*'] ?? []).filter((name) => name !== 'name' && name !== 'action'),
    a: [...(known?.a ?? []), 'name', 'dataDefinedAt'],
    code: [...(known?.code ?? []), 'dataMeta'],
    div: [
      componentPlaceholderAttribute,
      ['className', 'admonition', /^admonition-\w+$/, 'tabs', 'tabs-titled'],
      ['role', 'note'],
      ...['dataTabs', 'dataTab', 'dataShown'],
    ],
    img: [...(known?.img ?? []), 'dataDefinedAt'],
    p: [['className', 'admonition-title']],
    span: [componentPlaceholderAttribute],
  },
  protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] },
  // Ids are not prefixed, because links to them would break.
  clobber: [],
};

/** Schema for checks of a single element without its ancestors. */
const alone: Schema = { ...schema, ancestors: {} };

const allowedTags: ReadonlySet<string> = new Set(schema.tagNames);

/** Matches ids that the page's scripts use. */
const ownId = /^docsgen/i;

/** Reports removed elements, attributes and link URLs. */
export function sanitized(tree: Root, file: VFile): Root {
  const { diagnostics } = notesOf(file);
  walk(tree, (node) => {
    if (node.type !== 'element') return;
    const { id, href } = node.properties;
    const lost = allowedTags.has(node.tagName) ? lostAttributes(node) : [];
    if (typeof id === 'string' && ownId.test(id)) {
      delete node.properties.id;
      lost.push('id');
    }
    if (!allowedTags.has(node.tagName)) diagnostics.push(removed(`<${node.tagName}>`, node, file));
    else if (typeof href === 'string' && !isAllowed(href)) diagnostics.push(removed(`the URL ${href}`, node, file));
    else if (lost.length > 0)
      diagnostics.push(removed(`${lost.map((name) => `'${name}'`).join(', ')} from <${node.tagName}>`, node, file));
  });
  return sanitize(tree, schema) as Root;
}

/** Returns the attributes that are removed or changed, with their names in HTML. */
function lostAttributes(node: Element): string[] {
  const names = Object.keys(node.properties);
  if (names.length === 0) return [];
  const clean = sanitize({ ...node, children: [] }, alone);
  const remaining = clean.type === 'element' ? clean.properties : {};
  const isLost = (name: string): boolean => amountOf(remaining[name]) < amountOf(node.properties[name]);
  return names.filter(isLost).map((name) => find(html, name).attribute);
}

/** Number of values. */
function amountOf(value: Element['properties'][string]): number {
  if (Array.isArray(value)) return value.length;
  return value === undefined || value === null || value === false ? 0 : 1;
}

/** Checks a URL with the rules of hast-util-sanitize. */
function isAllowed(href: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(href)?.[1];
  return scheme === undefined || (schema.protocols?.href ?? []).includes(scheme.toLowerCase());
}

function removed(what: string, node: Element, { path }: VFile): Diagnostic {
  return warning({
    code: 'html',
    message: `Removed ${what}`,
    file: path,
    position: startOf(node),
    hint: `'markdown.html' is 'sanitize', which does not allow it`,
  });
}
