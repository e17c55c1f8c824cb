// Component overrides: ejected copies of all components render the same HTML as the theme, only changed files are
// compiled again, and errors are reported with their location.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readThemeModules } from '../../../packages/generator/src/bundle/esbuild/theme-modules.ts';
import { ejectComponent } from '../../../packages/generator/src/cli/init/eject-component.ts';
import { themeComponents } from '../../../packages/generator/src/model/theme-components.ts';
import { modulesFile } from '../client-file.ts';
import { parseHtml } from '../html.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { type SiteLiteral, writeFiles } from '../site-files.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const pages: SiteLiteral = {
  'site.config.yaml': `title: Harbour
locales: [{ code: en }, { code: es }]
announcement: { id: a, content: News }
social: { github: https://github.com/harbour }
navbar: { items: [{ label: Guide, section: docs }] }
footer: { copyright: © Harbour, columns: [{ title: Learn, links: [{ label: Docs, section: docs }] }] }
`,
  'content/en/index.md':
    '---\nhome: { subtitle: All of it, actions: [{ label: Begin, to: guide/a.md }] }\n---\n\n# Home\n',
  'content/en/guide/a.md': '---\nunlisted: false\n---\n\n# First\n\n## One\n\nText.\n\n```js\nlet a;\n```\n',
  'content/en/guide/b.md': '# Second\n\n## Two\n\nText.\n',
  'content/es/index.md': '# Inicio\n',
};

const { modules } = await readThemeModules(modulesFile);

const copies = (): SiteLiteral =>
  Object.fromEntries(themeComponents.map((row) => [`theme/${row.name}.tsx`, ejectComponent(row, modules)]));

/** Returns a page without the HTML that its data repeats, and without the wrapper elements of overrides. */
function drawn(html: string): string {
  return html
    .replace(/<script id="docsgen-view"[^>]*>.*?<\/script>/s, '')
    .replace('<div class="below-article"></div>', '')
    .replace(/<div class="own-footer" data-shell="">(.*?<\/footer>)<\/div>/s, '$1')
    .replace(/\.\w{8}\.(css|js)/g, '.$1');
}

it('ejected copies of all components render the same HTML as the theme, on every type of page', () =>
  withSite(pages, async ({ build, write }) => {
    const before = await build({ jobs: 2 });
    await write(copies());
    const after = await build({ jobs: 2 });
    expect(after.diagnostics).toEqual(before.diagnostics);
    for (const path of ['index.html', 'guide/a/index.html', 'es/guide/a/index.html', '404.html'])
      expect(drawn(after.read(path)), path).toBe(drawn(before.read(path)));
  }));

