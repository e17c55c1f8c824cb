// Renders islands in Node: exports of 'use client' modules are rendered in their initial state, inside an element with
// everything that the browser needs to hydrate them. Inside another island, they are ordinary components.

import { type IslandExport, islandKey } from '@docsgen/contract/component-runtime';
import { Children, type ComponentType, Fragment, isValidElement, type ReactNode, useContext } from 'react';
import { hydratableMarkup } from '../react-markup.tsx';
import type { IslandPage } from './client-hooks.ts';
import { ComponentError } from './component-error.ts';
import { type ComponentRender, ComponentRenderContext, marksOf } from './component-render.ts';
import { IslandContext, PageContext } from './island-context.ts';
import { packProps } from './sent-props.ts';

/** When to hydrate: when visible, when the browser is idle, or on load. `only` is not rendered in Node. */
const triggers = ['visible', 'idle', 'load', 'only'] as const;

type Trigger = (typeof triggers)[number];

interface IslandProps {
  readonly client?: Trigger;
  readonly children?: ReactNode;
  /** Position in the source, for later steps. */
  readonly 'data-position'?: unknown;
  readonly [name: string]: unknown;
}

/** Prefix of React's ids in an island. The article replaces the prefix with a number for each island. */
const idPrefix = 'island-';

/** Wraps components. Other exports, such as constants, hooks and other classes, are returned unchanged. */
export function island(exported: unknown, place: IslandExport): unknown {
  if (!isComponent(exported, place.name)) return exported;
  const name = nameOf(exported, place);
  const Component = exported;
  function Island({ client = 'visible', 'data-position': position, children, ...props }: IslandProps): ReactNode {
    const componentRender = useContext(ComponentRenderContext);
    if (useContext(IslandContext)) return <Component {...props}>{children}</Component>;
    if (componentRender === undefined) throw new ComponentError(`${name} is rendered outside of a page`, name);
    return renderIsland({ Component, name, place, client, position, children, props, componentRender });
  }
  Island.displayName = name;
  return Object.assign(Island, typeof exported === 'function' ? { ...exported } : {}, {
    [Symbol.for(islandKey)]: true,
  });
}

type AnyComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** Results of `memo`, `forwardRef` and `lazy`. A context is also a React object, but not a component. */
const componentTypes: ReadonlySet<unknown> = new Set(
  ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name)),
);

function isComponent(exported: unknown, name: string): exported is AnyComponent {
  if (typeof exported === 'object' && exported !== null) return componentTypes.has(Object(exported).$$typeof);
  if (typeof exported !== 'function' || !/^(?:[A-Z]|default$)/.test(name)) return false;
  return (
    !/^class\b/.test(Function.prototype.toString.call(exported)) || 'isReactComponent' in Object(exported.prototype)
  );
}

/** Returns a name such as `Counter`, or the module path if the component has no name. */
function nameOf(exported: AnyComponent, { module, name }: IslandExport): string {
  return name === 'default' ? exported.displayName || exported.name || module : name;
}

/** Throws `ComponentError` if the island cannot be hydrated. */
function checkIsland({ name, client, children }: Pick<IslandRequest, 'name' | 'client' | 'children'>): void {
  if (!triggers.includes(client)) {
    throw new ComponentError(
      `Invalid value '${client}' for the 'client' prop of ${name}: use one of ${triggers.join(', ')}`,
      name,
    );
  }
  if (typeof children === 'function') {
    throw new ComponentError(`${name} has a function as its child, which cannot be sent to the browser`, name);
  }
}

interface IslandRequest {
  readonly Component: AnyComponent;
  readonly name: string;
  readonly place: IslandExport;
  readonly client: Trigger;
  readonly position: unknown;
  readonly children: ReactNode;
  readonly props: Readonly<Record<string, unknown>>;
  readonly componentRender: ComponentRender;
}

function renderIsland({
  Component,
  name,
  place,
  client,
  position,
  children,
  props,
  componentRender,
}: IslandRequest): ReactNode {
  checkIsland({ name, client, children });
  const { fallback, others } = splitFallback(children);
  if (fallback.length > 0 && client !== 'only') throw new ComponentError(misplacedFallback, 'Fallback');
  const isText = others.length > 0 && others.every((child) => typeof child === 'string');
  const sentProps = isText ? { ...props, children: others.join('') } : props;
  const marks = others.length > 0 && !isText ? marksOf(componentRender.next()) : undefined;
  const page = watchedPage(componentRender.page);
  const slot = marks && <docsgen-slot dangerouslySetInnerHTML={{ __html: marks.place }} />;
  const html =
    client === 'only'
      ? undefined
      : hydratableMarkup(
          <ComponentRenderContext value={componentRender}>
            <PageContext value={page.value}>
              <IslandContext value={true}>
                {slot ? <Component {...sentProps}>{slot}</Component> : <Component {...sentProps} />}
              </IslandContext>
            </PageContext>
          </ComponentRenderContext>,
          idPrefix,
        );
  const attributes = {
    'data-component': `${place.module}#${place.name}`,
    'data-client': client,
    'data-position': typeof position === 'string' ? position : undefined,
    'data-props': packProps(sentProps, name),
    // Recorded here, because HTML parsing changes the markup, after which it cannot be determined.
    'data-empty': html === '' ? '' : undefined,
    'data-page': html === undefined || page.isAsked() ? JSON.stringify(componentRender.page) : undefined,
  };
  const spare = marks?.spare ?? '';
  return (
    <>
      {html === undefined ? (
        <docsgen-island {...attributes}>
          {fallback}
          {spare}
        </docsgen-island>
      ) : (
        <docsgen-island {...attributes} dangerouslySetInnerHTML={{ __html: html + spare }} />
      )}
      {marks?.start}
      {marks && others}
      {marks?.end}
    </>
  );
}

/**
 * Records whether the component reads the page. Most components do not read the page, so it is not sent to the browser.
 */
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

const misplacedFallback = '<Fallback> must be a direct child of an island with client="only"';

/**
 * `Fallback` of `docsgen/components`: shown in place of a `client="only"` island until it is rendered. The island
 * extracts its children, so `Fallback` itself is rendered only if it is misplaced.
 */
export function Fallback(_props: FallbackProps): ReactNode {
  throw new ComponentError(misplacedFallback, 'Fallback');
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
