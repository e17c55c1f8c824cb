// Plugins during development: their output is updated immediately when their code or a file that they read changes.
import { expect, it } from 'vitest';
import type { Snapshot } from '../../../packages/generator/src/serve-site.ts';
import { writeFiles } from '../../site/site-files.ts';
import { openLiveFolder } from './live-folder.ts';

const lists = `import { definePlugin } from 'docsgen/plugin';

export default definePlugin({
  name: 'lists',
  setup: ({ content, check }) => {
    content(async ({ readYaml }) => {
      const { value, placeOf } = await readYaml('data/terms.yaml');
      return Object.entries(value ?? {}).map(([id, text]) => ({
        path: \`content/en/\${id}.md\`,
        text: \`# Term \${text}\n\`,
        from: placeOf(id),
      }));
    });
    check(({ pages, report }) => {
      if (pages.length > 2) report({ code: 'many', message: \`There are \${pages.length} pages\`, severity: 'warning' });
    });
  },
});
`;

const titles = ({ content }: Snapshot) => [...(content?.site.graph.pages.values() ?? [])].map(({ title }) => title);
const told = ({ content, configDiagnostics }: Snapshot) =>
  [...configDiagnostics, ...(content?.siteDiagnostics ?? [])].map(({ message }) => message);

it('regenerates the pages of a plugin when its input or the plugin changes', async () => {
  const folder = await openLiveFolder({
    'site.config.yaml': 'title: Terms\nplugins: [./plugins/lists.ts]\n',
    'plugins/lists.ts': lists,
    'data/terms.yaml': 'one: One\n',
    'content/en/index.md': '# Home\n',
  });
  try {
    const first = await folder.first();
    expect([titles(first), told(first)]).toEqual([['Home', 'Term One'], []]);
    const second = await folder.next(first, { 'data/terms.yaml': 'one: First\ntwo: Two\n' });
    expect([titles(second), told(second)]).toEqual([['Home', 'Term First', 'Term Two'], ['There are 3 pages']]);
    const third = await folder.next(second, { 'plugins/lists.ts': lists.replace('# Term', '# Word') });
    expect(titles(third)).toEqual(['Home', 'Word First', 'Word Two']);
    const broken = await folder.next(third, { 'plugins/lists.ts': 'export default 1;' });
    expect(titles(broken)).toEqual(titles(third));
    expect(told(broken)[0]).toContain(
      "The default export of './plugins/lists.ts' is not a valid plugin: it must be an object",
    );
    const repaired = await folder.next(broken, { 'plugins/lists.ts': lists, 'content/en/index.md': '# Start\n' });
    expect([titles(repaired), told(repaired)]).toEqual([['Start', 'Term First', 'Term Two'], ['There are 3 pages']]);
  } finally {
    await folder.remove();
  }
});

it('loads a missing plugin after its package has been installed', async () => {
  const folder = await openLiveFolder({
    'site.config.yaml': 'title: Terms\n',
    'package.json': '{}\n',
    'data/terms.yaml': 'one: One\n',
    'content/en/index.md': '# Home\n',
  });
  try {
    const first = await folder.next(await folder.first(), {
      'site.config.yaml': 'title: Terms\nplugins: [terms]\n',
    });
    expect([titles(first), told(first)]).toEqual([['Home'], ["Plugin not found: 'terms'"]]);
    // The watcher does not report files in node_modules.
    await writeFiles(folder.files.root, {
      'node_modules/terms/package.json': '{ "name": "terms", "type": "module", "exports": "./index.js" }',
      'node_modules/terms/index.js': lists.replace(/^import.*\n/, '').replace('definePlugin(', '('),
    });
    const second = await folder.next(first, { 'package.json': '{ "devDependencies": { "terms": "1.0.0" } }\n' });
    expect([titles(second), told(second)]).toEqual([['Home', 'Term One'], []]);
  } finally {
    await folder.remove();
  }
});

it('reads only the edited page if plugins only render code blocks', async () => {
  const folder = await openLiveFolder({
    'site.config.yaml': 'title: Shouts\nplugins: [./plugins/shouts.ts]\n',
    'plugins/shouts.ts': `import { definePlugin } from 'docsgen/plugin';
export default definePlugin({ name: 'shouts', setup: ({ markdown }) => markdown({ codeBlocks: ['./blocks.js'] }) });
`,
    'plugins/blocks.js': 'export default () => (block) => block.language === "shout" ? block.element : undefined;\n',
    'content/en/index.md': '# Home\n\nText.\n',
  });
  try {
    const first = await folder.first();
    const second = await folder.next(first, { 'content/en/index.md': '# Home\n\nText.\n\nMore.\n' });
    expect(told(second)).toEqual([]);
    expect(second.content?.site.graph).not.toBe(first.content?.site.graph);
    expect(second.content?.site.assets).toBe(first.content?.site.assets);
    const third = await folder.next(second, { 'content/en/index.md': '# Start\n' });
    expect(titles(third)).toEqual(['Start']);
  } finally {
    await folder.remove();
  }
});
