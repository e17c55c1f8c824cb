// Islands in Node: what a module with 'use client' exports is drawn as it looks at first, inside an element that has
// all that the browser needs to bring it to life. Inside an island it is a component like any other.

import { type IslandPlace, islandKey } from '@docsgen/contract/component-runtime';
import { Children, type ComponentType, Fragment, isValidElement, type ReactNode, useContext } from 'react';
import { hydratableMarkup } from '../render-document.tsx';
import type { IslandPage } from './client-hooks.ts';
import { ComponentError } from './component-error.ts';
import { type Drawing, DrawingContext, marksOf } from './component-render.ts';
import { IslandContext, PageContext } from './island-context.ts';
import { packProps } from './sent-props.ts';

/** When it comes to life: once it is seen, once the browser has time, with the page; `only`: Node does not draw it. */
const times = ['visible', 'idle', 'load', 'only'] as const;

type Time = (typeof times)[number];

interface IslandProps {
  readonly client?: Time;
  readonly children?: ReactNode;
  /** Where the author wrote it, for later steps. */
  readonly 'data-position'?: unknown;
  readonly [name: string]: unknown;
}

/** Ids that React makes begin so in an island; the article gives each of its islands a number instead. */
const idPrefix = 'island-';

/** What is no component passes through: a constant, a hook, a class that draws nothing. */
export function island(exported: unknown, place: IslandPlace): unknown {
  if (!isComponent(exported, place.name)) return exported;
  const name = nameOf(exported, place);
  const Component = exported;
  function Island({ client = 'visible', 'data-position': position, children, ...props }: IslandProps): ReactNode {
    const drawing = useContext(DrawingContext);
    if (useContext(IslandContext)) return <Component {...props}>{children}</Component>;
    if (drawing === undefined) throw new ComponentError(`${name} is drawn outside of a page`, name);
    return drawIsland({ Component, name, place, client, position, children, props, drawing });
  }
  Island.displayName = name;
  return Object.assign(Island, typeof exported === 'function' ? { ...exported } : {}, {
    [Symbol.for(islandKey)]: true,
  });
}

type AnyComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** What `memo`, `forwardRef` and `lazy` give; a context is an object of React, too, and no component. */
const drawn: ReadonlySet<unknown> = new Set(
  ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name)),
);

function isComponent(exported: unknown, name: string): exported is AnyComponent {
  if (typeof exported === 'object' && exported !== null) return drawn.has(Object(exported).$$typeof);
  if (typeof exported !== 'function' || !/^(?:[A-Z]|default$)/.test(name)) return false;
  return (
    !/^class\b/.test(Function.prototype.toString.call(exported)) || 'isReactComponent' in Object(exported.prototype)
  );
}

/** `Counter`; `components/counter.tsx` where it has no name. */
function nameOf(exported: AnyComponent, { module, name }: IslandPlace): string {
  return name === 'default' ? exported.displayName || exported.name || module : name;
}

interface IslandRequest {
  readonly Component: AnyComponent;
  readonly name: string;
  readonly place: IslandPlace;
  readonly client: Time;
  readonly position: unknown;
  readonly children: ReactNode;
  readonly props: Readonly<Record<string, unknown>>;
  readonly drawing: Drawing;
}

function drawIsland({ Component, name, place, client, position, children, props, drawing }: IslandRequest): ReactNode {
  if (!times.includes(client)) {
    throw new ComponentError(`The prop 'client' of ${name} cannot be '${client}': it is ${times.join(', ')}`, name);
  }
  if (typeof children === 'function') {
    throw new ComponentError(`${name} has a function as its child, which cannot be sent to the browser`, name);
  }
  const { fallback, others } = splitFallback(children);
  if (fallback.length > 0 && client !== 'only') throw new ComponentError(fallbackAlone, 'Fallback');
  const isText = others.length > 0 && others.every((child) => typeof child === 'string');
  const given = isText ? { ...props, children: others.join('') } : props;
  const marks = others.length > 0 && !isText ? marksOf(drawing.next()) : undefined;
  const page = watchedPage(drawing.page);
  const slot = marks && <docsgen-slot dangerouslySetInnerHTML={{ __html: marks.place }} />;
  const drawn =
    client === 'only'
      ? undefined
      : hydratableMarkup(
          <DrawingContext value={drawing}>
            <PageContext value={page.value}>
              <IslandContext value={true}>
                {slot ? <Component {...given}>{slot}</Component> : <Component {...given} />}
              </IslandContext>
            </PageContext>
          </DrawingContext>,
          idPrefix,
        );
  const attributes = {
    'data-component': `${place.module}#${place.name}`,
    'data-client': client,
    'data-position': typeof position === 'string' ? position : undefined,
    'data-props': packProps(given, name),
    // For the article, which finds nothing either in what HTML took apart.
    'data-empty': drawn === '' ? '' : undefined,
    'data-page': drawn === undefined || page.isAsked() ? JSON.stringify(drawing.page) : undefined,
  };
  const spare = marks?.spare ?? '';
  return (
    <>
      {drawn === undefined ? (
        <docsgen-island {...attributes}>
          {fallback}
          {spare}
        </docsgen-island>
      ) : (
        <docsgen-island {...attributes} dangerouslySetInnerHTML={{ __html: drawn + spare }} />
      )}
      {marks?.start}
      {marks && others}
      {marks?.end}
    </>
  );
}

/** Most components do not ask for the page, and it need not be sent for them. */
function watchedPage({ lang, title }: IslandPage): { readonly value: IslandPage; readonly isAsked: () => boolean } {
  let isAsked = false;
  const value = {
    get lang() {
      isAsked = true;
      return lang;
    },
    get title() {
      isAsked = true;
      return title;
    },
  };
  return { value, isAsked: () => isAsked };
}

interface FallbackProps {
  readonly children?: ReactNode;
}

const fallbackAlone = `<Fallback> is shown in islands with client="only" alone`;

/**
 * `docsgen/components`: what is shown in place of an island that only the browser draws, until it does. The island
 * takes what is in it, so that it is never drawn itself but where it says nothing.
 */
export function Fallback(_props: FallbackProps): ReactNode {
  throw new ComponentError(`${fallbackAlone}. It stands directly between the island's tags`, 'Fallback');
}

interface SplitChildren {
  readonly fallback: readonly ReactNode[];
  readonly others: readonly ReactNode[];
}

function splitFallback(children: ReactNode): SplitChildren {
  const fallback: ReactNode[] = [];
  const others: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    if (isValidElement<FallbackProps>(child) && child.type === Fallback)
      fallback.push(<Fragment key={child.key}>{child.props.children}</Fragment>);
    else others.push(child);
  }
  const isBlank = others.every((child) => typeof child === 'string' && child.trim() === '');
  return { fallback, others: isBlank ? [] : others };
}