it('ejected copies of all components conform to the published types', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docsgen-parts-'));
  try {
    const own = `import { Footer, type FooterProps } from 'docsgen/theme';
export default function Own(props: FooterProps) {
  // @ts-expect-error: there is no such prop
  return <div lang={props.lang.slice(0, 2)}>{props.footer.copyright.toUpperCase()}<Footer {...props} foter={1} /></div>;
}
`;
    const paths = {
      'docsgen/theme': [join(repository, 'packages/theme/src/parts.ts')],
      '@docsgen/contract/*': [join(repository, 'packages/contract/src/*.ts')],
      react: [join(repository, 'node_modules/@types/react')],
      'react/jsx-runtime': [join(repository, 'node_modules/@types/react/jsx-runtime')],
    };
    const options = { extends: join(repository, 'tsconfig.json'), compilerOptions: { paths, types: [] } };
    const config = { ...options, include: ['theme'] };
    await writeFiles(folder, { ...copies(), 'theme/_own.tsx': own, 'tsconfig.json': JSON.stringify(config) });
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
      (failure) => failure,
    );
    const ofSite = String(stdout)
      .split('\n')
      .filter((line) => /theme\/[\w-]+\.tsx\(/.test(line) && !line.includes('is declared but'));
    expect(ofSite).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a changed override renders only the affected pages again, with the same result as a build without cache', () =>
  withSite(
    {
      ...pages,
      'theme/footer.jsx': 'export default ({ footer, lang }) => <p id="own">{lang + footer.links.length}</p>;\n',
    },
    async ({ build, write, remove, verify }) => {
      const first = await build({ cache: true });
      expect(first.diagnostics).toEqual([]);
      expect(first.read('guide/a/index.html')).toContain('<p id="own">en0</p>');
      expect(first.read('es/guide/a/index.html')).toContain('<p id="own">es0</p>');
      expect((await build({ cache: true })).rendered).toBe(0);
      await write({
        'theme/footer.jsx': "import './f.css';\nimport x from './f.svg';\nexport default () => <img src={x} />;\n",
      });
      await write({ 'theme/f.css': 'p { color: red }\n', 'theme/f.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      const second = await build({ cache: true });
      expect(second.diagnostics).toEqual([]);
      expect(second.rendered).toBe(first.rendered);
      expect(second.read('guide/a/index.html')).toMatch(/<img src="\/assets\/f\.\w+\.svg"/);
      const sheet = second.files().find((path) => /assets\/theme\.\w+\.css$/.test(path)) ?? '';
      expect(second.read(sheet).includes('p{color:red}')).toBe(true);
      expect((await verify({ cache: true })).diagnostics ?? []).toEqual([]);
      await remove('theme');
      const last = await build({ cache: true });
      expect(last.read('guide/a/index.html')).toContain('<footer class="footer"');
    },
  ));

it('the progress of a build includes pages on which an override throws', () =>
  withSite(
    { ...pages, 'theme/footer.tsx': "export default () => { throw new Error('No footer'); };" },
    async ({ build }) => {
      const counted: string[] = [];
      const { diagnostics } = await build({ progress: (done, total) => counted.push(`${done}/${total}`) });
      expect(diagnostics.map(({ code }) => code)).toContain('part');
      const total = counted.length;
      expect(total).toBeGreaterThan(0);
      expect(counted.at(-1)).toBe(`${total}/${total}`);
    },
  ));

it('overrides import each other from docsgen/theme, and their own original', () =>
  withSite(
    {
      ...pages,
      // The first override imports the second one as a file, so that the module in place of the logo runs before it.
      'theme/announcement.tsx': `import Logo from './logo.tsx';
import { Announcement } from 'docsgen/theme';
export default (props) => <div id="own-line" data-knows={typeof Logo}><Announcement {...props} /></div>;
`,
      'theme/logo.tsx': `import { Logo, Navbar } from 'docsgen/theme';
export default (props) => <div className="own-logo" data-knows={typeof Navbar}><Logo {...props} /></div>;
`,
      'theme/navbar.tsx': `import { Logo, Navbar } from 'docsgen/theme';
export default (props) => <div id="own-navbar"><Logo shell={props.shell} /><Navbar {...props} /></div>;
`,
    },
    async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      const page = parseHtml(built.read('guide/a/index.html'));
      expect(page.one('div[id=own-line]').attributes['data-knows']).toBe('function');
      const logos = page.one('div[id=own-navbar]').all('div.own-logo');
      expect(logos.map(({ attributes }) => attributes['data-knows'])).toEqual(['function', 'function']);
      for (const logo of logos) expect(logo.all('a.brand')).toHaveLength(1);
    },
  ));

it('a theme/ folder without overrides is ignored', () =>
  withSite({ ...pages, 'theme/gulpfile.js': 'nothing(', 'theme/x/footer.tsx': '' }, async ({ build }) => {
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
  }));

it('docsgen theme lists components, shows their props, and ejects them without overwriting files', () =>
  withSite({ ...pages, 'theme/card.js': 'export default () => null;\n' }, async ({ root, build }) => {
    const listed = await runCommand(['theme', '--json']);
    expect(JSON.parse(listed.stdout).map(({ name }: { readonly name: string }) => name)).toEqual(
      themeComponents.map(({ name }) => name),
    );
    expect((await runCommand(['theme'])).stdout).toContain('footer.tsx <Footer>, stable, HTML with islands');
    const { stdout: shown } = await runCommand(['theme', 'show', 'footer']);
    expect(shown).toMatch(
      /^interface FooterProps \{\n {2}readonly footer: FooterView;[^}]*\n {2}readonly lang: string;\n\}$/m,
    );
    expect(shown).toMatch(/^interface FooterColumnView \{\n {2}readonly title: string;\n/m);
    expect(shown).not.toContain('skipToContent');
    expect((await runCommand(['theme', 'show', 'ShellMessages'])).stdout).toContain(
      '  readonly skipToContent: string;',
    );
    expect(await runCommand(['theme', 'eject', 'SearchButton', '--site', root])).toMatchObject({ code: 0 });
    expect((await build({ isCheck: true })).diagnostics).toEqual([]);
    for (const [part, says] of [
      ['search-button', 'theme/search-button.tsx already exists'],
      ['Card', 'theme/card.js already exists'],
      ['Foter', 'Did you mean footer?'],
    ] as const) {
      const refused = await runCommand(['theme', 'eject', part, '--site', root]);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain(says);
    }
  }));
