// Conversion of Docusaurus components and React pages: code is changed in place, and only if necessary.
import { describe, expect, it } from 'vitest';
import { convertModule } from '../../../src/docusaurus/modules/convert-module.ts';
import { siteValues } from '../../../src/docusaurus/modules/site-values.ts';
import { placeFiles } from '../../../src/docusaurus/place-files.ts';
import type { ConvertedFile } from '../../../src/docusaurus/placement.ts';
import { config, type Literal, siteOf } from './foreign-site.ts';

interface Around {
  readonly path?: string;
  readonly files?: Literal;
  readonly site?: object;
}

async function convert(text: string, { path = 'src/components/Price.tsx', files, site }: Around = {}) {
  const old = await siteOf({
    'docusaurus.config.js': config({ site: { tagline: 'All about boats', ...site } }),
    'docs/intro.md': '# Intro\n',
    ...files,
    [path]: text,
  });
  const placement = await placeFiles(old);
  const known = placement.files.find(({ from }) => from === path);
  const placed = known ?? { from: path, to: placement.targetOf(path), kind: 'module' as const, locale: 'en' };
  return { old, converted: await convertModule({ placed, text }, placement) };
}

async function textOf(text: string, around?: Around): Promise<string> {
  return (await convert(text, around)).converted.text;
}

function told({ losses }: ConvertedFile): readonly string[] {
  return losses.map(
    ({ severity, position, message }) => `${position?.line}:${position?.column} ${severity} ${message}`,
  );
}

describe('a component', () => {
  it('a component that does not use Docusaurus is unchanged byte for byte', async () => {
    const text = `import React from "react"
import clsx from 'class-variance';
import styles from './Price.module.css'

// A comment, and   odd spaces.
export default ({ amount }) => <b className={clsx(styles.price)}>{amount}</b>
`;
    const { converted } = await convert(text, { files: { 'src/components/Price.module.css': '.price {}\n' } });
    expect(converted).toEqual({
      path: 'src/components/Price.tsx',
      text,
      losses: [],
      uses: ['src/components/Price.module.css'],
      packages: ['class-variance'],
      anchors: [],
    });
  });

  it('Docusaurus imports become named imports from docsgen', async () => {
    const { converted } = await convert(`import Link from '@docusaurus/Link';
import TheTabs from '@theme/Tabs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/CodeBlock';
export const A = (p: Props) => <Link to="/docs/intro">{useDocusaurusContext().siteConfig.title}</Link>;
export { default as Block } from '@theme/CodeBlock';
`);
    expect(converted.text).toBe(`import { Link } from '@docsgen/migrate/docusaurus';
import { Tabs as TheTabs } from '@docsgen/migrate/docusaurus';
import { useDocusaurusContext } from '@site/components/docusaurus';
type Props = any;
export const A = (p: Props) => <Link to="/docs/intro">{useDocusaurusContext().siteConfig.title}</Link>;
export { CodeBlock as Block } from '@docsgen/migrate/docusaurus';
`);
    expect(converted.losses).toEqual([]);
  });

  it('an import without an equivalent is reported at its line and replaced by a placeholder', async () => {
    const { converted } = await convert(`import React from 'react';
import Logo from '@theme/Navbar/Logo';
export const A = () => <Logo />;
`);
    expect(told(converted)).toEqual(["2:1 error 'Logo' of @theme/Navbar/Logo is not available"]);
    expect(converted.text).toContain(
      `import { standIn } from '@docsgen/migrate/docusaurus';\nconst Logo = standIn("Logo",`,
    );
  });

  it.each([
    ['state', `import { useState } from 'react';\nexport const A = () => <i>{useState(0)[0]}</i>;\n`],
    ['an event listener', 'export const A = () => <button onClick={() => alert(1)}>A</button>;\n'],
    [
      'a hook that requires a browser',
      `import useIsBrowser from '@docusaurus/useIsBrowser';\nexport const A = () => useIsBrowser();\n`,
    ],
    ['a package component', `import Player from 'player';\nexport const A = () => <Player />;\n`],
    ['a class with state', 'export class A extends React.Component { f() { this.setState({}); } }\n'],
  ])('a component with %s becomes a client module', async (_what, text) => {
    expect(await textOf(text)).toMatch(/^'use client';\n/);
  });

  it.each([
    ['only renders', 'export const A = () => <button>A</button>;\n'],
    ['is already a client module', `'use client';\nexport const A = () => <button onClick={() => 1}>A</button>;\n`],
    ['renders a client component', `import { B } from './b';\nexport const A = () => <p><B /></p>;\n`],
  ])('a component that %s is unchanged', async (_what, text) => {
    const files = {
      'src/components/b.tsx': `import { useState } from 'react';\nexport const B = () => useState(0)[0];\n`,
    };
    expect(await textOf(text, { files })).toBe(text);
  });

  it('a component that passes a function to a client component becomes a client module', async () => {
    const files = { 'src/components/b.tsx': 'export const B = ({ on }) => <button onClick={on}>B</button>;\n' };
    const text = `import { B } from './b';\nexport const A = () => <B on={() => 1} />;\n`;
    expect(await textOf(text, { files })).toBe(`'use client';\n${text}`);
  });

  it('reports attributes that a component sets on <html>', async () => {
    const { converted } = await convert(`import Head from '@docusaurus/Head';
export const A = () => (
  <Head>
    <html className="wide" />
    <meta name="author" content="Ada" />
  </Head>
);
`);
    expect(told(converted)).toEqual(['4:5 warning Attributes that <Head> sets on <html> are not migrated']);
  });

  it('an import of a missing file is reported and replaced by an empty value', async () => {
    const { converted } = await convert(`import users from './users.json';\nexport const A = () => users.length;\n`);
    expect(converted.text).toBe('const users = [];\nexport const A = () => users.length;\n');
    expect(told(converted)).toEqual(["1:1 error File not found: './users.json'"]);
  });

  it('a component with a syntax error is reported and copied unchanged', async () => {
    const { converted } = await convert('export const = {\n');
    expect(converted.text).toBe('export const = {\n');
    expect(converted.losses).toMatchObject([{ severity: 'error', file: 'src/components/Price.tsx' }]);
  });
});

