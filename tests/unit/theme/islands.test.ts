// Rendering components in Node: what they may use, and the markup of islands.
import { parse } from 'devalue';
import { type ComponentType, createContext, createElement, memo, type ReactNode, useContext } from 'react';
import { describe, expect, it } from 'vitest';
import { componentRuntime, renderComponents } from '../../../packages/theme/src/server/islands/component-runtime.tsx';
import { parseHtml } from '../../site/html.ts';

type Props = Readonly<Record<string, unknown>>;
type AnyComponent = ComponentType<Props>;

/** The part of the runtime that these components import, as compiled ones do. */
interface Runtime {
  readonly react: {
    readonly useState: <Value>(start: Value) => readonly [Value, (next: Value) => void];
    readonly useEffect: (effect: () => void) => void;
    readonly useMemo: <Value>(make: () => Value, of: readonly unknown[]) => Value;
    readonly useId: () => string;
    readonly createElement: typeof createElement;
  };
  readonly jsxRuntime: { readonly jsx: (type: unknown, props: Props) => ReactNode };
  readonly client: { readonly usePage: () => Props; readonly useColorMode: () => string };
  readonly components: { readonly Fallback: AnyComponent };
}

const runtime = componentRuntime();
const { react, jsxRuntime, client, components } = runtime as unknown as Runtime;
const h = react.createElement;

const draw = (node: ReactNode): string => renderComponents(node, { lang: 'en', title: 'Keys' });

function islandOf(component: unknown, name = (component as { readonly name: string }).name): AnyComponent {
  return runtime.island(component, { module: `components/${name.toLowerCase()}.tsx`, name }) as AnyComponent;
}

function Counter({ start = 0, children }: { readonly start?: number; readonly children?: ReactNode }): ReactNode {
  const [count] = react.useState(start);
  react.useEffect(() => undefined);
  return h('div', {}, h('button', { onClick: () => undefined }, 'Count: ', count), children);
}

const CounterIsland = islandOf(Counter);

/** Attributes of each island. */
function islandsIn(html: string): readonly Readonly<Record<string, string>>[] {
  const found = parseHtml(html).all('*');
  return found.filter(({ name }) => name === 'docsgen-island').map(({ attributes }) => attributes);
}

const attributesOf = (html: string): Readonly<Record<string, string>> => islandsIn(html)[0] ?? {};

function problemOf(node: ReactNode): string {
  try {
    draw(node);
  } catch (thrown) {
    return thrown instanceof Error ? `${thrown.name} ${thrown.message}` : String(thrown);
  }
  return 'none';
}

