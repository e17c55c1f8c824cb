// Converts `<Layout title="…" description="…">` in a React page to `export const meta`.
import { asCode } from './as-code.ts';
import { lose, type ModuleWork } from './module-work.ts';

/** Adds `meta` after the imports. */
export function addMeta(work: ModuleWork): void {
  const { code, edits, text } = work;
  if (code.names.has('meta') && /^export const meta\b/m.test(text)) return;
  const written = metaOf(work);
  if (written === '') return;
  const last = code.statements.findLast(({ keyword }) => keyword === 'import');
  const at = last?.end ?? 0;
  edits.push({ start: at, end: at, text: `${at === 0 ? '' : '\n\n'}${written}${at === 0 ? '\n\n' : ''}` });
}

type Messages = ReadonlyMap<string, string>;

/** Returns the code of the `meta` export, translated with `messages`, or `''` if there is none. */
export function metaOf(work: ModuleWork, messages: Messages = new Map()): string {
  const { placed, placement } = work;
  const layout = layoutTag(work);
  const said = (name: string): string | undefined => saidBy(work, layout, { name, messages });
  const isHome = /^pages\/([\w-]+\/)?index\.\w+$/.test(placed.to);
  const title = said('title') ?? (isHome || layout === undefined ? undefined : placement.site.title);
  const description = said('description');
  const fields = Object.entries({ title, description }).filter(([, value]) => value !== undefined && value !== '');
  if (fields.length === 0) return '';
  return `export const meta = {\n${fields.map(([name, value]) => `  ${name}: ${asCode(value)},\n`).join('')}};`;
}

type Tag = ModuleWork['code']['tags'][number];

/** Returns the first layout with a title, or the first layout. */
function layoutTag({ code }: ModuleWork): Tag | undefined {
  const names = code.statements
    .filter(({ specifier }) => /^@theme(-original)?\/Layout$/.test(specifier))
    .flatMap(({ bindings }) => bindings.map(({ local }) => local));
  const tags = code.tags.filter(({ name }) => names.includes(name));
  return tags.find(({ attributes }) => attributes.some(({ name }) => name === 'title')) ?? tags[0];
}

/** `undefined` if the attribute is missing or computed. */
interface Asked {
  readonly name: string;
  readonly messages: Messages;
}

function saidBy(work: ModuleWork, tag: Tag | undefined, { name, messages }: Asked): string | undefined {
  const attribute = tag?.attributes.find((each) => each.name === name);
  if (tag === undefined || attribute?.value === undefined) return undefined;
  const value = attribute.isText ? attribute.value : textIn(attribute.value, work, messages);
  if (value === undefined) {
    const message = `The ${name} of this page is computed: ${attribute.value}`;
    lose(work, { message, hint: `Write it as a literal: export const meta = { ${name}: '…' }`, at: tag.start });
  }
  return value;
}

const literal = /^(['"`])((?:(?!\1)[^\\$]|\\.|\$(?!\{))*)\1$/;

/** Evaluates an expression that is a literal, a configuration value, or a template of both. */
function textIn(expression: string, work: ModuleWork, messages: Messages): string | undefined {
  const { title, tagline } = work.placement.site;
  const plain = literal.exec(expression)?.[2];
  if (plain !== undefined) return plain.replace(/\\(.)/g, '$1');
  const config = /^(?:\w+\.)?siteConfig\.(title|tagline)$/.exec(expression)?.[1];
  if (config !== undefined) return config === 'title' ? title : tagline;
  const translated = /^translate\(\{[\s\S]*\bmessage:\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/.exec(expression)?.[2];
  if (translated !== undefined) {
    const message = translated.replace(/\\(.)/g, '$1');
    const id = /\bid:\s*(['"`])(.*?)\1/.exec(expression)?.[2];
    return messages.get(id ?? message) ?? message;
  }
  const template = /^`([^`\\]*)`$/.exec(expression)?.[1];
  const parts = template?.split(/(\$\{[^}]*\})/).map((part) => {
    const inner = /^\$\{(.*)\}$/.exec(part)?.[1];
    return inner === undefined ? part : textIn(inner, work, messages);
  });
  return parts?.every((part) => part !== undefined) ? parts.join('') : undefined;
}
