// Conversion of Docusaurus components and React pages: code is changed in place, and only if necessary.
import { describe, expect, it } from 'vitest';
import { convertModule } from '../../../../packages/generator/src/migrate/docusaurus/modules/convert-module.ts';
import { siteValues } from '../../../../packages/generator/src/migrate/docusaurus/modules/site-values.ts';
import { placeFiles } from '../../../../packages/generator/src/migrate/docusaurus/place-files.ts';
import type { ConvertedFile } from '../../../../packages/generator/src/migrate/docusaurus/placement.ts';
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
  it('that needs nothing of Docusaurus stays as it is, to the byte', async () => {
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
      standIns: [],
      anchors: [],
    });
  });

  it('imports what was Docusaurus’s from docsgen, by name', async () => {
    const { converted } = await convert(`import Link from '@docusaurus/Link';
import TheTabs from '@theme/Tabs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/CodeBlock';
export const A = (p: Props) => <Link to="/docs/intro">{useDocusaurusContext().siteConfig.title}</Link>;
export { default as Block } from '@theme/CodeBlock';
`);
    expect(converted.text).toBe(`import { Link } from 'docsgen/compat/docusaurus';
import { Tabs as TheTabs } from 'docsgen/compat/docusaurus';
import { useDocusaurusContext } from '@site/components/docusaurus';
type Props = any;
export const A = (p: Props) => <Link to="/docs/intro">{useDocusaurusContext().siteConfig.title}</Link>;
export { CodeBlock as Block } from 'docsgen/compat/docusaurus';
`);
    expect(converted.losses).toEqual([]);
  });

  it('that needs what has no counterpart is told where, and draws a stand-in there', async () => {
    const { converted } = await convert(`import React from 'react';
import Logo from '@theme/Navbar/Logo';
export const A = () => <Logo />;
`);
    expect(told(converted)).toEqual(["2:1 error 'Logo' of @theme/Navbar/Logo is not available"]);
    expect(converted.text).toContain(
      `import { standIn } from 'docsgen/compat/docusaurus';\nconst Logo = standIn("Logo",`,
    );
    expect(converted.standIns).toEqual(['Logo']);
  });

  it.each([
    ['state', `import { useState } from 'react';\nexport const A = () => <i>{useState(0)[0]}</i>;\n`],
    ['a listener', 'export const A = () => <button onClick={() => alert(1)}>A</button>;\n'],
    [
      'a hook of the browser',
      `import useIsBrowser from '@docusaurus/useIsBrowser';\nexport const A = () => useIsBrowser();\n`,
    ],
    ['a component of a package', `import Player from 'player';\nexport const A = () => <Player />;\n`],
    ['a class with state', 'export class A extends React.Component { f() { this.setState({}); } }\n'],
  ])('with %s is brought to life', async (_what, text) => {
    expect(await textOf(text)).toMatch(/^'use client';\n/);
  });

  it.each([
    ['draws alone', 'export const A = () => <button>A</button>;\n'],
    ['says so itself', `'use client';\nexport const A = () => <button onClick={() => 1}>A</button>;\n`],
    ['draws one that is brought to life', `import { B } from './b';\nexport const A = () => <p><B /></p>;\n`],
  ])('that %s stays as it is', async (_what, text) => {
    const files = {
      'src/components/b.tsx': `import { useState } from 'react';\nexport const B = () => useState(0)[0];\n`,
    };
    expect(await textOf(text, { files })).toBe(text);
  });

  it('that gives a function to another one is brought to life with it', async () => {
    const files = { 'src/components/b.tsx': 'export const B = ({ on }) => <button onClick={on}>B</button>;\n' };
    const text = `import { B } from './b';\nexport const A = () => <B on={() => 1} />;\n`;
    expect(await textOf(text, { files })).toBe(`'use client';\n${text}`);
  });

  it('that sets something of <html> from within is told where', async () => {
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

  it('without a file that it imports has an empty value there, and that is told', async () => {
    const { converted } = await convert(`import users from './users.json';\nexport const A = () => users.length;\n`);
    expect(converted.text).toBe('const users = [];\nexport const A = () => users.length;\n');
    expect(told(converted)).toEqual(['1:1 error File not found: ./users.json']);
  });

  it('that cannot be read is told, and copied', async () => {
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

  it('finds its files where they are by now', async () => {
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
  ])('with <Layout %s> says it in its meta', async (attributes, meta) => {
    const text = await textOf(page(attributes), { path: 'src/pages/prices.tsx', files });
    expect(text).toContain(`index.module.css';\n\nexport const meta = {\n${meta}};\n`);
  });

  it('whose title only running it would tell is told', async () => {
    const { converted } = await convert(page('title={titleOf(props)}'), { path: 'src/pages/prices.tsx', files });
    expect(told(converted)).toEqual(['6:10 warning The title of this page is computed: titleOf(props)']);
  });
});

describe('a React page whose words are translated', () => {
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

  it('is there in each language that has some and no page of its own', async () => {
    const { converted } = await convert(page, { path: 'src/pages/legal/prices.tsx', files, site });
    expect(converted.text).toContain(`export const meta = {\n  title: 'Prices',\n};`);
    expect(converted.translations).toEqual([
      {
        path: 'pages/fr/legal/prices.tsx',
        text: `export { default } from '../../legal/prices';\nexport const meta = {\n  title: 'Tarifs',\n};\n`,
      },
    ]);
  });

  it('by a component of it is, too', async () => {
    const around = { ...files, 'src/components/Words.tsx': page };
    const text = `import Words from '../components/Words';\nexport default () => <Words />;\n`;
    const { converted } = await convert(text, { path: 'src/pages/words.tsx', files: around, site });
    expect(converted.translations?.map((each) => each.path)).toEqual(['pages/fr/words.tsx', 'pages/pt/words.tsx']);
  });
});

describe('components of every page', () => {
  const path = 'src/theme/MDXComponents.js';

  it('are exported by their names, without those of Docusaurus', async () => {
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

  it('are all that a module exports where it is spread, and those of Docusaurus that pages may keep', async () => {
    const text = `import DocCardList from '@theme/DocCardList';
import * as All from '../components/all';

export default { ...All, DocCardList };
`;
    const { converted } = await convert(text, { path, files: { 'src/components/all.js': 'export const A = 1;\n' } });
    expect(converted.text).toMatch(
      /^import \{ DocCardList \} from 'docsgen\/compat\/docusaurus';\n\nexport \{ DocCard/,
    );
    expect(converted.text).toMatch(/\nexport \* from '[^']*src\/components\/all';\n$/);
    expect(converted.uses).toContain('src/components/all.js');
  });

  it('that take the place of an element are told', async () => {
    const text = `export default {\n  a: (props) => <a {...props} />,\n};\n`;
    const { converted } = await convert(text, { path });
    expect(told(converted)).toEqual([
      '2:3 warning The component that replaces <a> is not migrated: docsgen renders <a> itself',
    ]);
  });

  it('are no file where nothing is left of them', async () => {
    const text = `import Tabs from '@theme/Tabs';\nexport default { Tabs };\n`;
    const { converted } = await convert(text, { path });
    expect(converted).toMatchObject({ isEmpty: true, losses: [] });
    const styled = await convert(`import './a.css';\n${text}`, { path, files: { 'src/theme/a.css': '' } });
    expect([styled.converted.isEmpty, styled.converted.uses]).toEqual([undefined, ['src/theme/a.css']]);
  });

  it('that no object lists are told', async () => {
    const { converted } = await convert('export default make();\n', { path });
    expect(told(converted)).toEqual(['1:1 error The default export of this file is not an object of components']);
  });
});

describe('what the old configuration said', () => {
  it('is written down for components that ask for it, and not otherwise', async () => {
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

describe('the configuration that Docusaurus gives to pages as a prop', () => {
  it('is passed on to a page that reads it', async () => {
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

  it('changes nothing in other pages', async () => {
    const text = `import React from 'react';

export default function Home({ title }) {
  return <h1>{title} config</h1>;
}
`;
    expect(await textOf(text, { path: 'src/pages/index.js' })).toBe(text);
  });
});

describe('a drawing that a component requires', () => {
  const drawing = '<svg viewBox="0 0 8 4"><path d="M0 0h8"/></svg>';
  const files = {
    'static/img/big-ship.svg': `<svg>${'<path d="M0 0h8"/>'.repeat(400)}</svg>`,
    'static/img/rope.svg': drawing,
  };

  it('is a component, which is imported at the top: a picture, or the drawing itself where it is small', async () => {
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
import { svgPicture as BigShipPicture } from 'docsgen/compat/docusaurus';
import BigShipAddress from '@site/static/img/big-ship.svg';
const BigShip = BigShipPicture(BigShipAddress);
import { svgComponent as RopeDrawing } from 'docsgen/compat/docusaurus';
const Rope = RopeDrawing(${JSON.stringify(drawing)});
import type {ReactNode} from 'react';
import { Heading } from 'docsgen/compat/docusaurus';

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

  it('stands behind the words of a module without imports, by a name that is free', async () => {
    const text = `export const Rope = () => <p onClick={() => 1}>{require('@site/static/img/rope.svg').default({})}</p>;\n`;
    expect(await textOf(text, { files })).toBe(`'use client';
import { svgComponent as Rope2Drawing } from 'docsgen/compat/docusaurus';
const Rope2 = Rope2Drawing(${JSON.stringify(drawing)});
export const Rope = () => <p onClick={() => 1}>{Rope2({})}</p>;
`);
  });
});
