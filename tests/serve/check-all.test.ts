// Pressing `c` in `serve --watch` reports the same problems of every kind as `docsgen check`.
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../packages/generator/src/model/diagnostic.ts';
import { openSite, subfolders } from '../../packages/generator/src/platform/node-files.ts';
import { startSession } from '../../packages/generator/src/serve/session.ts';
import { clientFile, modulesFile } from '../site/client-file.ts';
import { withSite } from '../site/site.ts';
import type { SiteLiteral } from '../site/site-files.ts';

const pages: SiteLiteral = {
  'content/en/index.md': '# Home\n\n[Guide](guide.md)\n',
  'content/en/guide.md': '# Guide\n',
};

it('reports pages that exceed the script budget', async () => {
  await sameAsCheck({ ...pages, 'site.config.yaml': 'title: Docs\nbudgets: { script: 1 }\n' }, ['budget']);
});

it('reports static files with the path of a page or generated file', async () => {
  const files = { 'static/404.html': 'mine', 'static/guide/index.html': 'mine', 'static/search/titles.en.json': '{}' };
  await sameAsCheck({ ...pages, ...files, 'site.config.yaml': 'title: Docs\n' }, ['output', 'output', 'output']);
});

it('reports broken links of the configuration and of pages, and broken redirects', async () => {
  const config = `title: Docs
navbar: { items: [{ label: Nowhere, to: /nowhere/ }] }
redirects: [{ from: /old/, to: /not-there/ }]
`;
  const broken = { 'content/en/guide.md': '# Guide\n\n[Lost](lost.md)\n' };
  await sameAsCheck({ ...pages, ...broken, 'site.config.yaml': config }, ['broken-link', 'broken-link', 'redirect']);
});

it('reports missing files and invalid elements in the head of a page', async () => {
  const head = '<head>\n<link rel="preload" as="script" href="/lost.js">\n<base href="/">\n</head>\n\n# Guide\n';
  const files = { ...pages, 'content/en/guide.md': head, 'site.config.yaml': 'title: Docs\n' };
  await sameAsCheck(files, ['html', 'image']);
});

it('reports lost URLs and anchors', async () => {
  const ledger = '/\n/gone/ #part\n/guide/ #part\n';
  const codes = ['lost-address', 'lost-anchor'];
  await sameAsCheck({ ...pages, 'site.config.yaml': 'title: Docs\n', 'site.urls.txt': ledger }, codes);
});

it('reports nothing on a site without errors', async () => {
  await sameAsCheck({ ...pages, 'site.config.yaml': 'title: Docs\n' }, []);
});

async function sameAsCheck(files: SiteLiteral, codes: readonly string[]): Promise<void> {
  await withSite(files, async (site) => {
    const { diagnostics } = await site.build({ isCheck: true });
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(codes);
    expect(await checkAll(site.root)).toEqual(diagnostics);
  });
}

async function checkAll(root: string): Promise<readonly Diagnostic[]> {
  const files = openSite(root);
  const session = await startSession({
    files,
    configFile: undefined,
    folderName: 'site',
    ignored: ['dist'],
    generator: 'docsgen test',
    codeHash: 'test',
    history: async () => ({ value: new Map(), diagnostics: [] }),
    themeModules: modulesFile,
    clientFile,
    host: undefined,
    port: undefined,
    openEditor: undefined,
    subfolders,
    screen: { showDiagnostics: async () => {}, note: () => {}, showCrash: () => {} },
  });
  try {
    return await session.checkAll();
  } finally {
    await session.close();
  }
}
