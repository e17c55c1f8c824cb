// Reports syntax of other tools that is shown as text: the rows of syntax-table.ts, MDX in Markdown, Markdown in blocks
// of HTML, formulas, and unknown directives. Each kind is reported once per page.
import type { Html, Node, Paragraph, Parents, Text } from 'mdast';
import type { VFile } from 'vfile';
import type { CheckLevel } from '../../model/config.ts';
import { didYouMean } from '../../text/suggest.ts';
import type { JsxElement } from '../components/read/jsx-node.ts';
import { directiveNames } from '../components/registry.ts';
import { type Positioned, positionInNode } from './position-in-node.ts';
import { type ReportOnce, reportOnce, type Syntax, shownAsText } from './report-once.ts';
import { textSyntax } from './syntax-table.ts';

interface ForeignSyntax {
  /** Sees a fence that only MDX of Docusaurus reads. */
  readonly seeMdx: (node: Node) => void;
  readonly seeHtml: (node: Html, parent: Node, isKnown: (name: string) => boolean) => void;
  readonly seeText: (node: Text, parent: Parents) => void;
  readonly seeJsx: (node: JsxElement) => void;
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
const component = /<([A-Z][A-Z0-9]*[a-z][A-Za-z0-9.]*)(?:\s[^<>]*?)?(\/?)>/g;

const astroDirective = /\bclient:(?:load|idle|visible|media|only)\b/;

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution', ...directiveNames];
const remedies: ReadonlyMap<string, string> = new Map([['details', 'Write :::accordion[Title]']]);

export function foreignSyntax(file: VFile, level: CheckLevel): ForeignSyntax {
  const report = reportOnce(file, level);
  const reportMdx = (node: Node, hint: string): void =>
    report('MDX', node, { message: 'This reads like MDX, and this page is Markdown', hint });
  const reportAstro = (node: Positioned, text: string): void => {
    const found = astroDirective.exec(text)?.[0];
    const hint = `Write client="load", client="idle", client="visible" or client="only"`;
    if (found !== undefined) report('Astro', node, { message: `'${found}' is an Astro directive`, hint });
  };
  return {
    seeMdx: (node) => reportMdx(node, 'Name the page .mdx, where such a block is a part of the page'),
    seeHtml: (node, parent, isKnown) => {
      const { value } = node;
      if (/^<[A-Z]/.test(value)) reportAstro(node, value);
      if (attribute.test(value) || componentsIn(value, String(file)).some((name) => !isKnown(name)))
        reportMdx(node, 'Name the page .mdx, or write Markdown, HTML or a directive such as :::tabs instead');
      if (parent.type === 'paragraph') return;
      const place = markdownInHtml(node);
      if (place) report('in HTML', { position: place }, inHtml);
    },
    seeText: textSeer(file, report),
    seeJsx: (node) => {
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute') reportAstro(node, attribute.name);
    },
    seeParagraph: (node, parent) => {
      const [first] = node.children;
      if (first?.type !== 'text' || !/^[:ie{$<[]/.test(first.value)) return;
      if (isFormula(node)) {
        const message = 'This reads like a formula, which this site does not ask for';
        const hint = `Write 'markdown.math: true' in the configuration, or put it into a code block`;
        report('formula', node, { code: 'math', message, hint });
      }
      if (contents.test(first.value) && node.children.length === 1) {
        const message = `${first.value.trim()} is shown as text`;
        report('contents', node, {
          message,
          hint: 'Write ::contents, where the headings of the page are to be listed',
        });
      }
      const name = directive.exec(first.value)?.[1];
      if (name !== undefined) {
        const message = `There is no directive '${name}': it is shown as text`;
        const hint = remedies.get(name.toLowerCase()) ?? didYouMean(name, kinds) ?? `Known are ${kinds.join(', ')}`;
        report(name, node, { code: 'markdown', message, hint });
      } else if (parent.type !== 'root') return;
      else if (importLine.test(first.value) || exportLine.test(first.value))
        reportMdx(node, 'Name the page .mdx, or remove the line');
      else if (textAttribute.test(first.value))
        reportMdx(node, 'Name the page .mdx, or write Markdown, HTML or a directive such as :::tabs instead');
      else if (expression.test(first.value)) reportMdx(node, 'Write comments as <!-- … -->, and texts as they are');
    },
  };
}

const inHtml: Syntax = {
  code: 'markdown',
  message: 'This Markdown stands in a block of HTML and is shown as it is written',
  hint: 'Put empty lines around it, write it as HTML, or name the page .mdx',
};
const hidden = /<!--[\s\S]*?(?:-->|$)|<(pre|code|script|style|svg|textarea)\b[\s\S]*?(?:<\/\1>|$)|<[^>]{0,9999}>/gi;
const markdown =
  /\[[^[\]\n]+\]\((?:https?:|\.{0,2}\/|#|[\w-]+\.mdx?\b)[^)\s]*\)|(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])/;

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

/** Checks texts for the rows whose sign the page has. Text that the author escaped is not in the source as it is. */
function textSeer(file: VFile, report: ReportOnce): ForeignSyntax['seeText'] {
  const source = String(file);
  const rows = new Set(textSyntax.filter(({ sign }) => sign.test(source)));
  return (node, parent) => {
    const isFirst = parent.type === 'paragraph' && parent.children[0] === node;
    for (const row of rows) {
      if (row.place === 'block' && !isFirst) continue;
      for (const groups of node.value.matchAll(row.pattern)) {
        const hint = row.hint(groups);
        const found = groups[0].slice(groups[0].lastIndexOf('\n') + 1);
        const position = hint === undefined ? undefined : positionInNode(node, found, source);
        if (position === undefined) continue;
        report(row.kind, { position }, { message: shownAsText(row.kind, found), hint });
        rows.delete(row);
        break;
      }
    }
  };
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
