// Handles Vue syntax: scripts, components, interpolations and bindings. Badges are converted. All other syntax is
// reported, and component tags become comments, so that readers do not see fragments.

import { matchesIn, type PageConversion, replace, replaceMatches, tell } from '../page-work.ts';
import { type LooseMap, textIn } from '../untyped-values.ts';

export function convertVue(work: PageConversion, frontMatter: LooseMap): void {
  convertBadges(work);
  removeScripts(work);
  commentComponents(work);
  convertInterpolations(work, frontMatter);
  tellBindings(work);
}

const badge = /<Badge\b((?:\s+[:@\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*(?:\/>|>([\s\S]*?)<\/Badge>)/g;

const variants: Readonly<Record<string, string>> = { important: 'info', caution: 'danger' };

function convertBadges(work: PageConversion): void {
  replaceMatches(work, badge, ({ 1: attributes = '', 2: inside, index }) => {
    const text = (attribute(attributes, 'text') ?? inside ?? '').trim();
    const type = attribute(attributes, 'type') ?? 'tip';
    const before = /\w$/.test(work.text.slice(0, index)) ? ' ' : '';
    return `${before}:badge[${text.replace(/[[\]]/g, '\\$&')}]{variant=${variants[type] ?? type}}`;
  });
}

/** Also returns the value of a binding to a string literal: `:text="'3.0'"`. */
function attribute(attributes: string, name: string): string | undefined {
  const [, colon, value = ''] = new RegExp(`\\s(:?)${name}=["']([^"]*?)["'](?=\\s|$)`).exec(`${attributes} `) ?? [];
  if (colon === undefined) return undefined;
  return colon === '' ? value : value.replace(/^['`](.*)['`]$/, '$1');
}

const script = /^[ \t]*<script\b[^>]*>[\s\S]*?<\/script>[ \t]*(?:\r?\n|$)/gm;
const style = /^[ \t]*<style\b[^>]*\b(?:scoped|module|lang)\b[^>]*>[\s\S]*?<\/style>[ \t]*(?:\r?\n|$)/gm;

function removeScripts(work: PageConversion): void {
  const remove = (index: number, message: string, hint: string): string => {
    tell(work, index, { severity: 'warning', message, hint });
    return '';
  };
  replaceMatches(work, script, ({ 0: whole, index }) => {
    const isPlain = /^\s*<script\b[^>]*\bsrc=/.test(whole) && !/\bsetup\b/.test(whole.split('>')[0] ?? '');
    const hint = 'To show its values, write a React component and rename the page to .mdx';
    return isPlain ? undefined : remove(index, 'A Vue script was removed', hint);
  });
  replaceMatches(work, style, ({ index }) => {
    const hint = 'Move its rules to a style sheet listed in css in the configuration';
    return remove(index, 'Styles of a single page were removed', hint);
  });
}

const attributeText = /(?<!\s)\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/.source;
const tag = new RegExp(`<(/?)([A-Z][\\w.]*|[a-z]+-[\\w-]+)((?:${attributeText})*)\\s*(/?)>`, 'g');

function commentComponents(work: PageConversion): void {
  replaceMatches(work, tag, ({ 0: whole, 1: slash, 2: name = '', index }) => {
    if (name === 'Badge') return undefined;
    // These elements only affect when or where their content is rendered.
    if (/^(?:ClientOnly|client-only|Content)$/.test(name)) return '';
    const hint = `Rewrite it as a React component, components/${name}.tsx, and rename the page to .mdx`;
    const message = `The Vue component ${name} is not shown`;
    if (slash !== '/') tell(work, index, { severity: 'error', message, hint });
    // The comment contains no angle brackets, because MDX would parse a tag inside a comment.
    const inside = work.text.slice(index + 1, index + whole.length - 1).replaceAll('--', '- -');
    return `<!-- Vue: ${inside.trim()} -->`;
  });
}

const untouched = /<(\w+)\b[^<>]*\sv-pre\b[^<>]*>[\s\S]*?<\/\1>|^[ \t>]*:{3,}[ \t]*v-pre[\s\S]*?^[ \t>]*:{3,}[ \t]*$/gm;

function convertInterpolations(work: PageConversion, frontMatter: LooseMap): void {
  const shown = matchesIn(work, untouched).map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
  replaceMatches(work, /\{\{([^{}]*)\}\}/g, ({ 1: inner = '', index }) => {
    if (shown.some(({ start, end }) => start < index && index < end)) return undefined;
    const code = inner.trim();
    const key = /^\$frontmatter\.([\w-]+)$/.exec(code)?.[1];
    const value = key === undefined ? undefined : textIn(frontMatter[key]);
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(code)?.[2];
    const text = value ?? literal;
    const hint = 'Write the value, or rename the page to .mdx and write an expression';
    const message = `The expression {{ ${code} }} is shown as text`;
    if (text === undefined) tell(work, index, { severity: 'error', message, hint });
    return text;
  });
}

const bound = /<[a-z][\w]*(?=\s)[^<>]*?(\s(?:v-(?!pre\b)[\w-]+|[:@][\w.-]+)(?:=(?:"([^"]*)"|'[^']*'))?)/g;

function tellBindings(work: PageConversion): void {
  for (const { 0: whole, 1: written = '', index } of matchesIn(work, bound)) {
    const start = index + whole.length - written.length;
    const [, name, path] = /^\s:(src|href)="(?:\$?withBase\()?'([^']*)'\)?"$/.exec(written) ?? [];
    if (name !== undefined) replace(work, start, index + whole.length, ` ${name}="${path}"`);
    else {
      const hint = 'Write the value, or rename the page to .mdx and use a component';
      const key = written.trim().replace(/=.*/s, '');
      const message = `The Vue attribute ${key} has no effect`;
      tell(work, start, { severity: 'warning', message, hint });
    }
  }
}
