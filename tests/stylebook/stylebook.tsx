// The stylebook: one page with every component of the theme in each state, rendered with the theme's components, the
// article compiler, and the style sheets and scripts of real pages. It is a docsgen page, so its own navbar, sidebar,
// table of contents, foot and phone menu are samples as well. Add components of the theme to `section-samples.tsx` or
// `shell-samples.tsx`, built-in components to `components/`, and other Markdown to `article.md`.
// `tests/browser/appearance/stylebook.test.ts` takes screenshots into `tests/stylebook/photos/`.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TitleIndex } from '@docsgen/contract/title-index';
import type {
  ContentsEntry,
  HeadView,
  PageFootView,
  SectionLayoutView,
  ShellView,
  SidebarView,
} from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import { withExtras } from '../../packages/generator/src/bundle/client/extras.ts';
import { withLanguages } from '../../packages/generator/src/bundle/client/language-scripts.ts';
import { loadClient } from '../../packages/generator/src/bundle/client/load-client.ts';
import type { ClientAssets } from '../../packages/generator/src/model/client-assets.ts';
import { PageFoot } from '../../packages/theme/src/components/article/page-foot.tsx';
import { contentsList } from '../../packages/theme/src/components/contents/contents-list.ts';
import { PlainLayout } from '../../packages/theme/src/components/layout/plain-layout.tsx';
import { SectionLayout } from '../../packages/theme/src/components/layout/section-layout.tsx';
import { Shell } from '../../packages/theme/src/components/layout/shell.tsx';
import { Document } from '../../packages/theme/src/components/page/document.tsx';
import { en } from '../../packages/theme/src/i18n/en.ts';
import { clientFile } from '../site/client-file.ts';
import { compileArticle, componentStyles, pictureFiles } from './article-sample.tsx';
import { type Chapter, chapterId } from './chapter.ts';
import { createDrawing, type Drawing, drawShell } from './drawing.tsx';
import { postChapter } from './post-samples.tsx';
import { sectionChapters } from './section-samples.tsx';
import { shellChapters } from './shell-samples.tsx';
import { drawSidebar } from './sidebar-sample.tsx';
import { emptyFoot, headView, here, lang, shellProps } from './views.ts';

const messages = en;

/** Writes the page with its files, and returns the names of the components on it. */
export async function writeStylebook(folder: string): Promise<Pick<Drawing, 'drawn'>> {
  const drawing = createDrawing();
  const article = await compileArticle();
  const inColumn = [...sectionChapters, postChapter, article.chapter];
  const inPage = shellChapters(drawing, article.code);
  const chapters = [...inColumn, ...inPage];
  const request = { compiled: clientFile, hasOwnIcon: false, isLive: false };
  const bundle = await loadClient(request);
  const client = withLanguages(withExtras(bundle, Object.keys(bundle.extras)), { [lang]: messages });
  const { head, ...withFiles } = withAssets(client);
  const shell = drawShell(drawing, withFiles.shell);
  const contents = chapters.map((chapter) => entryOf(chapter, chapter === article.chapter ? article.contents : []));
  const markup = drawing.draw(
    <Shell shell={shell} messages={messages.shell}>
      <SectionLayout
        shell={shell}
        section={{
          ...sectionWith(drawSidebar(drawing)),
          foot: drawing.draw(<PageFoot foot={foot} messages={messages} />),
        }}
        contents={contentsList(contents)}
        notices={[]}
        messages={messages.shell}
      >
        <div className="stylebook">
          <h1>Stylebook</h1>
          {inColumn.map(chapterNode)}
        </div>
      </SectionLayout>
      <PlainLayout shell={shell} messages={messages.shell}>
        <section className="plain-main" aria-label="Parts that have the whole width">
          {inPage.map(chapterNode)}
        </section>
      </PlainLayout>
    </Shell>,
  );
  const document = drawing.draw(
    <Document head={head} shell={withFiles.shell} markup={markup} data={undefined} messages={messages} />,
  );
  await writeFiles(folder, [
    ['index.html', `<!doctype html>${document}`],
    ['stylebook.css', readFileSync(new URL('stylebook.css', import.meta.url))],
    ['titles.json', JSON.stringify(titleIndexOf(chapters))],
    ...pictureFiles,
    ...client.files.map(({ path, content }) => [path, content] as const),
    [componentStyles.slice(1), joinedStyles(client)],
  ]);
  return { drawn: drawing.drawn };
}

/** The style sheets of all built-in components. */
function joinedStyles({ articleFiles }: ClientAssets): string {
  const sheets = Object.entries(articleFiles).filter(([name]) => name.startsWith('styles:docsgen/'));
  return sheets.map(([, { content }]) => Buffer.from(content).toString()).join('');
}

function withAssets(client: ClientAssets): { readonly head: HeadView; readonly shell: ShellView } {
  const {
    criticalCss,
    inlineScript,
    baseUrlScript,
    stylesheets,
    appScript,
    extraScripts,
    shellScript,
    messageScripts,
  } = client;
  const scripts = { shellScript: `/${shellScript}`, messagesScript: `/${messageScripts.get(lang)}` };
  return {
    head: { ...headView, ...scripts, criticalCss, inlineScript, baseUrlScript },
    shell: {
      ...shellProps,
      stylesheets: [...stylesheets.map((path) => `/${path}`), '/stylebook.css'],
      appScript: `/${appScript}`,
      extraScripts: extraScripts.map((path) => `/${path}`),
    },
  };
}

const foot: PageFootView = {
  ...emptyFoot,
  editHref: here('edit'),
  previous: { label: 'The page before', href: here('before') },
  next: { label: 'The page after', href: here('after') },
};

function sectionWith(sidebar: SidebarView): Omit<SectionLayoutView, 'foot'> {
  return {
    sidebar,
    breadcrumbs: [],
    version: { label: '', isShown: false, all: [] },
  };
}

function entryOf(chapter: Chapter, children: readonly ContentsEntry[]): ContentsEntry {
  return { id: chapterId(chapter), html: chapter.title, level: 2, children };
}

function chapterNode(chapter: Chapter): ReactNode {
  return (
    <section key={chapter.title} className="chapter">
      <h2 id={chapterId(chapter)}>{chapter.title}</h2>
      {chapter.samples.map(({ label, node }) => (
        <div key={label} className="sample" data-sample={label}>
          <p className="sample-label">{label}</p>
          {node}
        </div>
      ))}
    </section>
  );
}

/** Chapters are searchable, so that the search dialog has results. */
function titleIndexOf(chapters: readonly Chapter[]): TitleIndex {
  const entryOf = (chapter: Chapter): TitleIndex['pages'][number] => ({
    title: chapter.title,
    href: `/#${chapterId(chapter)}`,
    trail: ['Stylebook'],
    place: undefined,
    headings: chapter.samples.map(({ label }) => [chapterId(chapter), label]),
  });
  return { pages: chapters.map(entryOf) };
}

async function writeFiles(
  folder: string,
  files: readonly (readonly [path: string, content: string | Uint8Array])[],
): Promise<void> {
  for (const [path, content] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