describe('a React page', () => {
  const page = (attributes: string): string => `import Layout from '@theme/Layout';
import Hero from '../components/Hero';
import styles from './index.module.css';

export default function Home() {
  return <Layout ${attributes}><Hero className={styles.hero} /></Layout>;
}
`;
  const files = {
    'src/components/Hero.tsx': 'export default () => <h1>A</h1>;\n',
    'src/pages/index.module.css': '.hero {}\n',
  };

  it('import paths of a React page are updated to its new location', async () => {
    const { converted } = await convert(page('title="Boats"'), { path: 'src/pages/prices.tsx', files });
    expect(converted.path).toBe('pages/prices.tsx');
    expect(converted.text).toContain(
      `import Hero from '../src/components/Hero';\nimport styles from './index.module.css';`,
    );
    expect(converted.uses).toEqual(['src/components/Hero.tsx', 'src/pages/index.module.css']);
  });

  it.each([
    ['title="Boats" description={`On $' + '{siteConfig.title}`}', `  title: 'Boats',\n  description: 'On Harbour',\n`],
    ['title={siteConfig.tagline}', `  title: 'All about boats',\n`],
    [`title={translate({ id: 'x', message: 'Boats' })}`, `  title: 'Boats',\n`],
    ['', `  title: 'Harbour',\n`],
  ])('the props of <Layout %s> become the meta of the page', async (attributes, meta) => {
    const text = await textOf(page(attributes), { path: 'src/pages/prices.tsx', files });
    expect(text).toContain(`index.module.css';\n\nexport const meta = {\n${meta}};\n`);
  });

  it('reports a page title that is computed', async () => {
    const { converted } = await convert(page('title={titleOf(props)}'), { path: 'src/pages/prices.tsx', files });
    expect(told(converted)).toEqual(['6:10 warning The title of this page is computed: titleOf(props)']);
  });
});

