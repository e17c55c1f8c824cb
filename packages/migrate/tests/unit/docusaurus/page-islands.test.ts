// Docusaurus pages with code that requires a browser: this code and its dependencies are moved to a module next to the
// page.
import { expect, it } from 'vitest';
import { convertMarkdown } from '../../../src/docusaurus/convert-markdown.ts';
import { kindOf, placementOf } from './placed-site.ts';

async function convert(text: string, files: Readonly<Record<string, string>> = {}) {
  const path = 'docs/guides/first page.mdx';
  const placement = placementOf({ ...files, [path]: text });
  const placed = { from: path, to: placement.targetOf(path), kind: kindOf(path), locale: 'en' };
  const { losses, ...rest } = await convertMarkdown({ placed, text }, placement);
  const told = losses.map(({ severity, position, message }) => `${position?.line} ${severity} ${message}`);
  return { ...rest, told };
}

const path = 'components/pages/en/docs/guides/first-page.jsx';
const head = "'use client';\n// Client code of content/en/docs/guides/first page.mdx.\n";

it('an element with an event listener becomes a client component, and its content remains in the page', async () => {
  const { text, modules, told } = await convert(`---
title: A post
---

Press it:

<button className="big" onClick={() => alert('clicked!')}>**Click** [me](./other.md)!</button>

<button onClick={() => alert('clicked!')}>Again</button> and <input type="text" onChange={() => alert(1)} />
`);
  expect(text).toBe(`---
title: A post
---

import { ClickButton, ChangeInput } from '@site/components/pages/en/docs/guides/first-page';

Press it:

<ClickButton className="big">**Click** [me](./other.md)!</ClickButton>

<ClickButton>Again</ClickButton> and <ChangeInput type="text" />
`);
  expect(modules).toEqual([
    {
      path,
      text: `${head}export function ClickButton(props) {
  return <button {...props} onClick={() => alert('clicked!')} />;
}

export function ChangeInput(props) {
  return <input {...props} onChange={() => alert(1)} />;
}
`,
    },
  ]);
  expect(told).toEqual([]);
});

it('exported components are moved unchanged, with the imports and exports that they use', async () => {
  const highlight = `export const Highlight = ({children, color}) => (
  <span
    style={{
      backgroundColor: color ?? usual,
    }}
    onClick={() => {
      alert(\`You clicked \${color}\`)
    }}>
    {children}
  </span>
);
`;
  const counter = `export function Counter() {
  const [count, setCount] = useState(0);
  return <Box><Button onPress={() => setCount(count + 1)}>{count}</Button></Box>;
}
`;
  const { text, modules, told, uses } = await convert(
    `import { useState } from 'react';
import Button from '../../src/Button';
import Card from '@site/src/Card';

export const usual = '#25c2a0';

${highlight}
${counter}
export const Box = ({ children }) => <div>{children}</div>;

<Highlight color={usual}>Green</Highlight> <Counter /> <Card><Box>Text</Box></Card>
`,
    { 'src/Button.tsx': '', 'src/Card.tsx': '' },
  );
  expect(text).toBe(`import { Highlight, Counter } from '@site/components/pages/en/docs/guides/first-page';
import Card from '@site/src/Card';

export const usual = '#25c2a0';

export const Box = ({ children }) => <div>{children}</div>;

<Highlight color={usual}>Green</Highlight> <Counter /> <Card><Box>Text</Box></Card>
`);
  expect(modules?.[0]?.text).toBe(`${head}import { useState } from 'react';
import Button from '../../../../../src/Button';

const usual = '#25c2a0';

${highlight}
${counter}
const Box = ({ children }) => <div>{children}</div>;
`);
  expect(told).toEqual([]);
  expect(uses.toSorted()).toEqual(['src/Button.tsx', 'src/Card.tsx']);
});

it('an event listener that cannot be moved is removed and reported at its position', async () => {
  const { text, modules, told } = await convert(`# Title

{['a', 'b'].map((item) => <button key={item} onClick={() => alert(item)}>{item}</button>)}

<p title="x" onClick={() => alert(frontMatter.title)}>Text</p>

{['a'].map((item) => <i key={item} onClick={(event) => alert(event)}>{item}</i>)}
`);
  expect(text).toBe(`import { ClickI } from '@site/components/pages/en/docs/guides/first-page';

# Title

{['a', 'b'].map((item) => <button key={item}>{item}</button>)}

<p title="x">Text</p>

{['a'].map((item) => <ClickI key={item}>{item}</ClickI>)}
`);
  expect(modules).toHaveLength(1);
  expect(told).toEqual([
    "3 error onClick of <button> was removed: it needs a browser, and 'item' cannot be moved to a " + 'client module',
    "5 error onClick of <p> was removed: it needs a browser, and 'frontMatter' cannot be moved to a " + 'client module',
  ]);
});

it('a missing import of a client module is reported at its line in the page', async () => {
  const { told } = await convert(`# Title

import Gone from './gone';

Text

export const A = () => <Gone onClick={() => alert(1)} />;

<A />
`);
  expect(told).toEqual(["3 error File not found: './gone'"]);
});

it('a page that needs no browser, or only shows such code as text, has no client module', async () => {
  const page =
    '# Title\n\n```jsx\n<button onClick={() => alert(1)}>Click</button>\n```\n\n<b title="useState">Text</b>\n';
  expect(await convert(page)).toMatchObject({ text: page, told: [] });
  expect(await convert(page)).not.toHaveProperty('modules');
});
