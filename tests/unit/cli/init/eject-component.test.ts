// Copies of theme components: they contain what the component needs, and nothing else.
import { expect, it } from 'vitest';
import {
  ejectComponent,
  parseDeclarations,
  propsOf,
  referencedDeclarations,
} from '../../../../packages/generator/src/cli/init/eject-component.ts';
import type { ThemeComponent } from '../../../../packages/generator/src/model/theme-components.ts';

const sources = {
  'parts.ts':
    "export { Link as ThemeLink } from './links/link.tsx';\nexport type { PageData } from './page-data.ts';\n",
  'links/link.tsx': 'export function Link() {}\n',
  'page-data.ts': 'export interface PageData {\n  readonly title: string;\n}\n',
  'footer/year.ts': "import { pad } from '../text/pad.ts';\n\nexport function year(): string {\n  return pad(1);\n}\n",
  'text/pad.ts': 'export const pad = String;\n',
  'footer/footer.tsx': `// The footer of all pages.
import { useState } from 'react';
import type { PageData } from '../page-data.ts';
import { Link } from '../links/link.tsx';
import { siteOverrides } from '../overrides.ts';
import { year } from './year.ts';

export interface FooterProps {
  readonly page: PageData;
  readonly note?: string;
}

export function Footer({ page }: FooterProps) {
  const [count] = useState(0);
  return <Link to={page.title}>{year()}</Link>;
}
`,
};

const footer = { name: 'footer', component: 'Footer', module: 'footer/footer.tsx' } as unknown as ThemeComponent;

it('a copy imports the names that it uses, and contains the modules that docsgen/theme does not export', () => {
  expect(ejectComponent(footer, sources)).toBe(`import { ThemeLink as Link, type PageData } from 'docsgen/theme';
import { useState } from 'react';

interface FooterProps {
  readonly page: PageData;
  readonly note?: string;
}

export default function Footer({ page }: FooterProps) {
  const [count] = useState(0);
  return <Link to={page.title}>{year()}</Link>;
}

function year(): string {
  return pad(1);
}

const pad = String;
`);
});

it('the copy of a slot renders nothing', () => {
  const slot = { ...footer, isSlot: true } as ThemeComponent;
  expect(ejectComponent(slot, sources)).toBe(`import type { FooterProps } from 'docsgen/theme';

export default function Footer(props: FooterProps) {
  return null;
}
`);
});

it('lists the props of a component with their types', () => {
  expect(propsOf(footer, sources)).toEqual({ page: 'PageData', 'note?': 'string' });
});

it('lists the types that a text refers to, also indirectly, but not those in comments or of UI strings', () => {
  const all = parseDeclarations(`/** A page. */
export interface Page {
  /** See Other. */
  readonly links: readonly Link[];
  readonly strings: ShellMessages;
}

type Link = { readonly parent: Page };

interface Other {}

interface ShellMessages {}
`);
  expect([...all.keys()]).toEqual(['Page', 'Link', 'Other', 'ShellMessages']);
  const found = referencedDeclarations('page: Page', all);
  expect(found.map((each) => /(?:interface|type) (\w+)/.exec(each)?.[1])).toEqual(['Page', 'Link']);
  expect(found[0]).toMatch(/^\/\*\* A page\. \*\/\ninterface Page \{\n/);
});
