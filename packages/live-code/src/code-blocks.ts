// Live code, which readers can edit and run: ```jsx live. The code is shown like other code. The enclosing element
// contains the URLs of the editor and the frame, which are loaded only when a reader uses them.
import type { CodeBlockRenderer } from 'docsgen/plugin';
import { reportProblems } from './check-code.ts';

const languages: ReadonlySet<string> = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);

const renderLiveCode: CodeBlockRenderer = (article) => async (block) => {
  const { language, meta, element } = block;
  // Titles and other quoted values are not options.
  const words = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  if (!words.includes('live')) return undefined;
  if (!languages.has(language)) {
    const message = `Code in '${language}' cannot run in browsers, so it is not live`;
    const hint = 'Use jsx, tsx, js or ts, such as ```jsx live';
    article.report({ code: 'language', severity: 'warning', message, hint, ...block.placeOf(0) });
    return undefined;
  }
  await reportProblems({ block, words, article });
  article.load('playground');
  article.load('styles');
  return {
    type: 'element',
    tagName: 'docsgen-playground',
    properties: {
      ...article.stringsLang,
      dataLanguage: language,
      ...(words.includes('noInline') && { dataCalls: '' }),
      dataFrame: article.urlOf('frame'),
      dataEditor: article.urlOf('editor'),
      // Empty if the site has no custom components.
      dataScope: article.urlOf('components'),
      dataWords: JSON.stringify(article.strings),
    },
    children: [element],
    data: { searchText: '' },
  };
};

export default renderLiveCode;
