// Takes out of an article what could do readers harm, for sites that take contributions from strangers. Loaded by sites
// that ask for it.
import type { Element, Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { find, html } from 'property-information';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { shelterAttribute } from '../components/render/unsanitized-components.ts';
import { walk } from '../tree/visit.ts';

const { attributes: known, tagNames: knownTags, strip, protocols } = defaultSchema;

/** Those that have nothing to do but with text. */
const moreTags = 'abbr bdi bdo cite dfn figcaption figure mark small time u wbr'.split(' ');

/** Elements whose content is no text for readers. */
const withContent = 'embed frameset iframe math noembed noframes noscript object script style svg template title xmp';

/** As GitHub has it, and the markup that docsgen makes before this runs (README.md in this folder). */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [...(knownTags ?? []), ...moreTags],
  strip: [...(strip ?? []), ...withContent.split(' ')],
  attributes: {
    ...known,
    // By a name, pictures and forms take the place of what `document` has.
    '*': (known?.['*'] ?? []).filter((name) => name !== 'name' && name !== 'action'),
    a: [...(known?.a ?? []), 'name', 'dataDefinedAt'],
    code: [...(known?.code ?? []), 'dataMeta'],
    div: [
      shelterAttribute,
      ['className', 'admonition', /^admonition-\w+$/, 'tabs', 'tabs-titled'],
      ['role', 'note'],
      ...['dataTabs', 'dataTab', 'dataShown'],
    ],
    img: [...(known?.img ?? []), 'dataDefinedAt'],
    p: [['className', 'admonition-title']],
    span: [shelterAttribute],
  },
  protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] },
  // Ids stay as they are, or links to them would lead nowhere.
  clobber: [],
};

/** For an element without what it stands in. */
const alone: Schema = { ...schema, ancestors: {} };

const allowedTags: ReadonlySet<string> = new Set(schema.tagNames);

/** What the page's own scripts look for has such an id. */
const ownId = /^docsgen/i;

/** What is taken out of the text is told: elements, attributes, and addresses of links. */
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
    if (!allowedTags.has(node.tagName)) diagnostics.push(leftOut(`<${node.tagName}>`, node, file));
    else if (typeof href === 'string' && !isAllowed(href)) diagnostics.push(leftOut(`The address ${href}`, node, file));
    else if (lost.length > 0) diagnostics.push(leftOut(`${lost.join(', ')} of <${node.tagName}>`, node, file));
  });
  return sanitize(tree, schema) as Root;
}

/** Those of which something is taken away, as HTML spells them. */
function lostAttributes(node: Element): string[] {
  const names = Object.keys(node.properties);
  if (names.length === 0) return [];
  const clean = sanitize({ ...node, children: [] }, alone);
  const kept = clean.type === 'element' ? clean.properties : {};
  const isLost = (name: string): boolean => amountOf(kept[name]) < amountOf(node.properties[name]);
  return names.filter(isLost).map((name) => find(html, name).attribute);
}

/** Number of its values. */
function amountOf(value: Element['properties'][string]): number {
  if (Array.isArray(value)) return value.length;
  return value === undefined || value === null || value === false ? 0 : 1;
}

/** As hast-util-sanitize reads it. */
function isAllowed(href: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(href)?.[1];
  return scheme === undefined || (schema.protocols?.href ?? []).includes(scheme.toLowerCase());
}

function leftOut(what: string, { position }: Element, { path }: VFile): Diagnostic {
  return warning({
    code: 'html',
    message: `${what} is left out`,
    file: path,
    position: position && { line: position.start.line, column: position.start.column },
    hint: `This site takes no such HTML: 'markdown.html' is 'sanitize'`,
  });
}
