// A typical new Docusaurus site: a landing page with SVG images in a list, and a post with an interactive button. It
// can be migrated and built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../../tests/site/run-command.ts';
import { withSite } from '../../../../tests/site/site.ts';
import { readFolder, type SiteLiteral } from '../../../../tests/site/site-files.ts';
import { install, runMigrate } from './run-migrate.ts';

const ship = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8"/>'.repeat(400)}</svg>\n`;

const old: SiteLiteral = {
  'old/package.json': JSON.stringify({ name: 'harbour', dependencies: { '@docusaurus/core': '3.9.0' } }),
  'old/docusaurus.config.ts': `import type { Config } from '@docusaurus/types';
const config: Config = {
  title: 'Harbour',
  tagline: 'Ships and papers',
  url: 'https://harbour.example',
  baseUrl: '/',
  presets: [['classic', {}]],
};
export default config;
`,
  'old/docs/intro.md': '# Introduction\n\nWelcome.\n',
  'old/static/img/ship.svg': ship,
  'old/static/img/rope.svg': '<svg viewBox="0 0 8 4"><path d="M0 0h8"/></svg>\n',
  'old/src/components/Reasons/styles.module.css': '.drawing {\n  height: 200px;\n}\n',
  'old/src/components/Reasons/index.tsx': `import type { ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Reason = {
  title: string;
  Svg: React.ComponentType<React.ComponentProps<'svg'>>;
};

const reasons: Reason[] = [
  { title: 'Deep water', Svg: require('@site/static/img/ship.svg').default },
  { title: 'Good ropes', Svg: require('@site/static/img/rope.svg').default },
];

function Shown({ title, Svg }: Reason) {
  return (
    <div className={clsx('col col--4')}>
      <Svg className={styles.drawing} role="img" />
      <Heading as="h3">{title}</Heading>
    </div>
  );
}

export default function Reasons(): ReactNode {
  return <section>{reasons.map((each, at) => <Shown key={at} {...each} />)}</section>;
}
`,
  'old/blog/2021-08-01-mdx-post.mdx': `---
title: Pages can do things
---

<button onClick={() => alert('pressed!')}>Press **me**</button>

export const Highlight = ({ children, color }) => (
  <span
    style={{ backgroundColor: color, padding: '0.2rem' }}
    onClick={() => {
      alert(\`You pressed \${color}\`);
    }}>
    {children}
  </span>
);

<Highlight color="#25c2a0">Harbour green</Highlight> and <Highlight color="#1877F2">sea blue</Highlight>.
`,
  'old/src/pages/index.tsx': `import Layout from '@theme/Layout';
import Reasons from '@site/src/components/Reasons';

export default function Home() {
  return <Layout title="Home"><Reasons /></Layout>;
}
`,
};

it('a landing page with required SVG files is migrated, and event listeners of a post are reported', () =>
  withSite(old, async ({ root }) => {
    const migrated = await runMigrate(['docusaurus', 'old'], root);
    expect([migrated.code, migrated.stderr]).toEqual([0, '']);
    const target = join(root, 'old-docsgen');
    await install(target);
    const built = await runCommand(['build', '--no-search'], target);
    expect([built.code, built.stderr]).toEqual([0, '']);
    const pages = await readFolder(join(target, 'dist'));
    const landing = String(pages.get('index.html'));
    expect(landing).toMatch(/<img [^>]*class="[^"]*drawing[^"]*" src="\/assets\/ship\.\w+\.svg"/);
    expect(landing).toMatch(/<svg [^>]*class="[^"]*drawing[^"]*"[^>]*><path d="M0 0h8"/);
    const post = String(pages.get('blog/2021/08/01/mdx-post/index.html'));
    expect(post).toMatch(/<button>Press <strong>me<\/strong><\/button>|<button[^>]*>.*Press <strong>me<\/strong>/);
    expect(post).toMatch(/<span style="background-color:#25c2a0;padding:0.2rem">.*Harbour green/);
    const report = readFileSync(join(target, 'migration-report.txt'), 'utf8');
    expect(report).toMatch(
      /The event listener onClick was removed.* \(2 times in 1 file\)\n.*mdx-post\.mdx:5:9\n.*mdx-post\.mdx:10:5\n/,
    );
  }));
