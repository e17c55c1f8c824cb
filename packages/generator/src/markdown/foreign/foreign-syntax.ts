// Reports syntax of other tools that is shown as text: syntax in `syntax-table.ts`, MDX in Markdown, Markdown in HTML
// blocks, formulas, and unknown directives. Each kind is reported once per page.
import type { Html, Node, Paragraph, Parents, Text } from 'mdast';
import type { VFile } from 'vfile';
import { hintForPackage } from '../../config/feature-packages.ts';
import type { CheckLevel } from '../../model/config.ts';
import { didYouMean, useOneOf } from '../../text/wording.ts';
import { directiveNames } from '../components/registry.ts';
import type { MarkdownJsx } from '../tree/jsx-nodes.ts';
import { type Positioned, positionInNode } from './position-in-node.ts';
import { type ReportOnce, reportOnce, type Syntax, shownAsText } from './report-once.ts';
import { textSyntax } from './syntax-table.ts';

interface ForeignSyntax {
  /** Called for a code fence that Docusaurus, but not docsgen, renders as MDX. */
  readonly seeMdx: (node: Node) => void;
  readonly seeHtml: (node: Html, parent: Node, isKnown: (name: string) => boolean) => void;
  readonly seeText: (node: Text, parent: Parents) => void;
  readonly seeJsx: (node: MarkdownJsx) => void;
  readonly seeParagraph: (node: Paragraph, parent: Node) => void;
}

