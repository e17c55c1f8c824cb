// Docusaurus pages with event listeners: they are removed and reported at their position.
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

it('event listeners are removed, in the text and in expressions', async () => {
  const { text, told } = await convert(`# Title

<button className="big" onClick={() => alert('clicked!')}>**Click** [me](./other.md)!</button>

{['a', 'b'].map((item) => <button key={item} onClick={() => alert(item)}>{item}</button>)}

export const Press = () => <b onClick={() => alert(1)}>Press</b>;

<Press />
`);
  expect(text).toBe(`# Title

<button className="big">**Click** [me](./other.md)!</button>

{['a', 'b'].map((item) => <button key={item}>{item}</button>)}

export const Press = () => <b>Press</b>;

<Press />
`);
  const removed = 'error The event listener onClick was removed, because pages are rendered at build time';
  expect(told).toEqual([`3 ${removed}`, `5 ${removed}`, `7 ${removed}`]);
});

it('a page that needs no browser, or only shows such code as text, stays unchanged', async () => {
  const page =
    '# Title\n\n```jsx\n<button onClick={() => alert(1)}>Click</button>\n```\n\n<b title="useState">Text</b>\n';
  expect(await convert(page)).toMatchObject({ text: page, told: [] });
});
