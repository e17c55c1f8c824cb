// What components cannot use outside of islands, because it has no effect there.
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { componentRuntime, renderComponents } from '../../../packages/theme/src/server/islands/component-runtime.tsx';

type AnyFunction = (...given: unknown[]) => unknown;

const runtime = componentRuntime();
const react = runtime.react as unknown as Readonly<Record<string, AnyFunction>>;
const { jsx, jsxs } = runtime.jsxRuntime as unknown as Readonly<Record<string, AnyFunction>>;

const draw = (node: ReactNode): string => renderComponents(node, { lang: 'en', title: 'Keys' });

/** Renders the result of a function inside or outside of an island. */
function drawn(create: AnyFunction, where: 'inside' | 'outside'): string {
  const Shown: FunctionComponent = () => create() as ReactNode;
  const place = { module: 'components/shown.tsx', name: 'Shown' };
  return draw(createElement(where === 'inside' ? (runtime.island(Shown, place) as FunctionComponent) : Shown));
}

const doNothing = () => undefined;
const rest = "works only in a module that begins with 'use client'";

describe('hooks', () => {
  const hooks: readonly (readonly [name: string, call: () => unknown])[] = [
    ['useState', () => react.useState?.(1)],
    ['useReducer', () => react.useReducer?.(doNothing, 1)],
    ['useOptimistic', () => react.useOptimistic?.(1)],
    ['useActionState', () => react.useActionState?.(doNothing, 1)],
    ['useTransition', () => react.useTransition?.()],
    ['useSyncExternalStore', () => react.useSyncExternalStore?.(() => doNothing, doNothing, doNothing)],
    ['useEffect', () => react.useEffect?.(doNothing)],
    ['useLayoutEffect', () => react.useLayoutEffect?.(doNothing)],
    ['useInsertionEffect', () => react.useInsertionEffect?.(doNothing)],
    ['useEffectEvent', () => react.useEffectEvent?.(doNothing)],
    ['useImperativeHandle', () => react.useImperativeHandle?.(null, doNothing)],
  ];

  it.each(hooks)('%s works only in islands', (name, call) => {
    const use = () => {
      call();
      return 'used';
    };
    expect(drawn(use, 'inside')).toContain('used');
    expect(() => drawn(use, 'outside')).toThrow(`Shown uses ${name}, which ${rest}`);
  });

  it.each(hooks)('%s does not work outside of components', (name, call) => {
    expect(call).toThrow(`${name} is called outside of a component`);
  });

  it.each<readonly [string, () => unknown]>([
    ['useMemo', () => react.useMemo?.(() => 'used', [])],
    ['useRef', () => react.useRef?.('used') && 'used'],
    ['useCallback', () => react.useCallback?.(doNothing, []) === doNothing && 'used'],
    ['useDeferredValue', () => react.useDeferredValue?.('used')],
  ])('%s works everywhere', (_name, call) => {
    expect(drawn(call, 'inside')).toContain('used');
    expect(drawn(call, 'outside')).toBe('used');
  });
});

describe('event handlers', () => {
  it.each<readonly [string, string, AnyFunction]>([
    ['createElement', 'onClick', () => react.createElement?.('a', { onClick: doNothing }, 'x')],
    ['jsx', 'onClick', () => jsx?.('a', { onClick: doNothing, children: 'x' })],
    ['jsxs', 'onClick', () => jsxs?.('a', { onClick: doNothing, children: ['x'] })],
    ['cloneElement', 'onClick', () => react.cloneElement?.(createElement('a', {}, 'x'), { onClick: doNothing })],
    ['a form', 'action', () => react.createElement?.('form', { action: doNothing }, 'x')],
    ['a button', 'formAction', () => react.createElement?.('button', { id: 'a', formAction: doNothing }, 'x')],
  ])('of %s work only in islands', (_name, handler, create) => {
    expect(drawn(create, 'inside')).toMatch(/x<\/(?:a|form|button)>/);
    expect(() => drawn(create, 'outside')).toThrow(`Shown uses ${handler}, which ${rest}`);
  });

  it.each<readonly [string, AnyFunction]>([
    [
      'a component',
      () => react.createElement?.(({ onClick }: { onClick: () => string }) => onClick(), { onClick: () => 'x' }),
    ],
    [
      'a cloned component',
      () =>
        react.cloneElement?.(
          createElement(({ show }: { show?: () => string }) => show?.()),
          { show: () => 'x' },
        ),
    ],
    ['a form whose action is a URL', () => react.createElement?.('form', { action: '/x' })],
    ['an element without props', () => react.createElement?.('i', null, 'x')],
    ['a function that is no handler', () => react.createElement?.('i', { ref: doNothing }, 'x')],
    ['a clone without handlers', () => react.cloneElement?.(createElement('i'), { title: 'x' })],
  ])('do not include props of %s', (_name, create) => {
    expect(drawn(create, 'outside')).toContain('x');
  });

  it('can be added to a clone outside of components', () => {
    const clone = react.cloneElement?.(createElement('a', {}, 'x'), { onClick: doNothing });
    expect(draw(clone as ReactNode)).toBe('<a>x</a>');
  });

  it('keep the key of an element that is created outside of components', () => {
    expect(jsx?.('a', { onClick: doNothing }, 'one')).toMatchObject({ key: 'one' });
    expect(jsx?.('a', { onClick: doNothing })).toMatchObject({ key: null });
  });
});