describe('a React page with translated strings', () => {
  const page = `import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
export default function Prices() {
  return (
    <Layout title={translate({ id: 'prices.title', message: 'Prices' })}>
      <Translate>All prices</Translate>
    </Layout>
  );
}
`;
  const site = { i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de', 'pt'] } };
  const files = {
    'i18n/fr/code.json': JSON.stringify({ 'prices.title': { message: 'Tarifs' }, 'All prices': { message: 'Tous' } }),
    'i18n/de/code.json': JSON.stringify({ 'theme.back': { message: 'Zurück' } }),
    'i18n/pt/code.json': JSON.stringify({ 'prices.title': { message: 'Precos' } }),
    'i18n/pt/docusaurus-plugin-content-pages/legal/prices.tsx': 'export default () => <h1>Precos</h1>;\n',
  };

  it('a React page is created in each language that translates its strings and has no separate page', async () => {
    const { converted } = await convert(page, { path: 'src/pages/legal/prices.tsx', files, site });
    expect(converted.text).toContain(`export const meta = {\n  title: 'Prices',\n};`);
    expect(converted.translations).toEqual([
      {
        path: 'pages/fr/legal/prices.tsx',
        text: `export { default } from '../../legal/prices';\nexport const meta = {\n  title: 'Tarifs',\n};\n`,
      },
    ]);
  });

  it('a React page is also created in the languages that translate its components', async () => {
    const around = { ...files, 'src/components/Words.tsx': page };
    const text = `import Words from '../components/Words';\nexport default () => <Words />;\n`;
    const { converted } = await convert(text, { path: 'src/pages/words.tsx', files: around, site });
    expect(converted.translations?.map((each) => each.path)).toEqual(['pages/fr/words.tsx', 'pages/pt/words.tsx']);
  });
});

describe('MDX components', () => {
  const path = 'src/theme/MDXComponents.js';

  it("the site's MDX components become named exports, without those of Docusaurus", async () => {
    const text = `import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import Price from '@site/src/components/Price';

export default {
  ...MDXComponents,
  Tabs,
  Price,
  Cost: Price,
  Small: ({ children }) => <small>{children}</small>,
};
`;
    const files = { 'src/components/Price.js': 'export default () => <b>1</b>;\n' };
    const { converted } = await convert(text, { path, files });
    expect(converted.path).toBe('components/index.tsx');
    expect(converted.text).toContain(`import Price from '@site/src/components/Price';\n`);
    expect(
      converted.text.endsWith(`export { Price };
export { Price as Cost };
export const Small = ({ children }) => <small>{children}</small>;
`),
    ).toBe(true);
    expect(converted.text).not.toMatch(/Tabs|@theme/);
    expect(converted.losses).toEqual([]);
  });

  it('a spread module becomes export *, and supported Docusaurus components are exported again', async () => {
    const text = `import DocCardList from '@theme/DocCardList';
import * as All from '../components/all';

export default { ...All, DocCardList };
`;
    const { converted } = await convert(text, { path, files: { 'src/components/all.js': 'export const A = 1;\n' } });
    expect(converted.text).toMatch(
      /^import \{ DocCardList \} from '@docsgen\/migrate\/docusaurus';\n\nexport \{ DocCard/,
    );
    expect(converted.text).toMatch(/\nexport \* from '[^']*src\/components\/all';\n$/);
    expect(converted.uses).toContain('src/components/all.js');
  });

  it('reports MDX components that replace HTML elements', async () => {
    const text = `export default {\n  a: (props) => <a {...props} />,\n};\n`;
    const { converted } = await convert(text, { path });
    expect(told(converted)).toEqual([
      '2:3 warning The component that replaces <a> is not migrated: docsgen renders <a> itself',
    ]);
  });

  it('MDX components without any remaining component are not migrated', async () => {
    const text = `import Tabs from '@theme/Tabs';\nexport default { Tabs };\n`;
    const { converted } = await convert(text, { path });
    expect(converted).toMatchObject({ isEmpty: true, losses: [] });
    const styled = await convert(`import './a.css';\n${text}`, { path, files: { 'src/theme/a.css': '' } });
    expect([styled.converted.isEmpty, styled.converted.uses]).toEqual([undefined, ['src/theme/a.css']]);
  });

  it('reports MDX components that are not an object literal', async () => {
    const { converted } = await convert('export default make();\n', { path });
    expect(told(converted)).toEqual(['1:1 error The default export of this file is not an object of components']);
  });
});

describe('values of the original configuration', () => {
  it('configuration values are written to components/docusaurus.ts only if components read them', async () => {
    const { old, converted } = await convert(
      `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export const A = () => useDocusaurusContext().siteConfig.customFields.phone;
`,
      { site: { customFields: { phone: '555-0100' } } },
    );
    const values = siteValues(old, [{ path: converted.path, text: converted.text, from: undefined }]);
    expect(values?.path).toBe('components/docusaurus.ts');
    expect(values && 'text' in values ? values.text : '').toContain(
      `customFields: {\n      phone: '555-0100',\n    },`,
    );
    expect(siteValues(old, [{ path: 'a.tsx', text: 'export const a = 1;\n', from: undefined }])).toBeUndefined();
  });
});

describe('the config prop of pages', () => {
  it('the config prop is passed to a page that reads it', async () => {
    const text = `import React from 'react';

export default function Home(props) {
  const {config: site} = props;
  return <h1>{site.title}</h1>;
}
`;
    expect(
      await textOf(text, { path: 'src/pages/index.js' }),
    ).toBe(`import { siteConfig as configOfSite } from '@site/components/docusaurus';
import React from 'react';

function Home(props) {
  const {config: site} = props;
  return <h1>{site.title}</h1>;
}

export default function PageWithConfig(props) {
  return <Home config={configOfSite} {...props} />;
}
`);
  });

  it('a page that does not read the config prop is unchanged', async () => {
    const text = `import React from 'react';

export default function Home({ title }) {
  return <h1>{title} config</h1>;
}
`;
    expect(await textOf(text, { path: 'src/pages/index.js' })).toBe(text);
  });
});

describe('a required SVG file', () => {
  const drawing = '<svg viewBox="0 0 8 4"><path d="M0 0h8"/></svg>';
  const files = {
    'static/img/big-ship.svg': `<svg>${'<path d="M0 0h8"/>'.repeat(400)}</svg>`,
    'static/img/rope.svg': drawing,
  };

  it('a required SVG becomes an import, inlined if the file is small', async () => {
    const text = `'use client';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

const list = [
  { Svg: require('@site/static/img/big-ship.svg').default },
  { Svg: require('../../static/img/rope.svg').default },
  { Svg: require('../../static/img/rope.svg').default },
];
export const A = (): ReactNode => list.map(({ Svg }) => <Svg role="img" />);
export const B = () => <img src={require('@site/static/img/big-ship.svg').default} />;
`;
    const { converted } = await convert(text, { files });
    expect(converted.text).toBe(`'use client';
import { svgPicture as BigShipPicture } from '@docsgen/migrate/docusaurus';
import BigShipAddress from '@site/static/img/big-ship.svg';
const BigShip = BigShipPicture(BigShipAddress);
import { svgComponent as RopeDrawing } from '@docsgen/migrate/docusaurus';
const Rope = RopeDrawing(${JSON.stringify(drawing)});
import type {ReactNode} from 'react';
import { Heading } from '@docsgen/migrate/docusaurus';

const list = [
  { Svg: BigShip },
  { Svg: Rope },
  { Svg: Rope },
];
export const A = (): ReactNode => list.map(({ Svg }) => <Svg role="img" />);
export const B = () => <img src={require('@site/static/img/big-ship.svg').default} />;
`);
    expect(converted.losses).toEqual([]);
    expect(converted.uses).toEqual(['static/img/big-ship.svg']);
  });

  it('the import of a required SVG follows the directives of the module, with an unused name', async () => {
    const text = `export const Rope = () => <p onClick={() => 1}>{require('@site/static/img/rope.svg').default({})}</p>;\n`;
    expect(await textOf(text, { files })).toBe(`'use client';
import { svgComponent as Rope2Drawing } from '@docsgen/migrate/docusaurus';
const Rope2 = Rope2Drawing(${JSON.stringify(drawing)});
export const Rope = () => <p onClick={() => 1}>{Rope2({})}</p>;
`);
  });
});
