// Syntax of other tools that is shown as text: components, imports and comments of MDX, Markdown in blocks of HTML,
// formulas, and directives that docsgen does not have. Each page is told of the first of its MDX, and once of each
// directive.
import type { Html, Node, Paragraph } from 'mdast';
import type { VFile } from 'vfile';
import { warning } from '../diagnostics/create.ts';
import type { DiagnosticCode } from '../model/diagnostic.ts';
import { didYouMean } from '../text/suggest.ts';
import { notesOf } from './compile-notes.ts';
import { directiveNames } from './components/registry.ts';

interface ForeignSyntax {
  /** Sees a fence that only MDX of Docusaurus reads. */
  readonly seeMdx: (node: Node) => void;
  readonly seeHtml: (node: Html, parent: Node, isKnown: (name: string) => boolean) => void;
  readonly seeParagraph: (node: Paragraph, parent: Node) => void;
}

/** How to spell an include is told by include.ts. */
const directive = /^:{3,}[ \t]*(?!include(?![\w-]))([A-Za-z][\w-]*)/;
/** As VitePress, GitLab and Python's Markdown spell it. */
const contents = /^(?:\[\[(?:toc|_TOC_)\]\]|\[TOC\])\s*$/i;
const importLine = /^import\s+(?:[\w$*{][^;'"]*\sfrom\s+)?['"]/;
const exportLine = /^export\s+(?:(?:const|let|var|default|function|async|class)\s|(?:\*|\{)[^;'"]*\sfrom\s+['"])/;
const expression = /^\{\s*(?:\/\*|(?:props|frontMatter)\.)/;
/** `onClick={…}`, `style={{…}}` and `className="…"` in a tag. */
const attribute = /<[A-Za-z][^<>]*\s(?:[\w:-]+=\{|className=)/;
/** The same at the beginning of a text: values with spaces or quotes in them make it no tag of HTML. */
const textAttribute = /^<[A-Za-z][\w.]*\s[^<>]*?[\w-]=\{/;
const component = /<([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9.]*)(?:\s[^<>]*?)?(\/?)>/g;

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution', ...directiveNames];
const remedies: ReadonlyMap<string, string> = new Map([['details', 'Write :::accordion[Title]']]);

interface Told {
  readonly code?: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

export function foreignSyntax(file: VFile): ForeignSyntax {
  const { diagnostics, sources } = notesOf(file);
  const told = new Set<string>();
  const tell = (what: string, { position }: Node, text: Told): void => {
    // What stands in no file, such as the announcement, is one line of the configuration.
    if (told.has(what) || sources === undefined) return;
    told.add(what);
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    diagnostics.push(warning({ code: 'markdown', ...text, file: file.path, position: { line, column } }));
  };
  const tellMdx = (node: Node, hint: string): void =>
    tell('MDX', node, { message: 'This reads like MDX, and this page is Markdown', hint });
  return {
    seeMdx: (node) => tellMdx(node, 'Name the page .mdx, where such a block is a part of the page'),
    seeHtml: (node, parent, isKnown) => {
      const { value } = node;
      if (attribute.test(value) || componentsIn(value, String(file)).some((name) => !isKnown(name)))
        tellMdx(node, 'Name the page .mdx, or write Markdown, HTML or a directive such as :::tabs instead');
      if (parent.type === 'paragraph') return;
      const place = markdownInHtml(node);
      if (place) tell('in HTML', { type: 'text', position: place }, inHtml);
    },
    seeParagraph: (node, parent) => {
      const [first] = node.children;
      if (first?.type !== 'text' || !/^[:ie{$<[]/.test(first.value)) return;
      if (isFormula(node)) {
        const message = 'This reads like a formula, which this site does not ask for';
        const hint = `Write 'markdown.math: true' in the configuration, or put it into a code block`;
        tell('formula', node, { code: 'math', message, hint });
      }
      if (contents.test(first.value) && node.children.length === 1) {
        const message = `${first.value.trim()} is shown as text`;
        tell('contents', node, { message, hint: 'Write ::contents, where the headings of the page are to be listed' });
      }
      const name = directive.exec(first.value)?.[1];
      if (name !== undefined) {
        const message = `There is no directive '${name}': it is shown as text`;
        const hint = remedies.get(name.toLowerCase()) ?? didYouMean(name, kinds) ?? `Known are ${kinds.join(', ')}`;
        tell(name, node, { message, hint });
      } else if (parent.type !== 'root') return;
      else if (importLine.test(first.value) || exportLine.test(first.value))
        tellMdx(node, 'Name the page .mdx, or remove the line');
      else if (textAttribute.test(first.value))
        tellMdx(node, 'Name the page .mdx, or write Markdown, HTML or a directive such as :::tabs instead');
      else if (expression.test(first.value)) tellMdx(node, 'Write comments as <!-- … -->, and texts as they are');
    },
  };
}

const inHtml: Told = {
  message: 'This Markdown stands in a block of HTML and is shown as it is written',
  hint: 'Put empty lines around it, write it as HTML, or name the page .mdx',
};
const hidden = /<!--[\s\S]*?(?:-->|$)|<(pre|code|script|style|svg|textarea)\b[\s\S]*?(?:<\/\1>|$)|<[^>]*>/gi;
const markdown =
  /\[[^\]\n]+\]\((?:https?:|\.{0,2}\/|#|[\w-]+\.mdx?\b)[^)\s]*\)|(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])/;

/** Links and bold text, which are nothing else, outside of tags. */
function markdownInHtml({ value, position }: Html): Node['position'] {
  if (position === undefined || !/\*\*|\]\(/.test(value)) return undefined;
  const found = markdown.exec(value.replace(hidden, (tag) => tag.replace(/[^\n]/g, ' ')));
  if (!found) return undefined;
  const lines = value.slice(0, found.index).split('\n');
  const { line, column } = position.start;
  // All lines stand as far to the right, in lists and quotes.
  const start = { line: line + lines.length - 1, column: column + (lines.at(-1)?.length ?? 0) };
  return { start, end: start };
}

/** Two dollars at each end, and something between them. */
function isFormula({ children }: Paragraph): boolean {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type !== 'text' || last?.type !== 'text') return false;
  return /^\$\$(?:$|[^$])/.test(first.value) && /[^$]\$\$$/.test(last.value);
}

/** Names of components that end in their own tag or are closed somewhere: `<Name>` alone is a placeholder. */
function componentsIn(html: string, source: string): readonly string[] {
  if (!/<[A-Z]/.test(html)) return [];
  return Array.from(html.matchAll(component))
    .filter(([, name, isEmpty]) => isEmpty === '/' || source.includes(`</${name}>`))
    .map(([, name = '']) => name);
}