describe('islands', () => {
  it('an island is rendered in its initial state, with the markers that React needs for hydration', () => {
    const html = draw(h(CounterIsland, { start: 3 }));
    expect(html).toContain('<div><button>Count: <!-- -->3</button></div>');
    const attributes = attributesOf(html);
    expect(attributes).toMatchObject({ 'data-component': 'components/counter.tsx#Counter', 'data-client': 'visible' });
    expect(parse(attributes['data-props'] ?? '')).toEqual({ start: 3 });
  });

  it('an island serializes values that JSON does not support, and omits missing props', () => {
    const Any = islandOf(function Any() {
      return null;
    });
    const props = { at: new Date(0), of: new Map([['a', new Set([1n])]]), like: /x/u, none: undefined };
    expect(parse(attributesOf(draw(h(Any, props)))['data-props'] ?? '')).toEqual(props);
    expect(attributesOf(draw(h(Any, { client: 'load' })))).toEqual({
      'data-component': 'components/any.tsx#Any',
      'data-client': 'load',
      'data-empty': '',
    });
  });

  it('a context exported by a client module is not an island', () => {
    const Label = createContext('none');
    expect(islandOf(Label, 'Label')).toBe(Label);
    expect(draw(h(islandOf(memo(Counter), 'Memo')))).toContain('data-component="components/memo.tsx#Memo"');
  });

  it('an island separates its children and marks where the component renders them', () => {
    const html = draw(h(CounterIsland, {}, h('p', {}, 'Text')));
    expect(html).toContain('</button><docsgen-slot><p>Text</p></docsgen-slot></div></docsgen-island>');
  });

  it('children that the component does not render are added hidden', () => {
    const Closed = islandOf(function Closed() {
      return h('i', {});
    });
    expect(draw(h(Closed, {}, h('p', {}, 'Text')))).toContain(
      '<i></i><docsgen-slot hidden=""><p>Text</p></docsgen-slot></docsgen-island>',
    );
  });

  it('children that are only text are passed as text', () => {
    const Loud = islandOf(function Loud({ children }: { readonly children: string }) {
      return children.toUpperCase();
    });
    const html = draw(h(Loud, {}, 'quiet'));
    expect(html).toContain('>QUIET</docsgen-island>');
    expect(parse(attributesOf(html)['data-props'] ?? '')).toEqual({ children: 'quiet' });
  });

  it('an island inside another one is an island in its children, and a component in what it renders', () => {
    const Pair = islandOf(function Pair({ children }: Props) {
      return h('section', {}, h(CounterIsland, { start: 1 }), children as ReactNode);
    });
    const html = draw(h(Pair, {}, h(CounterIsland, { start: 2 }, h('b', {}, 'deep'))));
    expect(islandsIn(html).map((attributes) => attributes['data-component'])).toEqual([
      'components/pair.tsx#Pair',
      'components/counter.tsx#Counter',
    ]);
    expect(html).toMatch(/<section><div>.*1<.*<docsgen-slot><docsgen-island .*2<.*<docsgen-slot><b>deep<\/b>/);
    expect(html).not.toContain('\0');
  });

  it('a client="only" island contains its fallback', () => {
    const { Fallback } = components;
    const html = draw(h(CounterIsland, { client: 'only' }, h(Fallback, {}, h('i', {}, 'Wait')), h('p', {}, 'Text')));
    expect(html).toContain('><i>Wait</i><docsgen-slot hidden=""><p>Text</p></docsgen-slot></docsgen-island>');
  });

  it('ids in an island have a prefix that the article can replace', () => {
    const Named = islandOf(function Named() {
      return h('b', { id: react.useId() });
    });
    expect(draw(h(Named))).toContain('<b id="_island-R_0_">');
  });

  it('an island that reads the page gets it as an attribute; others do not', () => {
    const Title = islandOf(function Title() {
      const { lang, title, url } = client.usePage();
      return `${lang} ${title} ${url}.${client.useColorMode()}`;
    });
    const html = draw(h(Title));
    expect(html).toContain('en Keys .light');
    expect(JSON.parse(attributesOf(html)['data-page'] ?? '')).toEqual({ lang: 'en', title: 'Keys' });
    expect(attributesOf(draw(h(CounterIsland)))['data-page']).toBeUndefined();
  });

  it('only components become islands', () => {
    class Store {}
    const place = { module: 'components/all.tsx', name: 'format' };
    for (const other of [() => 1, Store, { a: 1 }, 7, 'text', null]) expect(runtime.island(other, place)).toBe(other);
    expect(runtime.island(Store, { ...place, name: 'Store' })).toBe(Store);
    const Memo = memo(Counter);
    expect(draw(h(islandOf(Memo, 'Memo')))).toContain('components/memo.tsx#Memo');
  });

  it('an island does not receive contexts from above, but its children do', () => {
    const Colour = createContext('none');
    const Show = () => useContext(Colour);
    const ShowIsland = islandOf(function ShowIsland({ children }: Props) {
      return h('i', {}, h(Show), children as ReactNode);
    });
    expect(draw(h(Colour.Provider, { value: 'red' }, h(ShowIsland, {}, h(Show))))).toMatch(
      /<i>none<docsgen-slot>red<\/docsgen-slot><\/i>/,
    );
  });

  it.each([
    [{ onPick: () => 1 }, `The prop 'onPick' of Counter is a function, which cannot be sent to the browser`],
    [{ of: { a: [new (class Store {})()] } }, `The prop 'of.a[0]' of Counter is an instance of Store, which`],
    [{ mark: Symbol('x') }, `The prop 'mark' of Counter is a symbol, which`],
    [{ icon: createElement('i') }, `The prop 'icon' of Counter is an element (allowed only in children)`],
    [
      { client: 'never' },
      `Invalid value 'never' for the 'client' prop of Counter: use one of visible, idle, load, only`,
    ],
    [{ children: () => 1 }, `Counter has a function as its child, which cannot be sent to the browser`],
  ])('reports invalid props: %o', (props, message) => {
    expect(problemOf(h(CounterIsland, props as Props))).toContain(`docsgen:component ${message}`);
  });
});

describe('outside of islands', () => {
  it('hooks that require a browser throw with the name of the component', () => {
    expect(problemOf(h(Counter))).toBe(
      `docsgen:islands-only Counter uses useState, which works only in a module that begins with 'use client'`,
    );
  });

  it('all other hooks work', () => {
    const Plain = () =>
      h(
        'p',
        { id: react.useId() },
        react.useMemo(() => 'made', []),
        String(client.usePage().title),
      );
    expect(draw(h(Plain))).toMatch(/^<p id="\w+">madeKeys<\/p>$/);
  });

  it('event handlers throw, wherever their element is created', () => {
    const Button = () => jsxRuntime.jsx('button', { onClick: () => 1 }) as ReactNode;
    const rest = `works only in a module that begins with 'use client'`;
    expect(problemOf(h(Button))).toBe(`docsgen:islands-only Button uses onClick, which ${rest}`);
    expect(problemOf(jsxRuntime.jsx('button', { onClick: () => 1 }))).toBe(
      `docsgen:islands-only onClick on <button> ${rest}`,
    );
    expect(problemOf(h(CounterIsland, {}, h('a', { onClick: () => 1 })))).toContain('onClick on <a>');
  });

  it('an element created with its module can have event handlers inside an island', () => {
    const button = h('button', { onClick: () => 1 }, 'x');
    const Holder = islandOf(function Holder() {
      return button;
    });
    expect(draw(h(Holder))).toContain('<button>x</button>');
  });

  it('errors thrown by a component are not changed', () => {
    const Broken = () => {
      throw new RangeError('too far');
    };
    expect(problemOf(h(Broken))).toBe('RangeError too far');
    expect(problemOf(h(islandOf(Broken, 'Broken')))).toBe('RangeError too far');
  });
});
