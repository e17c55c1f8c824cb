// Compiles `article.md`, and the samples of the built-in components.
import { readdirSync, readFileSync } from 'node:fs';
import type { ContentsEntry } from '@docsgen/contract/views';
import { insertLinks } from '../../packages/generator/src/pages/make/insert-links.ts';
import { Article } from '../../packages/theme/src/components/article/article.tsx';
import { en } from '../../packages/theme/src/i18n/en.ts';
import { compilerFor, compileText, pageSource } from '../unit/markdown/article.ts';
import { type Chapter, samplesOf } from './chapter.ts';
import { lang } from './views.ts';

interface ArticleSample {
  readonly chapter: Chapter;
  /** Second-level headings. */
  readonly contents: readonly ContentsEntry[];
  /** A code block for the steps of a landing page. */
  readonly code: string;
}

/** SVG images of the article and the samples, by file name. */
export const pictureFiles: ReadonlyMap<string, string> = new Map([
  ['picture.svg', bars(96, 96, '#1d4a9c')],
  ['picture-dark.svg', bars(96, 96, '#94b6ff')],
  ['small.svg', bars(20, 20, '#1a6e47')],
  ['wide.svg', bars(1600, 120, '#8a5300')],
]);

function bars(width: number, height: number, color: string): string {
  const bar = (at: number): string =>
    `<rect x="${(at * width) / 3}" width="${width / 4}" y="${(at * height) / 4}" height="${height}" fill="${color}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[0, 1, 2].map(bar).join('')}</svg>`;
}

function sizeOf(href: string) {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(pictureFiles.get(href) ?? '') ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** Path of the style sheet that the article loads. */
export const componentStyles = '/components.css';

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

export async function compileArticle(): Promise<ArticleSample> {
  const { value: compiler } = await compilerFor();
  const samples = readdirSync(new URL('components', import.meta.url)).filter((file) => file.endsWith('.md'));
  const source = pageSource(
    [read('article.md'), '## Components\n', ...samples.map((file) => read(`components/${file}`))].join('\n'),
  );
  const { value: article, diagnostics } = await compileText(compiler, source, lang);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics, null, 1));
  const { references, headings } = article.facts;
  const links = references.map(({ href }) => ({
    href: href.startsWith('styles:') ? componentStyles : href,
    size: sizeOf(href),
  }));
  const html = insertLinks(article, links).join('');
  const codeMessages = JSON.stringify(en.article.code);
  return {
    contents: headings.filter(({ level }) => level === 2).map((heading) => ({ ...heading, children: [] })),
    code: await compiler.codeBlock('npm install docsgen\nnpx docsgen build', 'bash'),
    chapter: {
      title: 'Article',
      samples: samplesOf('Article', { 'all that Markdown becomes': html }, (text) => (
        <Article html={text} lang={lang} direction="ltr" codeMessages={codeMessages} />
      )),
    },
  };
}