/** `include.ts` reports invalid includes. */
const directive = /^:{3,}[ \t]*(?!include(?![\w-]))([A-Za-z][\w-]*)/;
/** Matches the table of contents syntax of VitePress, GitLab and Python-Markdown. */
const contents = /^(?:\[\[(?:toc|_TOC_)\]\]|\[TOC\])\s*$/i;
const importLine = /^import\s+(?:[\w$*{][^;'"]*\sfrom\s+)?['"]/;
const exportLine = /^export\s+(?:(?:const|let|var|default|function|async|class)\s|(?:\*|\{)[^;'"]*\sfrom\s+['"])/;
const expression = /^\{\s*(?:\/\*|(?:props|frontMatter)\.)/;
/** `onClick={…}`, `style={{…}}` and `className="…"` in a tag. */
const attribute = /<[A-Za-z][^<>]*\s(?:[\w:-]+=\{|className=)/;
/**
 * Matches the same attributes at the beginning of a text. If the value contains spaces or quotes, they are not a valid
 * HTML tag.
 */
const textAttribute = /^<[A-Za-z][\w.]*\s[^<>]*?[\w-]=\{/;
const component = /<([A-Z][A-Z0-9]*[a-z][A-Za-z0-9.]*)(?:\s[^<>]*?)?(\/?)>/g;

/** Marks the end of an excerpt in Docusaurus. */
const truncate = /^<!--\s*truncate\s*-->$/;

const astroDirective = /\bclient:(?:load|idle|visible|media|only)\b/;

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution', ...directiveNames];
const remedies: ReadonlyMap<string, string> = new Map([['details', 'Write :::accordion[Title]']]);

export function foreignSyntax(file: VFile, level: CheckLevel): ForeignSyntax {
  const report = reportOnce(file, level);
  const reportMdx = (node: Node, hint: string): void =>
    report('MDX', node, { message: 'Looks like MDX, but this page is plain Markdown', hint });
  const reportAstro = (node: Positioned, text: string): void => {
    const found = astroDirective.exec(text)?.[0];
    const hint = 'Use client="load", client="idle", client="visible" or client="only"';
    if (found !== undefined) report('Astro', node, { message: `'${found}' is an Astro directive`, hint });
  };
  return {
    seeMdx: (node) => reportMdx(node, 'Rename the page to .mdx to render this block'),
    seeHtml: (node, parent, isKnown) => {
      const { value } = node;
      if (truncate.test(value.trim()))
        report('excerpt', node, { message: `${value.trim()} is ignored`, hint: 'Write <!-- more -->' });
      if (/^<[A-Z]/.test(value)) reportAstro(node, value);
      if (attribute.test(value) || componentsIn(value, String(file)).some((name) => !isKnown(name)))
        reportMdx(node, 'Rename the page to .mdx, or use Markdown, HTML or a directive such as :::tabs instead');
      if (parent.type === 'paragraph') return;
      const found = markdownInHtml(node);
      if (found) report('in HTML', { position: found }, inHtml);
    },
    seeText: textChecker(file, report),
    seeJsx: (node) => {
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute') reportAstro(node, attribute.name);
    },
    seeParagraph: (node, parent) => {
      const [first] = node.children;
      if (first?.type !== 'text' || !/^[:ie{$<[]/.test(first.value)) return;
      if (isFormula(node)) {
        const message = 'Looks like a math formula, which needs the package @docsgen/math';
        const hint = `${hintForPackage('@docsgen/math')}, or write the text as code`;
        report('formula', node, { message, hint });
      }
      if (contents.test(first.value) && node.children.length === 1) {
        const message = `${first.value.trim()} is shown as text`;
        report('contents', node, {
          message,
          hint: 'Use ::contents to list the headings of the page',
        });
      }
      const name = directive.exec(first.value)?.[1];
      if (name !== undefined) {
        const message = `Unknown directive '${name}': it is shown as text`;
        const hint = remedies.get(name.toLowerCase()) ?? didYouMean(name, kinds) ?? useOneOf(kinds);
        report(name, node, { code: 'markdown', message, hint });
      } else if (parent.type !== 'root') return;
      else if (importLine.test(first.value) || exportLine.test(first.value))
        reportMdx(node, 'Rename the page to .mdx, or remove the line');
      else if (textAttribute.test(first.value))
        reportMdx(node, 'Rename the page to .mdx, or use Markdown, HTML or a directive such as :::tabs instead');
      else if (expression.test(first.value)) reportMdx(node, 'Write comments as <!-- … -->, and values as plain text');
    },
  };
}

const inHtml: Syntax = {
  code: 'markdown',
  message: 'Markdown inside an HTML block is shown as plain text',
  hint: 'Put blank lines around it, write it as HTML, or rename the page to .mdx',
};
const hidden = /<!--[\s\S]*?(?:-->|$)|<(pre|code|script|style|svg|textarea)\b[\s\S]*?(?:<\/\1>|$)|<[^>]{0,9999}>/gi;
const markdown =
  /\[[^[\]\n]+\]\((?:https?:|\.{0,2}\/|#|[\w-]+\.mdx?\b)[^)\s]*\)|(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])/;

/** Returns the position of a link or bold text outside tags, where the syntax is unambiguous. */
function markdownInHtml({ value, position }: Html): Node['position'] {
  if (position === undefined || !/\*\*|\]\(/.test(value)) return undefined;
  const found = markdown.exec(value.replace(hidden, (tag) => tag.replace(/[^\n]/g, ' ')));
  if (!found) return undefined;
  const lines = value.slice(0, found.index).split('\n');
  const { line, column } = position.start;
  // In lists and quotes, all lines have the same indentation.
  const start = { line: line + lines.length - 1, column: column + (lines.at(-1)?.length ?? 0) };
  return { start, end: start };
}

/**
 * Checks text for each row of the table whose `sign` occurs in the page. Escaped text, which differs from the source,
 * is not reported.
 */
function textChecker(file: VFile, report: ReportOnce): ForeignSyntax['seeText'] {
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

/** Whether a paragraph begins and ends with `$$` and has content in between. */
function isFormula({ children }: Paragraph): boolean {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type !== 'text' || last?.type !== 'text') return false;
  return /^\$\$(?:$|[^$])/.test(first.value) && /[^$]\$\$$/.test(last.value);
}

/** Returns the names of components that are self-closing or have an end tag. `<Name>` alone is a placeholder. */
function componentsIn(html: string, source: string): readonly string[] {
  if (!/<[A-Z]/.test(html)) return [];
  return Array.from(html.matchAll(component))
    .filter(([, name, isEmpty]) => isEmpty === '/' || source.includes(`</${name}>`))
    .map(([, name = '']) => name);
}
