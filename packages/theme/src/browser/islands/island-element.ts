// Custom element of an island. The element hydrates its component when it is connected and unmounts the component when
// it is removed, regardless of which code replaces the surrounding article.

import { parse } from 'devalue';
import type { Root } from 'react-dom/client';
import { element as makeElement } from '../../lib/element.ts';
import { waitFor } from './hydration-triggers.ts';
import type { PageReact } from './react-of-page.ts';

/** A mounted React root. */
interface Mounted {
  readonly root: Root;
  /** Renders with the current attributes of the element. */
  readonly render: () => void;
}

/** `react` is called when an island hydrates. */
export function defineIslands(react: () => Promise<PageReact>): void {
  customElements.define(
    'docsgen-island',
    class extends HTMLElement {
      readonly #island = new Island(this, react);

      connectedCallback(): void {
        this.#island.start();
      }

      disconnectedCallback(): void {
        // Moving an element disconnects and reconnects it within one task.
        queueMicrotask(() => {
          if (!this.isConnected) this.#island.stop();
        });
      }

      /** Called by `browser/live/replace-page.ts`. Returns `false`, because the element has updated itself. */
      exchange(next: HTMLElement): boolean {
        return this.#island.exchange(next);
      }
    },
  );
}

class Island {
  readonly #element: HTMLElement;
  readonly #react: () => Promise<PageReact>;
  #isStarted = false;
  /** Incremented on every start and stop, so that outdated asynchronous work can be discarded. */
  #turn = 0;
  #stopWaiting: (() => void) | undefined;
  #mounted: Mounted | undefined;
  /** HTML of the children that the author wrote, if any. */
  #slot: string | undefined;

  constructor(element: HTMLElement, react: () => Promise<PageReact>) {
    this.#element = element;
    this.#react = react;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#turn += 1;
    const { client } = this.#element.dataset;
    this.#slot = takeSlot(this.#element);
    this.#stopWaiting = waitFor(client, this.#element, () => void this.#wake().catch((error) => this.#report(error)));
  }

  stop(): void {
    this.#isStarted = false;
    this.#turn += 1;
    this.#stopWaiting?.();
    this.#mounted?.root.unmount();
    this.#mounted = undefined;
  }

  /** If the component is the same, it stays mounted with its state, and is rendered again if its props have changed. */
  exchange(next: HTMLElement): boolean {
    const element = this.#element;
    const isSame = ['component', 'src', 'client'].every((name) => element.dataset[name] === next.dataset[name]);
    if (this.#mounted === undefined || !isSame) {
      this.stop();
      copyAttributes(next, element);
      element.innerHTML = next.innerHTML;
      this.start();
      return false;
    }
    const slot = takeSlot(next);
    const isUnchanged = slot === this.#slot && element.dataset.props === next.dataset.props;
    copyAttributes(next, element);
    this.#slot = slot;
    if (!isUnchanged) this.#mounted.render();
    return false;
  }

  async #wake(): Promise<void> {
    const element = this.#element;
    const turn = this.#turn;
    const { src = '', component = '' } = element.dataset;
    const { react, reactClient, PageContext, module } = await this.#load(src);
    // The island may have been removed or replaced in the meantime.
    if (turn !== this.#turn) return;
    const exported = module[component.slice(component.lastIndexOf('#') + 1)];
    if (exported === undefined) throw new Error(`${src} does not export it`);
    const tree = (): React.ReactNode => {
      const { props, page = '{}' } = element.dataset;
      const parsedProps = props === undefined ? {} : parse(props);
      const slot = this.#slot;
      const children = slot === undefined ? [] : [react.createElement('docsgen-slot', innerHtml(slot))];
      const value = { lang: '', title: '', ...JSON.parse(page) };
      const rendered = react.createElement(exported as React.FunctionComponent, parsedProps, ...children);
      return react.createElement(PageContext, { value }, rendered);
    };
    const html = element.innerHTML;
    const options = {
      identifierPrefix: `island${element.dataset.id}-`,
      onRecoverableError: (error: unknown) => {
        // If the island is removed before hydration finishes, the component is not the cause of the error.
        if (turn === this.#turn) this.#report(error, 'renders differently in the browser than at build time');
      },
      onUncaughtError: (error: unknown) => {
        this.#report(error);
        queueMicrotask(() => this.#restore(html));
      },
    };
    const isRendered = element.dataset.client !== 'only' && element.hasChildNodes();
    if (isRendered) restoreStyles(element);
    const root = isRendered
      ? reactClient.hydrateRoot(element, tree(), options)
      : reactClient.createRoot(element, options);
    if (!isRendered) root.render(tree());
    this.#mounted = { root, render: () => root.render(tree()) };
  }

  /**
   * Preloads the component while React loads, but runs it only after React, because the component expects that the
   * runtime is set up.
   */
  async #load(src: string): Promise<PageReact & { readonly module: Readonly<Record<string, unknown>> }> {
    const preload = makeElement('link', { rel: 'modulepreload', href: src });
    document.head.append(preload);
    try {
      const react = await this.#react();
      return { ...react, module: await import(src) };
    } finally {
      preload.remove();
    }
  }

  /** If a component throws, the HTML from the build is restored. */
  #restore(html: string): void {
    this.#mounted?.root.unmount();
    this.#mounted = undefined;
    this.#element.innerHTML = html;
  }

  #report(error: unknown, what = 'failed'): void {
    const { component } = this.#element.dataset;
    reportError(new Error(`The component ${component} ${what}: ${error}`, { cause: error }));
  }
}

/**
 * If a Content Security Policy blocks style attributes, the build moves them to a style sheet. This function restores
 * the attributes before hydration, because React sets and removes inline styles itself.
 */
function restoreStyles(island: Element): void {
  for (const styled of island.querySelectorAll<HTMLElement>('[data-docsgen-style]')) {
    styled.style.cssText = styled.dataset.docsgenStyle ?? '';
    delete styled.dataset.docsgenStyle;
  }
}

function innerHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/**
 * Returns the HTML of the children before the component can change it, and removes a hidden slot, which would break
 * hydration.
 */
function takeSlot(island: HTMLElement): string | undefined {
  const slot = island.querySelector<HTMLElement>('docsgen-slot');
  if (slot?.hidden && slot.parentElement === island) slot.remove();
  return slot?.innerHTML;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) to.setAttribute(name, from.getAttribute(name) ?? '');
}
