// Converts Docusaurus pages: extensions of MDX to standard MDX, and MDX to the same page in plain Markdown.
import { transformSync } from 'esbuild';
import { mdxToMdast } from 'satteri';

const fence = /^[ \t>]*(?:[-*+] |\d+[.)] )?[ \t]*(`{3,}|~{3,})(.*)$/;
const inlineCode = '(`+)(?!`)[\\s\\S]*?[^`]\\1(?!`)';
const comment = '<!--(?<comment>[\\s\\S]*?)-->';
const address = '<(?<address>https?:\\/\\/[^\\s>]+)>';
const mail = '<(?<mail>[\\w.+-]+@[\\w.-]+)>';
const headingId = '^(?<heading>#{1,6} .*?)[ \\t]*\\{#(?<id>[^}]+)\\}[ \\t]*$';
const foreign = new RegExp([inlineCode, comment, address, mail, headingId].join('|'), 'gm');

/**
 * Converts comments, bare URLs and heading ids, which Docusaurus supports in addition to MDX. Calls `onChange` for
 * each.
 */
export function asMdx(text, onChange) {
  const { head, body } = parted(text);
  return (
    head +
    outsideFences(body, (prose) =>
      prose.replace(foreign, (found, ...rest) => {
        const groups = rest.at(-1);
        const written = inMdx(groups);
        if (written === undefined) return found;
        onChange(Object.keys(groups).find((name) => groups[name] !== undefined));
        return written;
      }),
    )
  );
}

function inMdx({ comment: text, address: href, mail: to, heading, id }) {
  if (text !== undefined) return `{/*${text.replaceAll('*/', '* /')}*/}`;
  if (href !== undefined) return `[${href}](${href})`;
  if (to !== undefined) return `[${to}](mailto:${to})`;
  return heading === undefined ? undefined : `${heading} \\{#${id}}`;
}

/** Splits a page into front matter and content. */
function parted(text) {
  const head = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? '';
  return { head, body: text.slice(head.length) };
}

function outsideFences(text, change) {
  const done = [];
  let prose = [];
  let open;
  const flush = () => {
    if (prose.length > 0) done.push(change(prose.join('\n')));
    prose = [];
  };
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = fence.exec(line) ?? [];
    const isMark = mark !== undefined && !(mark[0] === '`' && rest.includes('`'));
    if (open === undefined && !isMark) {
      prose.push(line);
      continue;
    }
    flush();
    done.push(line);
    if (open === undefined) open = mark;
    else if (isMark && mark.startsWith(open) && rest.trim() === '') open = undefined;
  }
  flush();
  return done.join('\n');
}

/** Returns the MDX syntax of a page in source order. Throws if the page is not valid MDX. */
function mdxNodes(body) {
  const found = [];
  const look = (node, isInside) => {
    const isMdx = node.type.startsWith('mdx');
    if (isMdx) found.push({ node, isInside });
    for (const child of node.children ?? []) look(child, isInside || isMdx);
  };
  look(mdxToMdast(body, { features: { gfm: true, frontmatter: false, directive: true } }), false);
  return found;
}

/** Returns the names of components in the page, and its imports and exports as JavaScript. */
export function readPage(text) {
  const nodes = mdxNodes(parted(text).body).map(({ node }) => node);
  const components = nodes.flatMap(({ name }) => (/^[A-Z]|\./.test(name ?? '') ? [name] : []));
  const module = nodes.flatMap(({ type, value }) => (type === 'mdxjsEsm' ? [value] : [])).join('\n');
  const expressions = nodes.flatMap((node) => [
    ...(/Expression$/.test(node.type) ? [node.value] : []),
    ...(node.attributes ?? []).flatMap(({ type, value }) =>
      type === 'mdxJsxAttribute' ? (value?.value ?? []) : [value],
    ),
  ]);
  return { components: new Set(components), module, expressions };
}

/** Returns `{ specifier, names, locals }` of each import in JavaScript or TypeScript with JSX, without type imports. */
export function importsIn(code, loader) {
  const { code: plain } = transformSync(code, { loader, jsx: 'preserve', target: 'esnext' });
  const statement = /^(?:import|export)\s+(?:([^'"();]*?)\s*from\s*)?(['"])(.+?)\2/gm;
  return [...plain.matchAll(statement)].map(([, clause = '', , specifier]) => {
    const [, own, list] = /^\s*([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?/.exec(clause);
    const pairs = (list ?? '').split(',').flatMap((each) => {
      const [name, local = name] = each.trim().split(/\s+as\s+/);
      return name ? [{ name, local }] : [];
    });
    const space = /\*\s+as\s+([\w$]+)/.exec(clause)?.[1];
    const all = [...(own ? [{ name: 'default', local: own }] : []), ...pairs];
    return {
      specifier,
      names: all.map(({ name }) => name),
      locals: [...all.map(({ local }) => local), ...(space ? [space] : [])],
    };
  });
}

/** Removes imports, exports, expressions and tags, but not the content between tags. */
export function withoutMdx(text) {
  const { head, body } = parted(text);
  const cuts = mdxNodes(body).flatMap(({ node }) => cutsOf(node, body));
  cuts.sort((one, other) => one.start - other.start);
  let kept = '';
  let at = 0;
  for (const { start, end } of cuts) {
    if (start > at) kept += body.slice(at, start);
    at = Math.max(at, end);
  }
  return head + kept + body.slice(at);
}

/** Returns the tags of an element, or all of an element without content, and the indentation of its content. */
function cutsOf({ position, children = [] }, body) {
  const { start, end } = { start: position.start.offset, end: position.end.offset };
  if (children.length === 0) return [{ start, end }];
  const first = children[0].position.start;
  const last = children.at(-1).position.end;
  const columns = first.line > position.start.line ? [position.start.column - 1, first.column - 1] : [0, 0];
  const indents = [];
  let line = body.lastIndexOf('\n', first.offset - 1) + 1;
  while (line < last.offset) {
    const blank = /^[ \t]*/.exec(body.slice(line, line + columns[1]))[0].length;
    if (blank > columns[0]) indents.push({ start: line + columns[0], end: line + blank });
    const next = body.indexOf('\n', line);
    line = next < 0 ? body.length : next + 1;
  }
  return [
    { start, end: Math.max(start, body.lastIndexOf('>', first.offset - 1) + 1) },
    ...indents,
    { start: last.offset, end },
  ];
}
