// Placeholders for modules that a site imports and that do not exist: packages that are not installed, and files that
// are missing in its archive. They render their children or their own name.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { importsIn, readPage } from './mdx-text.js';

/** Modules that components get from React and docsgen. */
const given = /^(?:react|react-dom|docsgen)(?:\/|$)/;
const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/**
 * Creates the missing modules that pages and their components import. `pages` are paths of pages in `root`, `uses` are
 * the files that pages import directly, with the imported names. Returns the pages that use each placeholder, by its
 * name, and those that use each file of the site.
 */
export function plantStandIns(root, pages) {
  const state = { root, missing: new Map(), shared: new Map(), own: new Map(), uses: new Map(), seen: new Set() };
  for (const page of pages) readPageOf(state, page);
  for (const [specifier, { names, members }] of state.missing) writePackage(root, specifier, { names, members });
  if (state.shared.size > 0) writeShared(root, state.shared);
  const counted = (map) => new Map([...map].map(([name, { users }]) => [name, users.size]));
  return {
    standIns: new Map([...counted(state.missing), ...counted(state.shared)]),
    own: counted(state.own),
    uses: state.uses,
  };
}

function readPageOf(state, page) {
  const { components, module, expressions } = readPage(readFileSync(join(state.root, page), 'utf8'));
  const imports = importsIn(module, 'jsx');
  const place = { file: page, user: page };
  const known = new Set(imports.flatMap(({ locals }) => locals));
  for (const [, name] of module.matchAll(/^export\s+(?:const|let|function|class)\s+([\w$]+)/gm)) known.add(name);
  for (const each of imports) need(state, place, { ...each, members: membersOf(components, each.locals) });
  for (const written of components) {
    const [name] = written.split('.');
    if (known.has(name)) continue;
    const { users } = entry(state.shared, `<${name}>`);
    users.add(page);
    for (const member of membersOf(components, [name])) entry(state.shared, `<${name}>`).members.add(member);
  }
  if (!known.has('toc') && expressions.some((code) => /\btoc\b/.test(code))) declareContents(join(state.root, page));
}

/** In Docusaurus, the headings of the page are available everywhere. */
function declareContents(file) {
  const text = readFileSync(file, 'utf8');
  const head = /^---\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n/.exec(text)?.[0] ?? '';
  writeFileSync(file, `${head}\nexport const toc = []\n\n${text.slice(head.length)}`);
}

function membersOf(components, locals) {
  return [...components].flatMap((written) => {
    const [name, member] = written.split('.');
    return member !== undefined && locals.includes(name) ? [member] : [];
  });
}

function entry(map, name) {
  if (!map.has(name)) map.set(name, { users: new Set(), names: new Set(), members: new Set() });
  return map.get(name);
}

function need(state, place, { specifier, names, members = [] }) {
  if (given.test(specifier)) return;
  const { root } = state;
  const base = specifier.startsWith('@site/') ? specifier.slice('@site/'.length) : undefined;
  const isFile = base !== undefined || /^\.{1,2}\//.test(specifier);
  const path = isFile ? (base ?? join(dirname(place.file), specifier)) : undefined;
  const file = path && endings.map((ending) => path + ending).find((name) => isFileAt(join(root, name)));
  if (file === undefined) {
    const missing = entry(state.missing, isFile ? path : specifier);
    missing.users.add(place.user);
    for (const name of names) missing.names.add(name);
    for (const member of members) missing.members.add(member);
    return;
  }
  entry(state.own, file).users.add(place.user);
  if (place.file === place.user) {
    entry(state.uses, file).users.add(place.user);
    for (const name of names) entry(state.uses, file).names.add(name);
  }
  const loader = extname(file).slice(1);
  if (!/^[jt]sx?$/.test(loader) || state.seen.has(`${place.user} ${file}`)) return;
  state.seen.add(`${place.user} ${file}`);
  const code = readFileSync(join(root, file), 'utf8');
  for (const each of importsIn(code, loader === 'js' ? 'jsx' : loader)) need(state, { file, user: place.user }, each);
}

function isFileAt(path) {
  return existsSync(path) && statSync(path).isFile();
}

function writePackage(root, specifier, { names, members }) {
  const isInside = /^(?:content|src|static)\//.test(specifier);
  const path = join(root, isInside ? specifier : join('node_modules', specifier));
  const ending = extname(specifier);
  if (!isInside) {
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '0.0.0', type: 'module' }));
  }
  if (ending === '') {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'index.js'), moduleText(specifier, [...names], [...members]));
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  if (/^\.[cm]?[jt]sx?$/.test(ending)) writeFileSync(path, moduleText(specifier, [...names], [...members]));
  else writeFileSync(path, { '.json': '{}', '.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }[ending] ?? '');
}

function writeShared(root, shared) {
  const names = [...shared.keys()].map((name) => name.slice(1, -1));
  mkdirSync(join(root, 'components'), { recursive: true });
  const members = [...shared.values()].flatMap((each) => [...each.members]);
  writeFileSync(join(root, 'components', 'index.js'), moduleText('shared', names, members));
}

/** Returns components for names of components, and functions that return their argument for all other names. */
function moduleText(label, names, members) {
  const exported = names.map((name) => {
    const shown = JSON.stringify(name === 'default' ? label : name);
    const isComponent = name === 'default' || /^[A-Z]/.test(name);
    const value = isComponent ? `standIn(${shown})` : '(value) => value ?? {}';
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return `import { createElement } from 'react';

function standIn(label) {
  const drawn = ({ children }) => createElement('span', { 'data-stand-in': label }, children ?? label);
  for (const member of ${JSON.stringify([...new Set(members)])}) drawn[member] = drawn;
  return drawn;
}

${exported.join('\n')}
`;
}
